import GlideTesting
import Testing

@MainActor
@Suite struct `Coming and going` {
    private let size = Size(width: 200, height: 100)
    private let flag = Handle<Bool>()

    /// A black box that is there or not, on white.
    private func box(_ isThere: Bool) -> TestWindow {
        TestWindow(size: size) {
            Held(isThere, by: flag) { if $0 { Block("A", 100, 50, color: .black) } }
        }
    }

    private func grey(_ window: TestWindow, _ x: Double = 100, _ y: Double = 50) -> Int {
        Int(window.color(at: Point(x: x, y: y)).red)
    }

    @Test func `without an animation a view comes and goes at once`() {
        let window = box(false)
        flag.value = true
        window.advance(frames: 1)
        #expect(grey(window) == 0)
        #expect(window.isAtRest)
        flag.value = false
        window.advance(frames: 1)
        #expect(grey(window) == 255)
        #expect(window.frame(of: "A") == nil)
        #expect(window.isAtRest)
    }

    @Test func `under an animation it fades in and out`() throws {
        let window = box(false)
        withAnimation(.linear(duration: 1)) { flag.value = true }
        window.advance(by: .milliseconds(500))
        #expect(abs(grey(window) - 128) <= 1)
        #expect(window.frame(of: "A") == Rect(x: 50, y: 25, width: 100, height: 50))
        try window.settle()
        #expect(grey(window) == 0)
        withAnimation(.linear(duration: 1)) { flag.value = false }
        window.advance(by: .milliseconds(250))
        #expect(abs(grey(window) - 64) <= 1)
        try window.settle()
        #expect(grey(window) == 255)
        #expect(window.frame(of: "A") == nil)
    }

    @Test func `an overshooting spring neither over- nor undershoots the fade`() {
        let window = box(false)
        withAnimation(.spring(response: 0.3, dampingFraction: 0.3)) { flag.value = true }
        for _ in 0..<60 {
            window.advance(frames: 1)
            #expect((0...255).contains(grey(window)))
        }
        #expect(grey(window) <= 2)
    }

    @Test func `the neighbours close the gap while the view that leaves keeps its last frame`() throws {
        let window = TestWindow(size: size) {
            Held(true, by: flag) { isThere in
                VStack(spacing: 0) {
                    if isThere { Block("A", 40, 40, color: .red) }
                    Block("B", 60, 40, color: .black)
                }
            }
        }
        window.expect("A", at: Rect(x: 80, y: 10, width: 40, height: 40))
        withAnimation(.linear(duration: 1)) { flag.value = false }
        window.advance(by: .milliseconds(500))
        window.expect("A", at: Rect(x: 80, y: 10, width: 40, height: 40))
        // B is half way from 50 to 30.
        window.expect("B", at: Rect(x: 70, y: 40, width: 60, height: 40))
        try window.settle()
        window.expect("B", at: Rect(x: 70, y: 30, width: 60, height: 40))
        #expect(window.frame(of: "A") == nil)
    }

    @Test func `a view that leaves stays in its place of the drawing order`() {
        let window = TestWindow(size: size) {
            Held(true, by: flag) { isThere in
                ZStack {
                    Color.white
                    if isThere { Block("A", 100, 50, color: .black) }
                    Block("B", 20, 20, color: .red)
                }
            }
        }
        withAnimation(.linear(duration: 1)) { flag.value = false }
        window.advance(by: .milliseconds(300))
        let middle = window.color(at: Point(x: 100, y: 50))
        #expect(middle.red > 200 && middle.green < 100, "B lies before A")
        #expect(abs(grey(window, 60, 50) - 77) <= 1, "A lies before the white")
    }

    @Test func `a view that leaves cannot be pressed`() {
        var taps = 0
        let window = TestWindow(size: size) {
            Held(true, by: flag) { if $0 { Block("A", 100, 50).onTapGesture { taps += 1 } } }
        }
        window.tap(at: Point(x: 100, y: 50))
        #expect(taps == 1)
        withAnimation(.linear(duration: 1)) { flag.value = false }
        window.advance(by: .milliseconds(100))
        window.tap(at: Point(x: 100, y: 50))
        #expect(taps == 1)
    }

