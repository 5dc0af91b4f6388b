import GlideTesting
import Testing

@MainActor
@Suite struct `What views know of their geometry` {
    private let size = Size(width: 300, height: 200)

    @Test func `a reader knows its frame in its own, the window's and a named space`() {
        let heard = Heard<[Rect]>()
        _ = TestWindow(size: size) {
            VStack(spacing: 0) {
                Block("top", 100, 30)
                GeometryReader { proxy in
                    Color.clear.onAppear {
                        heard.values = [
                            [
                                proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("outer")),
                                proxy.frame(in: CoordinateSpace.named("outer")), proxy.frame(in: .named("nowhere")),
                                proxy.bounds(of: .named("outer")) ?? .zero,
                            ]
                        ]
                    }
                }
                .frame(width: 80, height: 40)
                .padding(10)
                .coordinateSpace(.named("inner"))
            }
            .coordinateSpace(name: "outer")
        }
        // The column is 100 by 90, in the middle of the window.
        #expect(
            heard.values.first == [
                Rect(x: 0, y: 0, width: 80, height: 40), Rect(x: 110, y: 95, width: 80, height: 40),
                Rect(x: 10, y: 40, width: 80, height: 40), Rect(x: 10, y: 40, width: 80, height: 40),
                Rect(x: 110, y: 95, width: 80, height: 40), Rect(x: -10, y: -40, width: 100, height: 90),
            ])
    }

    @Test func `a reader that moves without changing its size is read again`() {
        let handle = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(10.0, by: handle) { gap in
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 20, height: gap)
                    GeometryReader { proxy in
                        Text("\(proxy.frame(in: .global).minY)").fixedSize()
                    }
                    .frame(width: 80, height: 20)
                    Spacer(minLength: 0)
                }
            }
        }
        #expect(window.frame(ofText: "10.0") != nil)
        handle.value = 25
        window.advance(frames: 1)
        #expect(window.frame(ofText: "25.0") != nil)
        #expect(window.isAtRest)
    }

    @Test func `a reader that asked for its size alone is not evaluated again when it moves`() {
        let handle = Handle<Double>()
        let heard = Heard<Size>()
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                Held(10.0, by: handle) { Color.red.frame(width: $0, height: 20) }
                GeometryReader { proxy in
                    let _ = heard.values.append(proxy.size)
                    Color.blue
                }
                .frame(width: 80, height: 20)
            }
        }
        let before = heard.values.count
        handle.value = 25
        window.advance(frames: 1)
        #expect(heard.values.count == before)
    }

    @Test func `a reader in a scroll view is told while it scrolls, in the same frame`() {
        let window = TestWindow(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { index in
                        GeometryReader { proxy in
                            Color.red.opacity(0.5)
                                .frame(width: max(0, proxy.frame(in: .global).minY), height: 10)
                                .named("bar \(index)")
                        }
                        .frame(width: 300, height: 50)
                    }
                }
            }
        }
        #expect(window.frame(of: "bar 3")?.width == 150)
        window.scroll(by: Size(width: 0, height: 40))
        for _ in 0..<40 {
            window.advance(frames: 1)
            let bar = window.frame(of: "bar 3")!
            #expect(abs(bar.width - max(0, bar.minY)) <= 1)
            #expect(window.snapshot().difference(from: window.repaintedWhole(), tolerance: 0) == 0)
        }
        #expect(window.frame(of: "bar 3")!.minY < 149)
    }

    @Test func `geometry is that of the end of an animation`() {
        let handle = Handle<Bool>()
        let heard = Heard<Rect>()
        let window = TestWindow(size: size) {
            Held(false, by: handle) { isMoved in
                Block("A", isMoved ? 80 : 40, 40)
                    .onGeometryChange(for: Rect.self, of: { $0.frame(in: .global) }) { heard.values.append($0) }
                    .padding(.leading, isMoved ? 100 : 0)
                    .offset(x: 0, y: isMoved ? 20 : 0)
            }
        }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        window.advance(by: .milliseconds(500))
        #expect(
            heard.values == [
                Rect(x: 130, y: 80, width: 40, height: 40), Rect(x: 160, y: 100, width: 80, height: 40),
            ])
    }

    @Test func `onGeometryChange tells the old and the new value, and nothing while they are equal`() {
        let handle = Handle<Double>()
        let heard = Heard<[Double]>()
        let window = TestWindow(size: size) {
            Held(40.0, by: handle) { width in
                Block("A", width, 40)
                    .onGeometryChange(for: Double.self, of: { ($0.size.width / 10).rounded() }) { old, new in
                        heard.values.append([old, new])
                    }
            }
        }
        for width in [42.0, 60, 60, 61] {
            handle.value = width
            window.advance(frames: 1)
        }
        #expect(heard.values == [[4, 4], [4, 6]])
    }

    @Test func `state set from geometry is shown in the first frame`() {
        let window = TestWindow(size: size) { Follower() }
        #expect(window.frame(of: "follower")?.width == 300)
        #expect(window.framesPainted == 1)
        window.resize(to: Size(width: 200, height: 200))
        window.advance(frames: 1)
        #expect(window.frame(of: "follower")?.width == 200)
    }

    @Test func `content that feeds its own size warns once and rests`() throws {
        let window = TestWindow(size: size) { Runaway() }
        window.advance(frames: 30)
        #expect(window.warnings.count <= 2)
        #expect(!window.warnings.isEmpty)
    }

    // MARK: Anchors

    @Test func `an anchor is resolved in the asker's space, through scrolling and transforms`() {
        let window = TestWindow(size: size, scale: 2) {
            VStack(alignment: .leading, spacing: 0) {
                Block("head", 60, 30)
                HStack(spacing: 0) {
                    Block("A", 50, 20)
                    Block("B", 40, 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }.offset(x: 7, y: 3)
                }
                .padding(10)
                .named("row")
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    let frame = proxy[anchors[0]]
                    Color.red.opacity(0.5).frame(width: frame.width, height: frame.height)
                        .named("frame").offset(x: frame.minX, y: frame.minY)
                }
            }
        }
        #expect(window.frame(of: "frame") == window.frame(of: "B"))
    }

    @Test func `an anchored frame travels with the view it marks`() throws {
        let window = TestWindow(size: size, scale: 2) { MarkedRow() }
        window.expect("mark", at: window.frame(of: "0")!)
        window.tap(at: window.frame(of: "2")!.center)
        window.advance(by: .milliseconds(100))
        let flying = window.frame(of: "mark")!
        #expect(flying.minX > window.frame(of: "0")!.minX && flying.minX < window.frame(of: "2")!.minX)
        try window.settle()
        window.expect("mark", at: window.frame(of: "2")!)
    }

    @Test func `points of a view are anchors too, and rectangles in it`() {
        let heard = Heard<[Point]>()
        let rects = Heard<Rect>()
        _ = TestWindow(size: size) {
            Block("A", 50, 20)
                .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
                .transformAnchorPreference(key: Points.self, value: .unitPoint(UnitPoint(x: 0.5, y: 2))) {
                    $0.append($1)
                }
                .transformAnchorPreference(key: Points.self, value: .point(Point(x: 3, y: 4))) { $0.append($1) }
                .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
                .anchorPreference(key: Bounds.self, value: .rect(Rect(x: 1, y: 2, width: 3, height: 4))) { [$0] }
                .padding(5)
                .overlayPreferenceValue(Points.self) { anchors in
                    GeometryReader { proxy in
                        Color.clear.onAppear { heard.values = [anchors.map { proxy[$0] }] }
                    }
                }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in
                        Color.clear.onAppear { rects.values = anchors.map { proxy[$0] } }
                    }
                }
        }
        #expect(
            heard.values.first == [
                Point(x: 5, y: 5), Point(x: 30, y: 45), Point(x: 8, y: 9), Point(x: 55, y: 25),
            ])
        #expect(rects.values == [Rect(x: 6, y: 7, width: 3, height: 4)])
    }
}

