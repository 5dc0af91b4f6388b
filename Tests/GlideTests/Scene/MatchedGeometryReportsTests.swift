import GlideTesting
import Testing

/// What other toolkits were reported to do wrong (section 3.5 of the semantics).
///
/// Where the reports are tested, by their numbers; "Matched geometry" is `MatchedGeometryTests.swift`:
///
///  1 several sources: "several sources warn once, and the newest counts" there
///  2 both sides of a swap travel: "a source that is toggled in an animation sends both on a flight" there
///  3 flexible content: "a fixed frame inside keeps its size, one outside does not" there
///  4 hosted content: "A journey of a matched view"
///  5 implicit animations: "an implicit animation alone makes an indicator slide"
///  6 many items in a clipped list: "A swarm of matched pairs"
///  7 one pass: "the parent's size never follows the flight"
///  8 overlays of one window: "a row of a list and an overlay of the window match"; windows: "A journey …"
///  9 offsets: "an offset around the source counts, one around the follower moves only its own place" there
/// 10 stale members: "rows that are used again under other ids leave no stale members"
/// 11 views never laid out: "a view that was never laid out is no start of a flight", "Matched sources out of sight"
/// 12 hand-over: "the hand-over at the end of a flight is not seen"
/// 13 pages: "A journey of a matched view", "a page that was never shown takes part"
/// 14 both views seen: "two views that are both there are both drawn, the later one above"
/// 15 indices as ids: "rows matched by their index take over the next row's place when one is deleted"
/// 16 drawing order: "a view that leaves keeps its zIndex, so that its fade is seen"
/// 17 first layout: "the first appearance is no flight" there, "stands at its first group without a flight"
/// 18 an indicator that is not matched: "without a match a change of views dips as two fades do"
/// 19 back again: "a screen that was left and comes back moves as before"
/// 20 progress from outside: "a finger can drive a follower", "a view can set out from another's place to its own"
/// 21 one-way following: "a follower stands on the source" there, and every parameter after it
/// 22 clips: "each member keeps to its own clip"
@MainActor
@Suite struct `Reports about matched geometry` {
    private let size = Size(width: 400, height: 200)
    private let selected = Handle<Int>()
    private static let line = Animation.linear(duration: 1)