    @Test func `a view that is wanted again while it leaves comes back as it was`() throws {
        let count = Handle<Int>()
        let window = TestWindow(size: size) {
            Held(true, by: flag) {
                if $0 { Held(0, by: count) { Block("A", Double(100 + $0), 50, color: .black) } }
            }
        }
        count.value = 20
        withAnimation(.linear(duration: 1)) { flag.value = false }
        window.advance(by: .milliseconds(500))
        let half = grey(window)
        withAnimation(.linear(duration: 1)) { flag.value = true }
        // It goes on from where it is, not from nothing.
        window.advance(frames: 1)
        #expect(abs(grey(window) - half) < 12)
        try window.settle()
        #expect(grey(window) == 0)
        #expect(window.frame(of: "A")?.width == 120)
    }

    @Test func `a row that comes back while it leaves is revived in its new place`() throws {
        let rows = Handle<[String]>()
        let window = TestWindow(size: size) {
            Held(["a", "b", "c"], by: rows) { rows in
                HStack(spacing: 0) { ForEach(rows, id: \.self) { Block($0, 20, 20) } }
            }
        }
        withAnimation(.linear(duration: 1)) { rows.value = ["a", "c"] }
        window.advance(by: .milliseconds(300))
        withAnimation(.linear(duration: 1)) { rows.value = ["b", "a", "c"] }
        try window.settle()
        window.expect("b", at: Rect(x: 70, y: 40, width: 20, height: 20))
        window.expect("a", at: Rect(x: 90, y: 40, width: 20, height: 20))
        window.expect("c", at: Rect(x: 110, y: 40, width: 20, height: 20))
    }

    @Test func `a view that is wanted again and unwanted again ends up gone`() throws {
        let window = box(true)
        for _ in 0..<5 {
            withAnimation(.linear(duration: 1)) { flag.value.toggle() }
            window.advance(by: .milliseconds(130))
        }
        try window.settle()
        #expect(window.frame(of: "A") == nil)
        #expect(grey(window) == 255)
    }

    @Test func `a view removed without animation while it fades in is gone at once`() {
        let window = box(false)
        withAnimation(.linear(duration: 1)) { flag.value = true }
        window.advance(by: .milliseconds(300))
        flag.value = false
        window.advance(frames: 1)
        #expect(grey(window) == 255)
        #expect(window.isAtRest)
    }

    @Test func `a view removed without animation while it leaves is gone at once`() throws {
        let window = TestWindow(size: size) {
            Held(true, by: flag) { isThere in
                VStack { if isThere { if isThere { Block("A", 100, 50, color: .black) } } }
            }
        }
        withAnimation(.linear(duration: 1)) { flag.value = false }
        window.advance(by: .milliseconds(300))
        try window.settle()
        #expect(grey(window) == 255)
    }

    @Test func `what lies in a view that comes does not fade by itself`() {
        let window = TestWindow(size: size) {
            Held(false, by: flag) {
                if $0 {
                    ZStack {
                        Color.black; if true { Color.black }
                    }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { flag.value = true }
        window.advance(by: .milliseconds(500))
        #expect(abs(grey(window) - 128) <= 1)
    }

    @Test(arguments: [false, true])
    func `a thousand comings and goings leave nothing behind`(_ isAnimated: Bool) throws {
        let rows = Handle<[Int]>()
        let window = TestWindow(size: size) {
            Held([0], by: rows) { rows in
                Spaced { namespace in
                    VStack(spacing: 0) {
                        ForEach(rows, id: \.self) {
                            Block("\($0)", 20, 2).matchedGeometryEffect(id: "m", in: namespace, isSource: $0 % 2 == 0)
                        }
                        if rows.count > 1 { Block("more", 10, 10).padding(2).opacity(0.5) }
                    }
                }
            }
        }
        let nodes = window.nodeCount
        for cycle in 1...1000 {
            withAnimation(isAnimated ? .linear(duration: 0.03) : nil) {
                rows.value = cycle % 2 == 0 ? [0] : [0, 2 * cycle + 1]
            }
            window.advance(frames: cycle % 3)
        }
        rows.value = [0]
        try window.settle()
        #expect(window.nodeCount == nodes)
        #expect(window.runningAnimations.isEmpty)
        #expect(window.matchedGroups.count == 1)
        #expect(window.matchedGroups.first?.members.count == 1)
        rows.value = []
        try window.settle()
        #expect(window.matchedGroups.isEmpty)
    }
}

/// Content with a namespace.
struct Spaced<Content: View>: View {
    @Namespace private var namespace
    @ViewBuilder let content: (Namespace.ID) -> Content

    var body: some View { content(namespace) }
}
