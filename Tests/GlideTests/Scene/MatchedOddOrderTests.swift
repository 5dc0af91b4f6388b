import GlideTesting
import Testing

/// Matched views and groups whose surroundings go, come back and change while they fly.
@MainActor
@Suite struct `Odd orders of matched views` {
    private let size = Size(width: 400, height: 200)
    private let shown = Handle<Bool>()
    private let selected = Handle<Int>()
    private static let line = Animation.linear(duration: 1)

    /// The owner of a namespace: a view of 100×50 that is at one of two places, 100 apart.
    private struct Owner: View {
        let selected: Handle<Int>
        var space: ((Namespace.ID) -> Void)?
        @Namespace private var namespace

        var body: some View {
            Held(0, by: selected) { selected in
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
            }
            .onAppear { space?(namespace) }
        }
    }

    private func window(space: ((Namespace.ID) -> Void)? = nil) -> TestWindow {
        TestWindow(size: size) {
            Held(true, by: shown) { isShown in
                ZStack {
                    Color.yellow
                    if isShown { Owner(selected: selected, space: space) }
                }
            }
        }
    }

    private func place(_ share: Double) -> Rect { Rect(x: 50 + 200 * share, y: 75, width: 100, height: 50) }

    // MARK: The namespace's owner goes

    @Test func `an owner that fades out in the middle of a flight lets it go on`() throws {
        let window = window()
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(300))
        withAnimation(Self.line) { shown.value = false }
        for step in 4...9 {
            window.advance(by: .milliseconds(100))
            window.expect("M", at: place(Double(step) / 10))
        }
        try window.settle()
        #expect(window.frame(of: "M") == nil && window.matchedGroups.isEmpty && window.isAtRest)
        // The next owner has another namespace: nothing flies in.
        withAnimation(Self.line) { shown.value = true }
        window.advance(by: .milliseconds(300))
        window.expect("M", at: place(0))
        try window.settle()
        #expect(window.warnings.isEmpty)
    }

    @Test func `an owner that goes at once takes the flight with it`() {
        let window = window()
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(300))
        shown.value = false
        window.advance(frames: 1)
        #expect(window.frame(of: "M") == nil && window.matchedGroups.isEmpty && window.isAtRest)
    }

    @Test func `an owner that is revived in the middle of a flight has missed nothing of it`() throws {
        let window = window()
        let nodes = window.nodeCount
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(300))
        withAnimation(Self.line) { shown.value = false }
        window.advance(by: .milliseconds(200))
        withAnimation(Self.line) { shown.value = true }
        window.advance(by: .milliseconds(200))
        window.expect("M", at: place(0.7))
        // And can be sent elsewhere.
        withAnimation(.linear(duration: 0.1)) { selected.value = 0 }
        try window.settle()
        window.expect("M", at: place(0))
        #expect(window.nodeCount == nodes)
    }

    @Test func `what a leaving owner still changes does no harm`() throws {
        let window = window()
        withAnimation(Self.line) { shown.value = false }
        window.advance(by: .milliseconds(200))
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(200))
        selected.value = 0
        window.advance(by: .milliseconds(200))
        withAnimation(Self.line) { shown.value = true }
        try window.settle()
        window.expect("M", at: place(0))
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        window.expect("M", at: place(0.5))
        withAnimation(Self.line) { shown.value = false }
        window.advance(by: .milliseconds(100))
        withAnimation(Self.line) { selected.value = 0 }
        try window.settle()
        #expect(window.matchedGroups.isEmpty && window.isAtRest)
    }

    @Test func `a follower outlives the owner of its namespace, at home`() throws {
        let space = Handle<Namespace.ID?>()
        var owners: [Namespace.ID] = []
        let window = TestWindow(size: size) {
            Held(nil, by: space) { id in
                Held(true, by: shown) { isShown in
                    ZStack(alignment: .topLeading) {
                        if let id {
                            Color.blue.matchedGeometryEffect(id: "m", in: id, isSource: false).named("F")
                                .frame(width: 10, height: 10)
                        }
                        if isShown {
                            Owner(selected: selected) { owners.append($0) }
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
        space.value = owners[0]
        window.advance(frames: 1)
        window.expect("F", at: place(0))
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        withAnimation(Self.line) { shown.value = false }
        window.advance(by: .milliseconds(250))
        window.expect("F", at: place(0.75))
        try window.settle()
        window.expect("F", at: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.isAtRest)
    }

    // MARK: Groups

    @Test func `a group whose parent turns from a row into a column travels as one, with what has just come in it`()
        throws
    {
        let isVertical = shown
        let window = TestWindow(size: size) {
            Held(false, by: isVertical) { isVertical in
                let layout =
                    isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Color.gray.frame(width: 100, height: 50)
                    ZStack(alignment: .topLeading) {
                        Color.yellow.frame(width: 100, height: 50).named("old")
                        if isVertical { Color.red.frame(width: 20, height: 20).named("new") }
                    }
                    .geometryGroup()
                }
            }
        }
        window.expect("old", at: Rect(x: 200, y: 75, width: 100, height: 50))
        withAnimation(Self.line) { isVertical.value = true }
        window.advance(by: .milliseconds(500))
        window.expect("old", at: Rect(x: 175, y: 87.5, width: 100, height: 50))
        window.expect("new", at: Rect(x: 175, y: 87.5, width: 20, height: 20))
        // Back again half-way: the way is shared from where it is, by what leaves too.
        withAnimation(Self.line) { isVertical.value = false }
        window.advance(frames: 0)
        window.expect("old", at: Rect(x: 175, y: 87.5, width: 100, height: 50))
        window.advance(by: .milliseconds(500))
        let (old, new) = (try #require(window.frame(of: "old")), try #require(window.frame(of: "new")))
        #expect(abs(old.minX - new.minX) < 0.01 && abs(old.minY - new.minY) < 0.01)
        try window.settle()
        window.expect("old", at: Rect(x: 200, y: 75, width: 100, height: 50))
        #expect(window.frame(of: "new") == nil)
    }

    @Test func `groups in groups, with a matched view inside, end where they would be without`() throws {
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    HStack(spacing: 20) {
                        ForEach(0..<2) { index in
                            VStack(spacing: 0) {
                                Color.gray.frame(width: selected == index ? 100 : 50, height: 20)
                                ZStack {
                                    Color.yellow.frame(width: 60, height: 40)
                                    if selected == index {
                                        Color.red.matchedGeometryEffect(id: "m", in: namespace).named("M")
                                            .frame(width: 40, height: 20).geometryGroup()
                                    }
                                }
                                .geometryGroup()
                            }
                            .geometryGroup()
                        }
                    }
                }
            }
        }
        let start = try #require(window.frame(of: "M"))
        withAnimation(Self.line) { selected.value = 1 }
        window.advance(by: .milliseconds(500))
        let middle = try #require(window.frame(of: "M"))
        try window.settle()
        let end = try #require(window.frame(of: "M"))
        #expect(start == Rect(x: 140, y: 100, width: 40, height: 20))
        #expect(end == Rect(x: 220, y: 100, width: 40, height: 20))
        #expect(middle.minY == 100 && middle.minX > start.minX && middle.minX < end.minX)
    }

    // MARK: Members in members

    @Test func `a member in a member of another group is where the outer one takes it, in each frame`() throws {
        // Many pairs: whatever order groups are kept in, some would be placed before what moves them.
        let count = 16
        let window = TestWindow(size: size) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    ZStack(alignment: .topLeading) {
                        ForEach(0..<count) { index in
                            Group {
                                ZStack(alignment: .topLeading) {
                                    Color.yellow
                                    Color.clear.matchedGeometryEffect(id: "inner \(index)", in: namespace)
                                        .frame(width: 4, height: 4)
                                }
                                .matchedGeometryEffect(id: "outer \(index)", in: namespace, isSource: false)
                                .frame(width: 10, height: 10)
                                Color.red
                                    .matchedGeometryEffect(id: "inner \(index)", in: namespace, isSource: false)
                                    .named("F \(index)").frame(width: 1, height: 1)
                                Color.clear
                                    .matchedGeometryEffect(id: "outer \(index)", in: namespace)
                                    .frame(width: 20, height: 10)
                                    .padding(.leading, selected == 0 ? 0 : 200)
                                    .padding(.top, 12 * Double(index))
                            }
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
        withAnimation(Self.line) { selected.value = 1 }
        for step in 1...9 {
            window.advance(by: .milliseconds(100))
            for index in 0..<count {
                window.expect(
                    "F \(index)",
                    at: Rect(x: 20 * Double(step), y: 12 * Double(index), width: 4, height: 4), "\(step)")
            }
        }
        try window.settle()
    }
}