    @Test func `a row of a list and an overlay of the window match`() throws {
        let window = TestWindow(size: size) {
            Held(-1, by: selected) { selected in
                Spaced { namespace in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<8) { row in
                                Color.gray.matchedGeometryEffect(id: row, in: namespace, isSource: row != selected)
                                    .frame(width: 80, height: 40)
                            }
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .overlay {
                        if selected >= 0 {
                            Color.red.matchedGeometryEffect(id: selected, in: namespace).named("detail")
                                .frame(width: 300, height: 150)
                        }
                    }
                }
            }
        }
        withAnimation(Self.line) { selected.value = 2 }
        window.advance(by: .milliseconds(500))
        window.expect("detail", at: Rect(x: 25, y: 52.5, width: 190, height: 95))
        try window.settle()
        window.expect("detail", at: Rect(x: 50, y: 25, width: 300, height: 150))
        #expect(window.warnings.isEmpty)
        withAnimation(Self.line) { selected.value = -1 }
        window.advance(by: .milliseconds(500))
        window.expect("detail", at: Rect(x: 25, y: 52.5, width: 190, height: 95))
        try window.settle()
        #expect(window.frame(of: "detail") == nil)
    }

    @Test func `rows that are used again under other ids leave no stale members`() throws {
        let rows = Handle<[Int]>()
        let window = TestWindow(size: size) {
            Held([0, 1, 2], by: rows) { rows in
                Spaced { namespace in
                    HStack(spacing: 0) {
                        ForEach(rows.indices, id: \.self) { index in
                            Color.red.matchedGeometryEffect(id: rows[index], in: namespace).frame(width: 20, height: 20)
                        }
                    }
                }
            }
        }
        #expect(window.matchedGroups.map { "\($0.id)" } == ["0", "1", "2"])
        rows.value = [7, 8, 9]
        try window.settle()
        #expect(window.matchedGroups.map { "\($0.id)" } == ["7", "8", "9"])
        withAnimation(Self.line) { rows.value = [8] }
        try window.settle()
        #expect(window.matchedGroups.map { "\($0.id)" } == ["8"])
    }

    @Test func `a view that leaves keeps its zIndex, so that its fade is seen`() {
        let window = TestWindow(size: size) {
            Held(1, by: selected) { selected in
                ZStack {
                    if selected == 1 { Color.black.frame(width: 50, height: 50).zIndex(1) }
                    Color.yellow
                }
            }
        }
        withAnimation(Self.line) { selected.value = 0 }
        window.advance(by: .milliseconds(250))
        #expect(window.color(at: Point(x: 200, y: 100)).red < 80)
    }

    @Test func `the hand-over at the end of a flight is not seen`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 100) {
                        ForEach(0..<2) { index in
                            ZStack {
                                if selected == index {
                                    Color.black.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                }
                            }
                            .frame(width: 51, height: 33)
                        }
                    }
                }
            }
        }
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { selected.value = 1 }
        var last = window.frame(of: "M") ?? .zero
        var wasMoving = true
        while wasMoving {
            window.advance(frames: 1)
            let frame = window.frame(of: "M") ?? .zero
            wasMoving = !window.isAtRest
            // The last step into rest is no larger than a spring's remainder: a hundredth of the way.
            if !wasMoving { #expect(frame.distance(to: last) < 1.51) }
            #expect(window.color(at: frame.center).red <= 2)
            last = frame
        }
    }

    @Test func `a view that was never laid out is no start of a flight`() {
        let isWide = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: isWide) { isWide in
                Spaced { namespace in
                    ZStack(alignment: .topLeading) {
                        if isWide {
                            Color.red.matchedGeometryEffect(id: "m", in: namespace).named("first")
                                .frame(width: 80, height: 40).padding(.leading, 100)
                            Color.blue.matchedGeometryEffect(id: "m", in: namespace, isSource: false).named("second")
                                .frame(width: 10, height: 10)
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
        withAnimation(Self.line) { isWide.value = true }
        window.advance(frames: 1)
        let place = Rect(x: 100, y: 0, width: 80, height: 40)
        window.expect("first", at: place)
        window.expect("second", at: place)
    }

    @Test func `the parent's size never follows the flight`() throws {
        let ideal = Handle<Double>()
        let asked = AskedSizes()
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Held(200.0, by: ideal) { ideal in
                    Spaced { namespace in
                        HStack(spacing: 20) {
                            ForEach(0..<2) { index in
                                ReportingLayout(asked: asked) {
                                    if selected == index {
                                        Color.red.frame(idealWidth: ideal - 150 * Double(index), idealHeight: 20)
                                            .matchedGeometryEffect(id: "m", in: namespace).named("M")
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        let own: Set<Double> = [200, 210, 220, 50, 60, 70]
        for side in [1, 0, 1] {
            withAnimation(Self.line) { selected.value = side }
            window.advance(by: .milliseconds(300))
            asked.widths = []
            // The content is measured anew while it flies: what is told is its own size.
            ideal.value = ideal.value == 210 ? 220 : 210
            window.advance(by: .milliseconds(300))
            #expect(try #require(window.matchedGroups.first?.frame).width > 71)
            #expect(!asked.widths.isEmpty && own.isSuperset(of: asked.widths), "\(asked.widths)")
        }
    }

    @Test func `an implicit animation alone makes an indicator slide`() throws {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    VStack(spacing: 0) {
                        ForEach(0..<4) { row in
                            Color.gray.frame(width: 100, height: 40).background {
                                if row == selected {
                                    Color.blue.matchedGeometryEffect(id: "row", in: namespace).named("M")
                                }
                            }
                        }
                    }
                    .animation(Self.line, value: selected)
                }
            }
        }
        selected.value = 3
        window.advance(by: .milliseconds(500))
        window.expect("M", at: Rect(x: 150, y: 80, width: 100, height: 40))
    }

    @Test func `two views that are both there are both drawn, the later one above`() {
        let window = TestWindow(size: size) {
            Spaced { namespace in
                HStack(spacing: 100) {
                    Color.red.matchedGeometryEffect(id: "m", in: namespace).frame(width: 100, height: 40)
                    Color.blue.opacity(0.5).matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                        .frame(width: 60, height: 60)
                }
            }
        }
        let both = window.color(at: Point(x: 120, y: 100))
        #expect(both.red > 100 && both.blue > 100)
        // At the follower's own place there is nothing.
        #expect(window.color(at: Point(x: 300, y: 100)).red == 255)
    }

    @Test func `rows matched by their index take over the next row's place when one is deleted`() throws {
        let rows = Handle<[String]>()
        let window = TestWindow(size: size) {
            Held(["a", "b", "c"], by: rows) { rows in
                Spaced { namespace in
                    HStack(spacing: 10) {
                        ForEach(rows.indices, id: \.self) { index in
                            Color.red.matchedGeometryEffect(id: index, in: namespace)
                                .named(rows[index]).frame(width: 20, height: 20)
                        }
                    }
                }
            }
        }
        withAnimation(Self.line) { rows.value = ["b", "c"] }
        window.advance(by: .milliseconds(500))
        #expect(window.matchedGroups.count == 3)
        try window.settle()
        // The last place is the one that went.
        #expect(window.matchedGroups.map { "\($0.id)" } == ["0", "1"])
        window.expect("b", at: Rect(x: 175, y: 90, width: 20, height: 20))
        window.expect("c", at: Rect(x: 205, y: 90, width: 20, height: 20))
        #expect(window.warnings.isEmpty)
    }

    @Test func `a page that was never shown takes part`() throws {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { place in
                Spaced { namespace in
                    VStack(spacing: 0) {
                        TabView(selection: .constant(0)) {
                            ForEach(0..<4) { page in
                                ZStack {
                                    Color.clear
                                    if place == page {
                                        Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                            .frame(width: 40, height: 20)
                                    }
                                }
                                .tag(page)
                            }
                        }
                        .tabViewStyle(.page(indexDisplayMode: .never))
                        .frame(height: 100)
                        ZStack {
                            Color.clear
                            if place == 9 {
                                Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                    .frame(width: 80, height: 40)
                            }
                        }
                    }
                }
            }
        }
        window.expect("M", at: Rect(x: 180, y: 40, width: 40, height: 20))
        // Three pages to the right, where nobody has been.
        withAnimation(Self.line) { selected.value = 3 }
        window.advance(by: .milliseconds(500))
        window.expect("M", at: Rect(x: 780, y: 40, width: 40, height: 20))
        withAnimation(.linear(duration: 0)) { selected.value = 9 }
        try window.settle()
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        window.expect("M", at: Rect(x: 360 + 10, y: 40 / 2 + 130 / 2, width: 60, height: 30))
    }

    @Test func `a screen that was left and comes back moves as before`() throws {
        let screen = Handle<Int>()
        let window = TestWindow(size: size) {
            Held(0, by: screen) { screen in
                if screen == 0 {
                    Held(0, by: selected) { selected in
                        Spaced { namespace in
                            ScrollView(.horizontal) {
                                HStack(spacing: 0) {
                                    ForEach(0..<3) { index in
                                        ZStack {
                                            Color.gray
                                            if index == selected {
                                                Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                            }
                                        }
                                        .frame(width: 60, height: 40)
                                    }
                                }
                            }
                        }
                    }
                } else {
                    Color.yellow
                }
            }
        }
        for _ in 0..<3 {
            withAnimation(Self.line) { selected.value = 2 }
            window.advance(by: .milliseconds(500))
            window.expect("M", at: Rect(x: 60, y: 80, width: 60, height: 40))
            withAnimation(.linear(duration: 0.2)) { screen.value = 1 }
            try window.settle()
            #expect(window.matchedGroups.isEmpty)
            withAnimation(.linear(duration: 0.2)) { screen.value = 0 }
            window.advance(frames: 1)
            // It comes back where it stands, without a flight.
            window.expect("M", at: Rect(x: 0, y: 80, width: 60, height: 40))
            try window.settle()
        }
    }

    @Test func `a finger can drive a follower`() {
        let share = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(0.0, by: share) { share in
                Spaced { namespace in
                    ZStack(alignment: .topLeading) {
                        Color.clear.matchedGeometryEffect(id: "m", in: namespace)
                            .frame(width: 40 + 60 * share, height: 20).offset(x: 200 * share)
                        Color.red.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                            .named("F").frame(width: 10, height: 10)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
        for step in [0.0, 0.3, 0.9, 0.5] {
            share.value = step
            window.advance(frames: 1)
            window.expect("F", at: Rect(x: 200 * step, y: 0, width: 40 + 60 * step, height: 20))
        }
        #expect(window.isAtRest)
    }

    @Test func `a view can set out from another's place to its own`() throws {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    ZStack(alignment: .topLeading) {
                        Color.red.matchedGeometryEffect(
                            id: "m", in: namespace, properties: [], isSource: selected == 0
                        )
                        .named("row").frame(width: 60, height: 20)
                        if selected == 1 {
                            Color.blue.matchedGeometryEffect(id: "m", in: namespace).named("detail")
                                .frame(width: 200, height: 100).padding(.leading, 200).padding(.top, 100)
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(frames: 0)
        window.expect("detail", at: Rect(x: 0, y: 0, width: 60, height: 20))
        window.advance(by: .milliseconds(500))
        window.expect("detail", at: Rect(x: 100, y: 50, width: 130, height: 60))
        // The row stays where it is: it shares neither place nor size.
        window.expect("row", at: Rect(x: 0, y: 0, width: 60, height: 20))
        try window.settle()
        window.expect("detail", at: Rect(x: 200, y: 100, width: 200, height: 100))
    }
}

/// The widths that a layout was told by its subviews.
@MainActor
private final class AskedSizes {
    var widths: Set<Double> = []
}

/// As large as its only subview wants to be; notes that size.
private struct ReportingLayout: Layout {
    let asked: AskedSizes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        guard let size = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
        asked.widths.insert(size.width)
        return size
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
}