/// A view as wide as the window's width, which it learns from its geometry.
private struct Follower: View {
    @State private var width = 0.0

    var body: some View {
        Color.clear
            .onGeometryChange(for: Double.self, of: { $0.size.width }) { width = $0 }
            .overlay { Color.red.frame(width: width, height: 10).named("follower") }
    }
}

/// A view that grows because it has grown.
private struct Runaway: View {
    @State private var width = 10.0

    var body: some View {
        Color.blue.frame(width: width, height: 10)
            .onGeometryChange(for: Double.self, of: { $0.size.width }) { width = $0 + 1 }
    }
}

private struct MarkedRow: View {
    @State private var selected = 0

    var body: some View {
        HStack(spacing: 20) {
            ForEach(0..<3) { index in
                Block("\(index)", 30 + Double(index) * 10, 20)
                    .anchorPreference(key: Bounds.self, value: .bounds) { index == selected ? [$0] : [] }
                    .onTapGesture { withAnimation(.linear(duration: 0.3)) { selected = index } }
            }
        }
        .backgroundPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
                let frame = proxy[anchors[0]]
                Color.red.named("mark").frame(width: frame.width, height: frame.height)
                    .position(x: frame.midX, y: frame.midY)
            }
        }
    }
}

private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<Rect>] = []
    static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
}

private struct Points: PreferenceKey {
    static let defaultValue: [Anchor<Point>] = []
    static func reduce(value: inout [Anchor<Point>], nextValue: () -> [Anchor<Point>]) { value += nextValue() }
}
