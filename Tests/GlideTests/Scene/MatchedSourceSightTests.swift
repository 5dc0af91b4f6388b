import GlideTesting
import Testing

/// Sources that are not in sight, and what counts as one (section 3.4 of the semantics).
@MainActor
@Suite struct `Matched sources out of sight` {
    private let size = Size(width: 400, height: 200)
    private let selected = Handle<Int>()
    private static let line = Animation.linear(duration: 1)

    @Test func `one that is scrolled out of a list is still where its flight starts, and where it ends`() throws {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    VStack(spacing: 0) {
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                Color.gray.frame(width: 100, height: 50)
                                ZStack {
                                    Color.yellow
                                    if selected == 0 {
                                        Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                    }
                                }
                                .frame(width: 100, height: 50)
                                Color.gray.frame(width: 900, height: 50)
                            }
                        }
                        ZStack {
                            Color.clear
                            if selected == 1 {
                                Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                    .frame(width: 200, height: 100)
                            }
                        }
                    }
                }
            }
        }
        window.pointerMove(to: Point(x: 200, y: 25))
        window.scroll(by: Size(width: 500, height: 0))
        window.advance(frames: 1)
        let out = Rect(x: -400, y: 0, width: 100, height: 50)
        window.expect("M", at: out)
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        window.expect("M", at: Rect(x: -150, y: 37.5, width: 150, height: 75))
        try window.settle()
        withAnimation(Self.line) { selected.value = 0 }
        window.advance(by: .milliseconds(500))
        window.expect("M", at: Rect(x: -150, y: 37.5, width: 150, height: 75))
        try window.settle()
        window.expect("M", at: out)
        #expect(window.isAtRest)
    }

    @Test func `a row that a lazy list has given up is no start of a flight`() throws {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<2_000) { row in
                                ZStack {
                                    Color.gray
                                    if row == selected {
                                        Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                    }
                                }
                                .frame(height: 40)
                            }
                        }
                    }
                }
            }
        }
        // A row that is there sets out.
        withAnimation(Self.line) { selected.value = 2 }
        window.advance(by: .milliseconds(500))
        window.expect("M", at: Rect(x: 0, y: 40, width: 400, height: 40))
        try window.settle()
        window.pointerMove(to: Point(x: 200, y: 100))
        window.scroll(by: Size(width: 0, height: 40_000))
        window.advance(frames: 2)
        #expect(window.matchedGroups.isEmpty)
        // One that was given up does not: the other comes where it stands.
        withAnimation(Self.line) { selected.value = 1_002 }
        window.advance(by: .milliseconds(300))
        let row = try #require(window.frame(of: "M"))
        #expect(row.height == 40 && row.minX == 0)
        #expect(window.color(at: Point(x: 200, y: row.midY)).red > window.color(at: Point(x: 200, y: row.midY)).green)
        try window.settle()
        #expect(window.frame(of: "M") == row)
    }

    @Test func `of the views from which one is chosen that fits, only that one is a source`() throws {
        let room = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(300.0, by: room) { room in
                Spaced { namespace in
                    ZStack(alignment: .topLeading) {
                        ViewThatFits {
                            Color.red.matchedGeometryEffect(id: "m", in: namespace).frame(width: 200, height: 40)
                            Color.green.matchedGeometryEffect(id: "m", in: namespace).frame(width: 50, height: 20)
                                .padding(.top, 100)
                        }
                        .frame(width: room, alignment: .leading)
                        Color.blue.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                            .named("F").frame(width: 10, height: 10)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
        let (wide, narrow) = (Rect(x: 0, y: 0, width: 200, height: 40), Rect(x: 0, y: 100, width: 50, height: 20))
        window.expect("F", at: wide)
        room.value = 100
        window.advance(frames: 1)
        window.expect("F", at: narrow)
        #expect(window.isAtRest)
        // In an animation the choice is a flight, there and back again.
        withAnimation(Self.line) { room.value = 300 }
        window.advance(by: .milliseconds(500))
        window.expect("F", at: Rect(x: 0, y: 50, width: 125, height: 30))
        try window.settle()
        window.expect("F", at: wide)
        withAnimation(Self.line) { room.value = 100 }
        window.advance(by: .milliseconds(250))
        window.expect("F", at: Rect(x: 0, y: 25, width: 162.5, height: 35))
        try window.settle()
        window.expect("F", at: narrow)
        #expect(window.warnings.isEmpty)
    }

    @Test func `a flight leads to the pixels on which its source comes to rest`() throws {
        let window = TestWindow(size: size, frameRate: 1000) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 100) {
                        ForEach(0..<2) { index in
                            ZStack {
                                if selected == index {
                                    Color.black.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                }
                            }
                            .frame(width: 51.4, height: 33.4)
                        }
                    }
                    .padding(.leading, 0.4)
                }
            }
        }
        let start = try #require(window.frame(of: "M"))
        #expect(start.minX == start.minX.rounded() && start.minY == start.minY.rounded())
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(999))
        let last = try #require(window.frame(of: "M"))
        #expect(!window.isAtRest)
        try window.settle()
        let rest = try #require(window.frame(of: "M"))
        #expect(rest.minX == rest.minX.rounded() && rest.minY == rest.minY.rounded())
        // A thousandth of the way is left, and nothing beside it.
        #expect(abs(rest.minX - last.minX - (rest.minX - start.minX) / 1000) < 1e-6)
        #expect(rest.minY == last.minY && abs(rest.width - last.width) <= 0.001001)
    }
}
