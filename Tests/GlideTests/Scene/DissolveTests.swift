import GlideTesting
import Testing

/// Decision 5: a matched group cross-dissolves for real.
@MainActor
@Suite struct `Dissolving matched views` {
    private let size = Size(width: 300, height: 60)
    private let selected = Handle<Int>()
    private static let spring = Animation.spring(response: 0.3, dampingFraction: 0.7)

    /// Three places, one of which holds the matched view of that place.
    private func places<Content: View>(@ViewBuilder content: @escaping (Int) -> Content) -> TestWindow {
        TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 20) {
                        ForEach(0..<3) { index in
                            ZStack {
                                if index == selected {
                                    content(index).matchedGeometryEffect(id: "m", in: namespace)
                                }
                            }
                            .frame(width: 80, height: 40)
                        }
                    }
                }
            }
        }
    }

    /// The colour in the middle of the shared frame.
    private func middle(_ window: TestWindow) -> RGBA {
        guard let frame = window.matchedGroups.first?.frame else { return window.color(at: Point(x: -1, y: -1)) }
        return window.color(at: Point(x: frame.midX, y: frame.midY))
    }

    @Test(arguments: [30.0, 60, 240])
    func `equal colours show no seam, nor a third tap in between`(_ rate: Double) {
        let window = TestWindow(size: size, frameRate: rate) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 20) {
                        ForEach(0..<3) { index in
                            if index == selected {
                                Color.black.matchedGeometryEffect(id: "m", in: namespace).frame(width: 80, height: 40)
                            } else {
                                Color.clear.frame(width: 80, height: 40)
                            }
                        }
                    }
                }
            }
        }
        for target in [1, 2, 0, 1, 2] {
            withAnimation(Self.spring) { selected.value = target }
            for _ in 0..<Int(rate / 10) {
                window.advance(frames: 1)
                // 99 % of black over white.
                #expect(middle(window).red <= 2)
            }
        }
        for _ in 0..<Int(rate) {
            window.advance(frames: 1)
            #expect(middle(window).red <= 2)
        }
        #expect(window.isAtRest)
    }

    @Test func `different colours really dissolve`() {
        let window = places { Self.colors[$0] }
        withAnimation(.linear(duration: 1)) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        let color = middle(window)
        // Half red and half blue, nothing of the white behind.
        #expect(abs(Int(color.red) - 128) <= 2 && abs(Int(color.blue) - 128) <= 2 && color.green <= 2)
    }

    private static let colors = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), Color(red: 0, green: 1, blue: 0),
    ]

    @Test func `two half transparent views stay half transparent`() {
        let window = places { _ in Color.black.opacity(0.5) }
        withAnimation(Self.spring) { selected.value = 1 }
        for _ in 0..<40 {
            window.advance(frames: 1)
            #expect(abs(Int(middle(window).red) - 128) <= 3)
        }
    }

    @Test func `an opacity of the user's still applies, inside and outside of the effect`() {
        let inside = places { _ in Color.black.opacity(1).opacity(0.5) }
        withAnimation(Self.spring) { selected.value = 1 }
        for _ in 0..<40 {
            inside.advance(frames: 1)
            #expect(abs(Int(middle(inside).red) - 128) <= 3)
        }
        let outside = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 20) {
                        ForEach(0..<2) { index in
                            ZStack {
                                if index == selected {
                                    Color.black.matchedGeometryEffect(id: "m", in: namespace).opacity(0.5)
                                }
                            }
                            .frame(width: 80, height: 40)
                        }
                    }
                }
            }
        }
        withAnimation(Self.spring) { selected.value = 1 }
        for _ in 0..<40 {
            outside.advance(frames: 1)
            #expect(abs(Int(middle(outside).red) - 128) <= 3)
        }
    }

    @Test func `a fade around all places applies once`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 20) {
                        ForEach(0..<2) { index in
                            ZStack {
                                if index == selected { Color.black.matchedGeometryEffect(id: "m", in: namespace) }
                            }
                            .frame(width: 80, height: 40)
                        }
                    }
                    .opacity(0.5)
                }
            }
        }
        withAnimation(Self.spring) { selected.value = 1 }
        for _ in 0..<40 {
            window.advance(frames: 1)
            #expect(abs(Int(middle(window).red) - 128) <= 3)
        }
    }

    @Test func `an effect further in dissolves with the fade of what it is part of`() {
        let window = places { _ in Color.black.padding(1) }
        let padded = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 20) {
                        ForEach(0..<2) { index in
                            ZStack {
                                if index == selected {
                                    Color.black.matchedGeometryEffect(id: "m", in: namespace).padding(3).offset(y: 2)
                                }
                            }
                            .frame(width: 80, height: 40)
                        }
                    }
                }
            }
        }
        withAnimation(Self.spring) { selected.value = 1 }
        for _ in 0..<40 {
            padded.advance(frames: 1)
            #expect(middle(padded).red <= 2)
        }
        _ = window
    }

    @Test func `weights sum to one, also with three members and while the spring overshoots`() throws {
        let window = places { _ in Color.black }
        withAnimation(Self.spring) { selected.value = 1 }
        window.advance(by: .milliseconds(80))
        withAnimation(Self.spring) { selected.value = 2 }
        var most = 0
        for _ in 0..<60 {
            window.advance(frames: 1)
            let members = try #require(window.matchedGroups.first).members
            most = max(most, members.count)
            #expect(abs(members.reduce(0) { $0 + $1.weight } - 1) < 1e-12)
            #expect(members.allSatisfy { $0.weight >= 0 && $0.weight <= 1 })
        }
        #expect(most == 3)
        #expect(window.matchedGroups.first?.members.count == 1)
    }

    @Test func `the members lie at the arriving view's place in the drawing order`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    ZStack {
                        if selected == 0 {
                            Color.black.matchedGeometryEffect(id: "m", in: namespace).frame(width: 40, height: 40)
                        }
                        Color.yellow.frame(width: 100, height: 50)
                        if selected == 1 {
                            Color.black.matchedGeometryEffect(id: "m", in: namespace).frame(width: 40, height: 40)
                        }
                    }
                }
            }
        }
        #expect(middle(window).red > 200)
        withAnimation(.linear(duration: 1)) { selected.value = 1 }
        window.advance(by: .milliseconds(100))
        #expect(middle(window).red <= 2)
    }

    @Test func `each member keeps to its own clip`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 20) {
                        ForEach(0..<2) { index in
                            ZStack {
                                if index == selected { Color.black.matchedGeometryEffect(id: "m", in: namespace) }
                            }
                            .frame(width: 80, height: 40)
                            .clipShape(Capsule())
                        }
                    }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        // The places are x 60…140 and 160…240; the shared frame is half way, 110…190. In the first place the leaving
        // view is seen with its half of the weight, in the second the arriving one, between them nothing.
        #expect(abs(Int(window.color(at: Point(x: 125, y: 30)).red) - 128) <= 2)
        #expect(abs(Int(window.color(at: Point(x: 175, y: 30)).red) - 128) <= 2)
        #expect(window.color(at: Point(x: 150, y: 30)).red == 255)
        // The ends of the places are round.
        #expect(window.color(at: Point(x: 138, y: 12)).red == 255)
        #expect(window.color(at: Point(x: 162, y: 12)).red == 255)
        #expect(window.color(at: Point(x: 80, y: 30)).red == 255)
        #expect(window.color(at: Point(x: 220, y: 30)).red == 255)
    }

    @Test func `a follower stays to be seen while others dissolve`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    ZStack(alignment: .leading) {
                        ForEach(0..<2) { index in
                            if index == selected {
                                Color.clear.matchedGeometryEffect(id: "m", in: namespace)
                                    .frame(width: 80, height: 40).padding(.leading, Double(index * 150))
                            }
                        }
                        Color.black.matchedGeometryEffect(id: "m", in: namespace, isSource: false)
                    }
                }
            }
        }
        withAnimation(Self.spring) { selected.value = 1 }
        for _ in 0..<40 {
            window.advance(frames: 1)
            #expect(middle(window).red == 0)
        }
    }

    @Test func `without a match a change of views dips as two fades do`() {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                ZStack {
                    if selected == 0 { Color.black.frame(width: 80, height: 40) }
                    if selected == 1 { Color.black.frame(width: 80, height: 40) }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        #expect(abs(Int(window.color(at: Point(x: 150, y: 30)).red) - 64) <= 2)
    }
}
