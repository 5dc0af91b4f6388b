import GlideTesting
import Testing

@testable import GlideDemo

@MainActor
@Suite struct AnimationPagesTests {
    private static let size = Size(width: 400, height: 600)
    /// Pages start their animation when they have had the time to open.
    private static let start = 0.6

    @Test(arguments: AnimationSample.all.map(\.id))
    func `the dot begins on its curve, to a pixel, and goes along it, to half a one`(_ id: String) throws {
        let sample = try #require(AnimationSample.all.first { $0.id == id })
        let window = TestWindow(size: Self.size, frameRate: 5) { AnimationPage(sample: sample) }
        let graph = try #require(window.frame(of: "graph"))
        let range = (sample.curve.range.lowerBound - 0.12)...(sample.curve.range.upperBound + 0.12)
        let scale = GraphScale(size: graph.size, range: range)
        let start = Point(x: graph.minX, y: graph.minY + scale.y(0))
        // The dot and the graph each stand on whole pixels.
        let first = try #require(window.frame(of: "dot")).center
        #expect(abs(first.x - start.x) <= 1 && abs(first.y - start.y) <= 1)
        let way = scale.y(1) - scale.y(0)
        var context = AnimationContext<Double>()
        func expectDot(at share: Double, after time: Double) throws {
            let dot = try #require(window.frame(of: "dot")).center
            // Asked in points, as the dot is: a spring is at its end when little of its own way is left.
            let drop = sample.animation.animate(value: way, time: time, context: &context) ?? way
            #expect(abs(dot.x - (first.x + graph.width * share)) <= 0.5, "at \(time)")
            #expect(abs(dot.y - (first.y + drop)) <= 0.5, "at \(time)")
        }
        for step in 1...11 {
            let time = Double(step) * sample.span / 12.3
            window.advance(by: .seconds(Self.start + time - window.now.seconds))
            try expectDot(at: time / sample.span, after: time)
        }
        if sample.isEndless {
            // The curve begins again as the animation does.
            window.advance(by: .seconds(Self.start + sample.span * 1.25 - window.now.seconds))
            try expectDot(at: 0.25, after: sample.span / 4)
        } else {
            try window.settle()
        }
        #expect(window.warnings.isEmpty)
    }

    @Test func `a tap shows it again from the start, also on the way`() throws {
        let sample = try #require(AnimationSample.all.first { $0.id == "bouncy" })
        let window = TestWindow(size: Self.size, frameRate: 5) { AnimationPage(sample: sample) }
        let graph = try #require(window.frame(of: "graph"))
        for pause in [0.9, 0.2, 3] {
            window.advance(by: .seconds(pause))
            window.tap(at: graph.center)
            let dot = try #require(window.frame(of: "dot")).center
            #expect(abs(dot.x - graph.minX) <= 1)
            window.advance(by: .seconds(sample.span / 2))
            #expect(abs(try #require(window.frame(of: "dot")).center.x - graph.midX) <= 1)
        }
    }

    @Test func `the phases' dot stays on the curve of all phases, round after round`() throws {
        let window = TestWindow(size: Self.size, frameRate: 5) { PhasePage() }
        let graph = try #require(window.frame(of: "graph"))
        var seen: [Point] = []
        for _ in 0..<200 {
            window.advance(by: .milliseconds(40))
            seen.append(try #require(window.frame(of: "dot")).center)
        }
        #expect(seen.allSatisfy { graph.insetBy(dx: -1, dy: -1).contains($0) })
        // Three rounds of 2.7 seconds in 8: each time the clock starts over.
        let restarts = zip(seen, seen.dropFirst()).filter { $1.x < $0.x - graph.width / 2 }
        #expect(restarts.count == 2)
        // At the same place of the clock the dot is as high in each round.
        for (index, point) in seen.enumerated() {
            for other in seen[..<index] where abs(other.x - point.x) < 0.3 { #expect(abs(other.y - point.y) < 6) }
        }
    }

    @Test(arguments: TransitionSample.all.map(\.id))
    func `a card comes and goes with each kind of transition`(_ id: String) throws {
        let sample = try #require(TransitionSample.all.first { $0.id == id })
        let window = TestWindow(size: Self.size, frameRate: 5) { TransitionPage(sample: sample) }
        let rest = try #require(window.frame(ofText: sample.title))
        #expect(window.isAtRest)
        window.tap(at: Point(x: 200, y: 200))
        window.advance(frames: 2)
        #expect((window.frame(ofText: sample.title) == nil) == (id == "identity"))
        try window.settle()
        #expect(window.frame(ofText: sample.title) == nil)
        window.tap(at: Point(x: 200, y: 200))
        window.advance(frames: 2)
        #expect((window.frame(ofText: sample.title) == rest) == (id == "identity" || id == "opacity"))
        try window.settle()
        #expect(window.frame(ofText: sample.title) == rest)
        #expect(window.warnings.isEmpty)
    }

    @Test func `pages fit into small and large windows`() throws {
        for size in [Size(width: 320, height: 480), Size(width: 1280, height: 800)] {
            for sample in AnimationSample.all {
                let window = TestWindow(size: size) { AnimationPage(sample: sample) }
                let graph = try #require(window.frame(of: "graph"))
                #expect(graph.minY >= 0 && graph.maxY <= size.height && graph.height >= 60 && graph.width >= 150)
                let hint = try #require(window.frame(ofText: "Tap to see it again"))
                #expect(hint.maxY <= size.height)
            }
        }
    }
}
