import GlideTesting
import Testing

/// A rectangle that counts how often it is measured and drawn.
private struct CountedShape: Shape {
    final class Counter: @unchecked Sendable {
        var measured = 0
        var drawn = 0
    }

    let counter: Counter

    func path(in rect: Rect) -> Path {
        counter.drawn += 1
        return Path(rect)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        counter.measured += 1
        return proposal.replacingUnspecifiedDimensions()
    }
}

/// Many pairs on one screen: each at its place at each moment, and the work grows with their number only.
@MainActor
@Suite struct `A swarm of matched pairs` {
    private let side = Handle<Int>()
    private static let spring = Animation.spring(response: 0.4, dampingFraction: 0.7)

    private static func start(_ index: Int) -> Rect {
        Rect(x: Double(index % 25) * 6, y: Double(index / 25) * 6, width: 4, height: 4)
    }

    private static func end(_ index: Int) -> Rect {
        Rect(x: 250 + Double(index / 20) * 5, y: 395 - Double(index % 20) * 18, width: 5, height: 3)
    }

    private func window(
        _ count: Int, counter: CountedShape.Counter = CountedShape.Counter(), inList: Bool = false
    ) -> TestWindow {
        func place(_ frame: Rect, _ index: Int, _ namespace: Namespace.ID) -> some View {
            CountedShape(counter: counter).fill(Color.black)
                .matchedGeometryEffect(id: index, in: namespace)
                .named("\(index)")
                .frame(width: frame.width, height: frame.height)
                .padding(.leading, frame.minX).padding(.top, frame.minY)
        }
        // Few frames a second: each paints a thousand views.
        return TestWindow(size: Size(width: 400, height: 400), frameRate: 20) {
            Held(0, by: side) { side in
                Spaced { namespace in
                    let swarm = ZStack(alignment: .topLeading) {
                        ForEach(0..<count) { index in
                            if side == 0 {
                                place(Self.start(index), index, namespace)
                            } else {
                                place(Self.end(index), index, namespace)
                            }
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    if inList { ScrollView { swarm.frame(height: 400) }.clipShape(Circle()) } else { swarm }
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func `five hundred fly at once, each on its straight way, in a clipped list too`(_ inList: Bool) throws {
        let window = window(500, inList: inList)
        let nodes = window.nodeCount
        withAnimation(Self.spring) { side.value = 1 }
        let spring = Spring(response: 0.4, dampingRatio: 0.7)
        for step in 1...3 {
            window.advance(by: .milliseconds(100))
            let share = spring.value(target: 1.0, time: Double(step) * 0.1)
            let groups = window.matchedGroups
            for group in groups {
                let index = try #require(group.id as? Int)
                let (start, end) = (Self.start(index), Self.end(index))
                let place = Rect(
                    x: start.minX + (end.minX - start.minX) * share, y: start.minY + (end.minY - start.minY) * share,
                    width: start.width + (end.width - start.width) * share,
                    height: start.height + (end.height - start.height) * share)
                #expect(try #require(group.frame).distance(to: place) < 1e-6, "\(index)")
                #expect(group.members.count == 2)
            }
            #expect(groups.count == 500)
            #expect(window.repaintedWhole() == window.snapshot())
        }
        try window.settle()
        for group in window.matchedGroups {
            #expect(group.frame == (group.id as? Int).map(Self.end))
            #expect(group.members.count == 1)
        }
        for index in stride(from: 0, to: 500, by: 99) { window.expect("\(index)", at: Self.end(index), within: 1e-9) }
        #expect(window.nodeCount == nodes)
        #expect(window.warnings.isEmpty)
    }

    @Test func `the work of a flight grows with the number of pairs, not with its square`() throws {
        var works: [(measured: Int, drawn: Int, bodies: Int)] = []
        for count in [125, 250, 500] {
            let counter = CountedShape.Counter()
            let window = window(count, counter: counter)
            window.advance(frames: 1)
            withAnimation(Self.spring) { side.value = 1 }
            window.advance(frames: 1)
            counter.measured = 0
            counter.drawn = 0
            let bodies = window.bodyEvaluations
            window.advance(frames: 10)
            works.append((counter.measured, counter.drawn, window.bodyEvaluations - bodies))
        }
        for (work, count) in zip(works, [125, 250, 500]) {
            // In each of ten frames both of a pair are measured for their new size, at most twice, and are drawn in
            // each of 16 rectangles at most; no body is evaluated.
            #expect(work.measured <= 10 * 2 * 2 * count, "\(work)")
            #expect(work.measured > 0)
            #expect(work.drawn <= 10 * 2 * 16 * count)
            #expect(work.bodies == 0)
        }
        #expect(Double(works[2].measured) <= 2.1 * Double(works[1].measured))
        #expect(Double(works[1].measured) <= 2.1 * Double(works[0].measured))
    }
}
