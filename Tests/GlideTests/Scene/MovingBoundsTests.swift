import Testing

@testable import Glide
@testable import GlideTesting

/// What nodes take themselves and what is below them to cover, while something moves.
@MainActor
@Suite struct MovingBoundsTests {
    private let size = Size(width: 200, height: 160)

    /// What is drawn at and below `node`, found without what nodes keep.
    private func exactBounds(_ node: Node) -> Rect {
        var inner = Rect.zero
        for child in node.children { inner = inner.union(exactBounds(child)) }
        return (node.ownInk ?? .zero).union(node.asLayer?.outerBounds(of: inner) ?? inner)
    }

    /// Nodes that keep less than what they cover, and those that keep more.
    private func mistaken(in window: TestWindow) -> (tooSmall: [String], tooLarge: [String]) {
        var (tooSmall, tooLarge): ([String], [String]) = ([], [])
        func visit(_ node: Node) {
            let exact = exactBounds(node)
            let kept = node.bounds
            if !exact.isEmpty, !kept.insetBy(dx: -1e-6, dy: -1e-6).contains(exact) { tooSmall.append(node.kind) }
            if !exact.insetBy(dx: -1e-6, dy: -1e-6).contains(kept), !kept.isEmpty { tooLarge.append(node.kind) }
            node.children.forEach(visit)
        }
        visit(window.window.host.scene.root)
        return (tooSmall, tooLarge)
    }

    @Test func `they hold what moves in every frame, and no more than that once it rests`() throws {
        let flag = Flag()
        let window = TestWindow(size: size) {
            ZStack {
                Color.white
                Travellers(flag: flag)
            }
        }
        window.advance(frames: 2)
        for isOn in [true, false, true, false] {
            withAnimation(.linear(duration: 0.2)) { flag.isOn = isOn }
            for _ in 0..<20 {
                window.advance(frames: 1)
                #expect(mistaken(in: window).tooSmall == [])
            }
            try window.settle()
            #expect(mistaken(in: window).tooSmall == [])
            #expect(mistaken(in: window).tooLarge == [])
        }
    }
}

/// Views that are moved, scaled, turned, faded and matched.
private struct Travellers: View {
    let flag: Flag
    @Namespace private var namespace

    var body: some View {
        ZStack(alignment: .topLeading) {
            Circle().fill(.blue).frame(width: 20, height: 20).offset(x: flag.isOn ? 150 : 0)
            Capsule().fill(.green).frame(width: 30, height: 10).scaleEffect(flag.isOn ? 3 : 1)
                .offset(y: flag.isOn ? 90 : 10)
            Text("moves").rotationEffect(.degrees(flag.isOn ? 170 : 0)).offset(x: 60, y: 50)
            HStack {
                Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: 0, in: namespace)
                Spacer()
                Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: namespace)
            }
            .opacity(0.5)
            Color.orange.matchedGeometryEffect(id: flag.isOn ? 1 : 0, in: namespace, isSource: false)
            Color.purple.frame(width: 12, height: 12).offset(x: flag.isOn ? 140 : 5, y: 120).opacity(0.7)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
