// Long because it goes through the tables of one algorithm row by row; the rows share the views at the end.
import GlideTesting
import Testing

/// Sections 3.2 and 3.4 of the semantics, row by row.
@MainActor
@Suite struct `Matched geometry` {
    private let size = Size(width: 400, height: 200)
    private let selected = Handle<Int>()
    private static let line = Animation.linear(duration: 1)
    private static let spring = Animation.spring(response: 0.3, dampingFraction: 0.7)

    /// Three labels of 60, 80 and 100 points, 40 apart and 16 from the left, with an indicator below one of them.
    private func tabs(_ frameRate: Double = 60) -> TestWindow {
        TestWindow(size: size, frameRate: frameRate) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 40) {
                        ForEach(0..<3) { tab in
                            VStack(spacing: 8) {
                                Block("tab \(tab)", 60 + 20 * Double(tab), 20)
                                if tab == selected {
                                    Capsule().fill(.black).frame(height: 3)
                                        .matchedGeometryEffect(id: "bar", in: namespace)
                                        .named("bar")
                                } else {
                                    Capsule().fill(.clear).frame(height: 3)
                                }
                            }
                        }
                    }
                    .fixedSize()
                    .padding(.leading, 16)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }

    private func expectBar(
        _ window: TestWindow, _ center: Double, _ width: Double, within tolerance: Double = 0.02,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let frame = window.matchedGroups.first?.frame else {
            Issue.record("no shared frame", sourceLocation: sourceLocation)
            return
        }
        #expect(
            abs(frame.midX - center) < tolerance && abs(frame.width - width) < tolerance,
            "centre \(frame.midX), width \(frame.width)", sourceLocation: sourceLocation)
        // What is shown is where the group says.
        window.expect("bar", at: frame, within: 1e-6, sourceLocation: sourceLocation)
    }

    @Test(arguments: [30.0, 60, 240, 1000])
    func `the flight follows the table`(_ frameRate: Double) {
        let window = tabs(frameRate)
        expectBar(window, 46, 60)
        withAnimation(Self.spring) { selected.value = 1 }
        for (center, width) in [(129.277, 75.141), (160.935, 80.897), (157.595, 80.290), (155.792, 79.962)] {
            window.advance(by: .milliseconds(100))
            expectBar(window, center, width)
        }
        window.advance(by: .seconds(1))
        expectBar(window, 156, 80, within: 1e-9)
        #expect(window.isAtRest)
    }

    @Test func `a third tab tapped on the way takes over place and velocity`() {
        let window = tabs(1000)
        withAnimation(Self.spring) { selected.value = 1 }
        window.advance(by: .milliseconds(100))
        let before = window.matchedGroups[0]
        withAnimation(Self.spring) { selected.value = 2 }
        let after = window.matchedGroups[0]
        #expect(abs((before.frame?.midX ?? 0) - (after.frame?.midX ?? 1)) < 1e-6)
        #expect(abs(before.velocity.midX - 742.56) < 0.1)
        #expect(abs(before.velocity.midX - after.velocity.midX) < 0.75)
        #expect(abs(before.velocity.width - 135.01) < 0.1)
        #expect(abs(before.velocity.width - after.velocity.width) < 0.14)
        for (center, width) in [(259.353, 96.039), (293.428, 101.187), (287.677, 100.252), (285.662, 99.945)] {
            window.advance(by: .milliseconds(100))
            expectBar(window, center, width)
        }
    }

    @Test func `the first tab tapped again on the way is revived`() {
        let window = tabs(1000)
        withAnimation(Self.spring) { selected.value = 1 }
        window.advance(by: .milliseconds(100))
        withAnimation(Self.spring) { selected.value = 0 }
        for (center, width) in [(77.659, 65.756), (42.659, 59.393), (44.197, 59.672), (46.116, 60.021)] {
            window.advance(by: .milliseconds(100))
            expectBar(window, center, width)
        }
    }

    @Test func `without an animation the frame is handed over at once`() {
        let window = tabs()
        selected.value = 2
        window.advance(frames: 1)
        expectBar(window, 286, 100, within: 1e-9)
        #expect(window.isAtRest)
    }

    @Test func `the same tab again starts nothing`() {
        let window = tabs()
        withAnimation(Self.spring) { selected.value = 0 }
        window.advance(frames: 2)
        #expect(window.isAtRest)
    }

    @Test func `the layout around a matched view does not see the flight`() {
        let window = tabs()
        let before = (0..<3).map { window.frame(of: "tab \($0)") }
        withAnimation(Self.spring) { selected.value = 2 }
        for _ in 0..<20 {
            window.advance(frames: 1)
            #expect((0..<3).map { window.frame(of: "tab \($0)") } == before)
        }
    }

    @Test func `the first appearance is no flight`() {
        let shown = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: shown) { isShown in
                Spaced { namespace in
                    if isShown {
                        Block("A", 40, 20).matchedGeometryEffect(id: 1, in: namespace)
                    }
                }
            }
        }
        withAnimation(Self.line) { shown.value = true }
        window.advance(by: .milliseconds(300))
        window.expect("A", at: Rect(x: 180, y: 90, width: 40, height: 20))
    }

    // MARK: Followers

    /// A source of 100×40 at (20, 30) and a follower of its own 60×60 at the right.
    private func follow(
        properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, sourceAnchor: UnitPoint? = nil,
        fixed: Bool = false
    ) -> TestWindow {
        TestWindow(size: size) {
            Spaced { namespace in
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 100, height: 40)
                        .matchedGeometryEffect(id: "m", in: namespace, anchor: sourceAnchor ?? anchor)
                        .padding(.leading, 20).padding(.top, 30)
                    if fixed {
                        Color.blue.frame(width: 60, height: 60)
                            .matchedGeometryEffect(
                                id: "m", in: namespace, properties: properties, anchor: anchor, isSource: false
                            )
                            .named("F").padding(.leading, 300).padding(.top, 100)
                    } else {
                        Color.blue
                            .matchedGeometryEffect(
                                id: "m", in: namespace, properties: properties, anchor: anchor, isSource: false
                            )
                            .named("F").frame(width: 60, height: 60).padding(.leading, 300).padding(.top, 100)
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
    }

    @Test func `a follower stands on the source`() {
        follow().expect("F", at: Rect(x: 20, y: 30, width: 100, height: 40))
    }

    @Test func `matching the position keeps a follower's own size`() {
        follow(properties: .position).expect("F", at: Rect(x: 40, y: 20, width: 60, height: 60))
        follow(properties: .position, anchor: .topLeading).expect("F", at: Rect(x: 20, y: 30, width: 60, height: 60))
    }

    @Test func `matching the size keeps a follower's own place`() {
        follow(properties: .size).expect("F", at: Rect(x: 300, y: 100, width: 100, height: 40))
    }

    @Test func `matching nothing leaves a follower alone`() {
        follow(properties: []).expect("F", at: Rect(x: 300, y: 100, width: 60, height: 60))
    }

    @Test func `anchors are laid on each other`() {
        // The follower's trailing edge meets the source's leading edge.
        follow(properties: .position, anchor: .trailing, sourceAnchor: .leading)
            .expect("F", at: Rect(x: -40, y: 20, width: 60, height: 60))
        follow(anchor: .topLeading, sourceAnchor: .bottomTrailing)
            .expect("F", at: Rect(x: 120, y: 70, width: 100, height: 40))
    }

    @Test func `a fixed frame inside keeps its size, one outside does not`() {
        follow(fixed: true).expect("F", at: Rect(x: 40, y: 20, width: 60, height: 60))
        follow(fixed: false).expect("F", at: Rect(x: 20, y: 30, width: 100, height: 40))
    }

    @Test func `presses meet a follower where it is seen`() {
        var taps = 0
        let window = TestWindow(size: size) {
            Spaced { namespace in
                HStack(spacing: 100) {
                    Color.red.frame(width: 100, height: 40).matchedGeometryEffect(id: "m", in: namespace)
                    Color.blue.onTapGesture { taps += 1 }
                        .matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                        .frame(width: 60, height: 60)
                }
            }
        }
        window.tap(at: Point(x: 120, y: 100))
        #expect(taps == 1)
        window.tap(at: Point(x: 300, y: 100))
        #expect(taps == 1)
    }

    @Test func `a new follower appears on the source, without a flight`() {
        let shown = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: shown) { isShown in
                Spaced { namespace in
                    HStack(spacing: 0) {
                        Color.red.frame(width: 100, height: 40).matchedGeometryEffect(id: "m", in: namespace)
                        if isShown {
                            Color.blue.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                                .named("F").frame(width: 0, height: 60)
                        }
                    }
                }
            }
        }
        withAnimation(Self.line) { shown.value = true }
        window.advance(by: .milliseconds(300))
        window.expect("F", at: Rect(x: 150, y: 80, width: 100, height: 40))
    }

    @Test func `a source that moves takes its followers along`() {
        let width = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(100.0, by: width) { width in
                Spaced { namespace in
                    ZStack {
                        Color.red.matchedGeometryEffect(id: "m", in: namespace).frame(width: width, height: 40)
                        Color.blue.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                            .named("F").frame(width: 10, height: 10)
                    }
                }
            }
        }
        withAnimation(Self.line) { width.value = 200 }
        window.advance(by: .milliseconds(500))
        window.expect("F", at: Rect(x: 125, y: 80, width: 150, height: 40))
    }

    @Test func `an offset around the source counts, one around the follower moves only its own place`() {
        let window = TestWindow(size: size) {
            Spaced { namespace in
                ZStack {
                    Color.red.matchedGeometryEffect(id: "m", in: namespace)
                        .frame(width: 100, height: 40).offset(x: 30, y: 10)
                    Color.blue.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                        .named("F").frame(width: 10, height: 10).offset(x: -70)
                    Color.green.offset(x: 5).matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                        .named("G").frame(width: 10, height: 10)
                }
            }
        }
        window.expect("F", at: Rect(x: 180, y: 90, width: 100, height: 40))
        // Inside of the modifier it moves the content away from the shared frame.
        window.expect("G", at: Rect(x: 185, y: 90, width: 100, height: 40))
    }

    // MARK: Sources

    /// Two views that are always there; `source` says which one is the source, any other number says neither.
    private func pair(_ source: Int) -> TestWindow {
        TestWindow(size: size) {
            Held(source, by: selected) { source in
                Spaced { namespace in
                    HStack(spacing: 100) {
                        Color.red.matchedGeometryEffect(id: "m", in: namespace, isSource: source == 0)
                            .named("A").frame(width: 100, height: 40)
                        Color.blue.matchedGeometryEffect(id: "m", in: namespace, isSource: source == 1)
                            .named("B").frame(width: 60, height: 60)
                    }
                }
            }
        }
    }

    private let left = Rect(x: 70, y: 80, width: 100, height: 40)
    private let right = Rect(x: 270, y: 70, width: 60, height: 60)

    @Test func `without a source everybody is at home`() {
        let window = pair(2)
        window.expect("A", at: left)
        window.expect("B", at: right)
        #expect(window.matchedGroups.first?.frame == nil)
    }

    @Test func `a source that is toggled in an animation sends both on a flight`() throws {
        let window = pair(0)
        window.expect("B", at: left)
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        let middle = Rect(x: 170, y: 75, width: 80, height: 50)
        window.expect("A", at: middle)
        window.expect("B", at: middle)
        try window.settle()
        window.expect("A", at: right)
        window.expect("B", at: right)
    }

    @Test func `a source that stops being one in an animation lets its followers return`() throws {
        let window = pair(0)
        withAnimation(Self.line) { selected.value = 2 }
        window.advance(by: .milliseconds(500))
        window.expect("A", at: left)
        window.expect("B", at: Rect(x: 170, y: 75, width: 80, height: 50))
        try window.settle()
        window.expect("B", at: right)
        selected.value = 0
        window.advance(frames: 1)
        selected.value = 2
        window.advance(frames: 1)
        window.expect("B", at: right)
        #expect(window.isAtRest)
    }

    @Test func `several sources warn once, and the newest counts`() {
        let shown = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: shown) { isShown in
                Spaced { namespace in
                    HStack(spacing: 100) {
                        if isShown {
                            Color.blue.matchedGeometryEffect(id: "m", in: namespace)
                                .named("new").frame(width: 60, height: 60)
                        }
                        Color.red.matchedGeometryEffect(id: "m", in: namespace)
                            .named("old").frame(width: 100, height: 40)
                        Color.green.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                            .named("F").frame(width: 10, height: 10)
                    }
                }
            }
        }
        #expect(window.warnings.isEmpty)
        shown.value = true
        window.advance(frames: 1)
        #expect(window.frame(of: "F") == window.frame(of: "new"))
        #expect(window.frame(of: "old") == window.frame(of: "new"))
        #expect(window.warnings.filter { $0.contains("source") }.count == 1)
        shown.value = false
        window.advance(frames: 1)
        shown.value = true
        window.advance(frames: 1)
        #expect(window.warnings.count == 1)
    }

    @Test(arguments: [true, false])
    func `an invisible source is still the source`(_ isHidden: Bool) {
        let window = TestWindow(size: size) {
            Spaced { namespace in
                ZStack {
                    let source = Color.red.matchedGeometryEffect(id: "m", in: namespace).frame(width: 100, height: 40)
                    if isHidden { source.hidden() } else { source.opacity(0) }
                    Color.blue.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                        .named("F").frame(width: 10, height: 10)
                }
            }
        }
        window.expect("F", at: Rect(x: 150, y: 80, width: 100, height: 40))
    }

    /// A source that can go and a follower that stays; with `isSpare` a second source stays too.
    private func leaving(_ shown: Handle<Bool>, isSpare: Bool) -> TestWindow {
        TestWindow(size: size) {
            Held(true, by: shown) { isShown in
                Spaced { namespace in
                    ZStack(alignment: .topLeading) {
                        Color.green.matchedGeometryEffect(id: "m", in: namespace, isSource: isSpare)
                            .named("F").frame(width: 10, height: 10)
                        if isShown {
                            Color.red.frame(width: 100, height: 40).matchedGeometryEffect(id: "m", in: namespace)
                                .named("S").padding(.leading, 200)
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
    }

    @Test func `when the source goes, another one takes its place in flight`() throws {
        let shown = Handle<Bool>()
        let window = leaving(shown, isSpare: true)
        window.expect("F", at: Rect(x: 200, y: 0, width: 100, height: 40))
        withAnimation(Self.line) { shown.value = false }
        window.advance(by: .milliseconds(500))
        window.expect("F", at: Rect(x: 100, y: 0, width: 55, height: 25))
        try window.settle()
        window.expect("F", at: Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `when the only source goes, followers wait until it is out and then return`() throws {
        let shown = Handle<Bool>()
        let window = leaving(shown, isSpare: false)
        withAnimation(Self.line) { shown.value = false }
        window.advance(by: .milliseconds(900))
        window.expect("F", at: Rect(x: 200, y: 0, width: 100, height: 40))
        window.advance(by: .milliseconds(100))
        window.advance(by: .milliseconds(500))
        let way = try #require(window.frame(of: "F"))
        #expect(way.minX > 80 && way.minX < 120)
        try window.settle()
        window.expect("F", at: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.matchedGroups.first?.frame == nil)
    }

    @Test func `when the only source is removed at once, followers are at home at once`() {
        let shown = Handle<Bool>()
        let window = leaving(shown, isSpare: false)
        shown.value = false
        window.advance(frames: 1)
        window.expect("F", at: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.isAtRest)
    }

    // MARK: Keys

    @Test func `ids of different types and namespaces do not meet`() {
        let window = TestWindow(size: size) {
            Spaced { first in
                Spaced { second in
                    HStack(spacing: 0) {
                        Color.red.matchedGeometryEffect(id: "1", in: first).frame(width: 100, height: 40)
                        Color.blue.matchedGeometryEffect(id: 1, in: first, isSource: false)
                            .named("other type").frame(width: 10, height: 10)
                        Color.blue.matchedGeometryEffect(id: "1", in: second, isSource: false)
                            .named("other space").frame(width: 10, height: 10)
                        Color.blue.matchedGeometryEffect(id: "1", in: first, isSource: false)
                            .named("same").frame(width: 10, height: 10)
                    }
                }
            }
        }
        window.expect("other type", at: Rect(x: 235, y: 95, width: 10, height: 10))
        window.expect("other space", at: Rect(x: 245, y: 95, width: 10, height: 10))
        window.expect("same", at: Rect(x: 135, y: 80, width: 100, height: 40))
        #expect(window.matchedGroups.count == 3)
    }

    @Test func `an id that changes joins another group and drops the old one`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { id in
                Spaced { namespace in
                    HStack(spacing: 0) {
                        Color.red.matchedGeometryEffect(id: 0, in: namespace).named("A").frame(width: 100, height: 40)
                        Color.red.matchedGeometryEffect(id: 1, in: namespace).named("B").frame(width: 50, height: 20)
                        Color.blue.matchedGeometryEffect(id: id, in: namespace, isSource: false)
                            .named("F").frame(width: 10, height: 10)
                    }
                }
            }
        }
        #expect(window.frame(of: "F") == window.frame(of: "A"))
        selected.value = 1
        #expect(window.frame(of: "F") == window.frame(of: "B"))
        selected.value = 2
        window.expect("F", at: Rect(x: 270, y: 95, width: 10, height: 10))
        #expect(window.matchedGroups.count == 3)
        selected.value = 0
        #expect(window.matchedGroups.count == 2)
    }

    @Test func `several effects on one view work inside out`() {
        let window = TestWindow(size: size) {
            Spaced { namespace in
                ZStack(alignment: .topLeading) {
                    Color.red.matchedGeometryEffect(id: "size", in: namespace).frame(width: 100, height: 40)
                    Color.red.matchedGeometryEffect(id: "place", in: namespace, anchor: .topLeading)
                        .frame(width: 20, height: 20).padding(.leading, 250)
                    Color.blue
                        .matchedGeometryEffect(id: "size", in: namespace, properties: .size, isSource: false)
                        .matchedGeometryEffect(
                            id: "place", in: namespace, properties: .position, anchor: .topLeading, isSource: false
                        )
                        .named("F").frame(width: 10, height: 10)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        window.expect("F", at: Rect(x: 250, y: 0, width: 100, height: 40))
    }

    // MARK: Scroll views

    @Test func `between scroll views with different offsets the flight goes from where it is seen to where it is seen`()
        throws
    {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    VStack(spacing: 0) {
                        ForEach(0..<2) { list in
                            ScrollView(.horizontal) {
                                HStack(spacing: 0) {
                                    Color.gray.frame(width: 300, height: 50)
                                    ZStack {
                                        Color.yellow
                                        if selected == list {
                                            Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                        }
                                    }
                                    .frame(width: 100, height: 50)
                                    Color.gray.frame(width: 600, height: 50)
                                }
                            }
                        }
                    }
                    .frame(maxHeight: .infinity, alignment: .top)
                }
            }
        }
        window.pointerMove(to: Point(x: 200, y: 75))
        window.scroll(by: Size(width: 200, height: 0))
        window.advance(frames: 1)
        window.expect("M", at: Rect(x: 300, y: 0, width: 100, height: 50))
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        window.expect("M", at: Rect(x: 200, y: 25, width: 100, height: 50))
        // The end point moves with its list; the way that is left is fixed in the window.
        window.scroll(by: Size(width: 60, height: 0))
        window.expect("M", at: Rect(x: 140, y: 25, width: 100, height: 50))
        try window.settle()
        window.expect("M", at: Rect(x: 40, y: 50, width: 100, height: 50))
    }

    @Test func `an implicit animation above the change sends it on its flight too`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 100) {
                        ForEach(0..<2) { index in
                            ZStack {
                                if selected == index {
                                    Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                }
                            }
                            .frame(width: 100, height: 50)
                        }
                    }
                    .animation(Self.line, value: selected)
                }
            }
        }
        window.expect("M", at: Rect(x: 50, y: 75, width: 100, height: 50))
        selected.value = 1
        window.advance(by: .milliseconds(500))
        window.expect("M", at: Rect(x: 150, y: 75, width: 100, height: 50))
    }

    @Test func `a scaled follower stands on the source in the window`() {
        let window = TestWindow(size: size) {
            Spaced { namespace in
                ZStack {
                    Color.red.matchedGeometryEffect(id: "m", in: namespace).frame(width: 100, height: 40)
                        .offset(x: 60)
                    Color.blue.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                        .named("F").frame(width: 10, height: 10).scaleEffect(2)
                }
            }
        }
        // Sizes count in the follower's own space, the place in the window.
        window.expect("F", at: Rect(x: 160, y: 60, width: 200, height: 80))
    }

    @Test func `two bars with two namespaces do not disturb each other`() {
        let second = Handle<Int>()
        let window = TestWindow(size: size) {
            VStack(spacing: 20) {
                Bar(name: "first", handle: selected)
                Bar(name: "second", handle: second)
            }
        }
        let rest = window.frame(of: "second")
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        #expect(window.frame(of: "second") == rest)
        #expect(window.matchedGroups.count == 2)
        withAnimation(Self.line) { second.value = 1 }
        window.advance(by: .milliseconds(500))
        #expect((window.frame(of: "first")?.minX ?? 0) - (window.frame(of: "second")?.minX ?? 0) > 49)
    }
}

private struct Bar: View {
    @Namespace private var namespace
    let name: String
    let handle: Handle<Int>

    var body: some View {
        Held(0, by: handle) { selected in
            HStack(spacing: 50) {
                ForEach(0..<2) { index in
                    ZStack {
                        if selected == index {
                            Color.red.matchedGeometryEffect(id: "bar", in: namespace).named(name)
                        }
                    }
                    .frame(width: 50, height: 20)
                }
            }
        }
    }
}
