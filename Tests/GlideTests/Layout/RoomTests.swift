import GlideTesting
import Testing

@MainActor
@Suite struct `Rooms and what covers them` {
    private let size = Size(width: 300, height: 200)

    // MARK: containerRelativeFrame

    @Test func `a view takes a part of the window`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Color.red.containerRelativeFrame(.horizontal).named("full").frame(height: 20)
                Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    axis == .horizontal ? length / 3 : length / 4
                }
                .named("part")
                Block("fixed", 20, 10).containerRelativeFrame(
                    .horizontal, count: 3, span: 2, spacing: 10, alignment: .trailing
                )
                .named("two of three")
            }
            .frame(width: 120)
        }
        #expect(window.frame(of: "full")?.width == 300)
        #expect(window.frame(of: "part")?.size == Size(width: 100, height: 50))
        let part = window.frame(of: "two of three")!
        #expect(abs(part.width - (280.0 / 3 * 2 + 10)) <= 0.5)
        #expect(window.frame(of: "fixed")?.maxX == part.maxX)
        window.resize(to: Size(width: 240, height: 100))
        window.advance(frames: 1)
        #expect(window.frame(of: "part")?.size == Size(width: 80, height: 25))
    }

    @Test func `a view takes the size of the scroll view around it`() {
        let window = TestWindow(size: size, scale: 2) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { index in
                        Color.red.containerRelativeFrame(.horizontal).named("page \(index)")
                    }
                }
            }
            .frame(width: 200, height: 80)
        }
        window.expect("page 0", at: Rect(x: 50, y: 60, width: 200, height: 80))
        window.expect("page 2", at: Rect(x: 450, y: 60, width: 200, height: 80))
    }

    @Test func `margins of a scroll view are no part of its room`() {
        let window = TestWindow(size: size, scale: 2) {
            ScrollView(.horizontal) {
                Color.red.containerRelativeFrame(.horizontal).named("page")
            }
            .contentMargins(.horizontal, 20)
        }
        window.expect("page", at: Rect(x: 20, y: 0, width: 260, height: 200))
    }

    @Test func `lengths that are none are 0, with a warning`() {
        let window = TestWindow(size: size) {
            Color.red.containerRelativeFrame(.horizontal) { _, _ in .nan }.named("A")
        }
        #expect(window.frame(of: "A")?.width == 0)
        #expect(window.warnings.count == 1)
    }

    // MARK: Safe areas

    @Test func `a bar takes room at its edge`() {
        let window = TestWindow(size: size, scale: 2) {
            Block("content")
                .safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", nil, 40) }
                .safeAreaInset(edge: .top) { Block("small", 50, 20) }
                .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { Block("side", 30, 30) }
        }
        window.expect("side", at: Rect(x: 0, y: 170, width: 30, height: 30))
        window.expect("small", at: Rect(x: 140, y: 0, width: 50, height: 20))
        window.expect("bar", at: Rect(x: 30, y: 160, width: 270, height: 40))
        window.expect("content", at: Rect(x: 30, y: 28, width: 270, height: 132))
    }

    @Test func `what ignores the safe area grows under the bars it touches`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Block("touching").ignoresSafeArea()
                Block("only below").ignoresSafeArea(edges: .top)
                Block("between", nil, 20).ignoresSafeArea()
                Block("last").ignoresSafeArea()
            }
            .safeAreaInset(edge: .top, spacing: 0) { Block("upper", nil, 30) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Block("lower", nil, 50) }
        }
        // 120 points are left, 20 for `between`.
        window.expect("touching", at: Rect(x: 0, y: 0, width: 300, height: 63.5), within: 0.5)
        window.expect("only below", at: Rect(x: 0, y: 63.5, width: 300, height: 33), within: 0.5)
        window.expect("between", at: Rect(x: 0, y: 96.5, width: 300, height: 20), within: 0.5)
        window.expect("last", at: Rect(x: 0, y: 116.5, width: 300, height: 83.5), within: 0.5)
    }

    @Test func `grounds reach under the bars by themselves`() {
        let window = TestWindow(size: size, scale: 2) {
            Text("text").frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.red)
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 50) }
        }
        #expect(window.color(at: Point(x: 10, y: 190)) == window.color(at: Point(x: 10, y: 10)))
        let kept = TestWindow(size: size, scale: 2) {
            Text("text").frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.red, ignoresSafeAreaEdges: [])
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 50) }
        }
        #expect(kept.color(at: Point(x: 10, y: 190)) != kept.color(at: Point(x: 10, y: 10)))
    }

    @Test func `padding of the safe area may be ignored, and is told by the proxy`() {
        let heard = Heard<EdgeInsets>()
        let window = TestWindow(size: size, scale: 2) {
            ZStack {
                Color.red.named("ground").ignoresSafeArea()
                GeometryReader { proxy in
                    let _ = heard.values.append(proxy.safeAreaInsets)
                    Color.clear.named("content")
                }
            }
            .safeAreaPadding(.horizontal, 20)
            .safeAreaPadding(EdgeInsets(top: 10))
        }
        window.expect("ground", at: Rect(x: 0, y: 0, width: 300, height: 200))
        window.expect("content", at: Rect(x: 20, y: 10, width: 260, height: 190))
        #expect(heard.values.last == EdgeInsets(top: 10, leading: 20, trailing: 20))
    }

    @Test func `what has moved away from the bar no longer grows`() {
        let handle = Handle<Bool>()
        let window = TestWindow(size: size, scale: 2) {
            Held(true, by: handle) { isAtTop in
                VStack(spacing: 0) {
                    if !isAtTop { Block("first", nil, 30) }
                    Color.red.named("ground").ignoresSafeArea()
                }
                .safeAreaInset(edge: .top, spacing: 0) { Block("bar", nil, 40) }
            }
        }
        window.expect("ground", at: Rect(x: 0, y: 0, width: 300, height: 200))
        handle.value = false
        window.advance(frames: 1)
        window.expect("ground", at: Rect(x: 0, y: 70, width: 300, height: 130))
    }

    @Test func `without bars the safe area is the whole window`() {
        let window = TestWindow(size: size, scale: 2) {
            Block("A", 100, 50).ignoresSafeArea().padding(7)
        }
        window.expect("A", at: Rect(x: 100, y: 75, width: 100, height: 50))
    }
}
