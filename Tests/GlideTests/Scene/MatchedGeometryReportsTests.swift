import GlideTesting
import Testing

/// What other toolkits were reported to do wrong (section 3.5 of the semantics), as far as it can be said here.
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

    @Test func `the parent's size never follows the flight`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 20) {
                        VStack {
                            if selected == 0 {
                                Color.red.matchedGeometryEffect(id: "m", in: namespace).frame(width: 200, height: 100)
                            }
                            Block("label", 30, 10)
                        }
                        .named("left")
                        VStack {
                            if selected == 1 {
                                Color.red.matchedGeometryEffect(id: "m", in: namespace).frame(width: 40, height: 20)
                            }
                            Block("other", 30, 10)
                        }
                        .named("right")
                    }
                    .transaction { if selected == 1 { $0.animation = nil } }
                }
            }
        }
        selected.value = 1
        window.advance(frames: 1)
        #expect(window.frame(of: "left")?.size == Size(width: 30, height: 10))
        #expect(window.frame(of: "right")?.size == Size(width: 40, height: 38))
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
}
