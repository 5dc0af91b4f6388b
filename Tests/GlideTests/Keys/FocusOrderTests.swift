import GlideTesting
import Testing

@testable import Glide

@MainActor
@Suite struct `The order of the focus` {
    private func names(_ window: TestWindow, _ count: Int, _ modifiers: EventModifiers = []) -> [String] {
        (0..<count).map { _ in
            window.keyPress(.tab, modifiers: modifiers)
            return window.focusedName ?? "none"
        }
    }

    @Test func `Tab goes line by line and starts again at the end, Shift-Tab goes back`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            VStack {
                HStack {
                    Button("A") {}
                    Button("B") {}
                }
                Text("no stop")
                HStack {
                    Button("C") {}
                    Text("D").onTapGesture {}
                }
            }
        }
        #expect(window.focusedName == nil, "nothing has the focus before a key is pressed")
        #expect(names(window, 5) == ["A", "B", "C", "D", "A"])
        #expect(names(window, 3, .shift) == ["D", "C", "B"])
    }

    @Test func `the first Shift-Tab comes to the last view`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            VStack {
                Button("A") {}
                Button("B") {}
            }
        }
        #expect(names(window, 1, .shift) == ["B"])
    }

    @Test func `from right to left the order turns around within a line`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            VStack {
                HStack {
                    Button("A") {}
                    Button("B") {}
                }
                Button("C") {}
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let a = window.frame(ofText: "A")
        let b = window.frame(ofText: "B")
        #expect((a?.minX ?? 0) > (b?.minX ?? 0))
        #expect(names(window, 3) == ["A", "B", "C"])
    }

    @Test func `what a layout has put elsewhere is met where it is seen`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            ZStack(alignment: .topLeading) {
                Button("low") {}.offset(y: 100)
                Button("high") {}
            }
        }
        #expect(names(window, 2) == ["high", "low"])
    }

    @Test func `Tab goes through all of a section before it goes on`() {
        func columns(_ isSection: Bool) -> TestWindow {
            TestWindow(size: Size(width: 300, height: 300)) {
                HStack(alignment: .top) {
                    VStack {
                        Button("A1") {}
                        Button("A2") {}
                    }
                    .focusSection()
                    VStack {
                        Button("B1") {}
                        Button("B2") {}
                    }
                    .focusSection()
                }
            }
        }
        #expect(names(columns(true), 4) == ["A1", "A2", "B1", "B2"])
    }

    @Test func `what is switched off, hidden, transparent or out of reach is left out`() {
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            VStack {
                Button("first") {}
                Button("off") {}.disabled(true)
                Button("hidden") {}.hidden()
                Button("transparent") {}.opacity(0)
                Button("unreachable") {}.allowsHitTesting(false)
                Button("refused") {}.focusable(false)
                Text("tapped off").onTapGesture {}.disabled(true)
                Button("last") {}
            }
        }
        #expect(names(window, 3) == ["first", "last", "first"])
    }

    @Test func `what another view covers is left out, what only stands behind a see-through one is not`() {
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            ZStack {
                VStack {
                    Button("covered") {}
                    Button("seen") {}.offset(y: 150)
                }
                Color.red.frame(width: 200, height: 200)
            }
        }
        #expect(names(window, 2) == ["seen", "seen"])
    }

    @Test func `beside a modal view nothing has the focus`() {
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            VStack {
                Button("outside") {}
                VStack {
                    Button("one") {}
                    Button("two") {}
                }
                .accessibilityAddTraits(.isModal)
            }
        }
        #expect(names(window, 3) == ["one", "two", "one"])
    }

    @Test func `views made of several parts are one stop`() {
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            VStack {
                Text("tap and drag").onTapGesture {}.simultaneousGesture(DragGesture(minimumDistance: 0))
                Text("trait").accessibilityAddTraits(.isButton)
                Text("trait around").onTapGesture {}.accessibilityAddTraits(.isButton)
                Text("long drag").gesture(DragGesture(minimumDistance: 10))
                Text("double").onTapGesture(count: 2) {}
                Text("focusable").focusable()
            }
        }
        #expect(names(window, 5) == ["tap and drag", "trait", "trait around", "focusable", "tap and drag"])
    }

    @Test func `only the page that is shown takes part`() throws {
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            Pages()
        }
        #expect(names(window, 3) == ["above", "page 0", "above"])
        window.drag(from: Point(x: 250, y: 200), to: Point(x: 50, y: 200), duration: .milliseconds(100))
        try window.settle()
        #expect(names(window, 3).contains("page 1"))
        #expect(!names(window, 3).contains("page 0"))
    }

    @Test func `Tab goes on from where the mouse was pressed, and the press brings no focus to a button`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            VStack {
                Button("A") {}
                Button("B") {}
                Button("C") {}
            }
        }
        let b = window.frame(ofText: "B") ?? .zero
        window.click(at: b.center)
        #expect(window.focusedName == nil)
        #expect(names(window, 1) == ["C"])
    }

    @Test func `what is edited gets the focus from the mouse too`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            VStack {
                Text("edited").focusable()
                Text("activated").focusable(interactions: .activate)
            }
        }
        window.click(at: window.frame(ofText: "activated")?.center ?? .zero)
        #expect(window.focusedName == nil)
        window.click(at: window.frame(ofText: "edited")?.center ?? .zero)
        #expect(window.focusedName == "edited")
        #expect(window.focusRing == nil)
    }

    @Test func `arrows go to the nearest view in their direction and nowhere else`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            Grid(horizontalSpacing: 20, verticalSpacing: 20) {
                ForEach(0..<3) { row in
                    GridRow {
                        ForEach(0..<3) { column in Button("\(row)\(column)") {} }
                    }
                }
            }
        }
        window.keyPress(.tab)
        let path: [(Key, String)] = [
            (.rightArrow, "01"), (.downArrow, "11"), (.downArrow, "21"), (.downArrow, "21"), (.leftArrow, "20"),
            (.leftArrow, "20"), (.upArrow, "10"), (.rightArrow, "11"), (.rightArrow, "12"), (.upArrow, "02"),
            (.upArrow, "02"), (.rightArrow, "02"),
        ]
        for (key, name) in path {
            window.keyPress(key)
            #expect(window.focusedName == name)
        }
    }

    @Test func `arrows stay in their section as long as it goes on`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            VStack(spacing: 10) {
                HStack {
                    Button("A") {}
                    Spacer()
                    Button("B") {}
                }
                .focusSection()
                Button("C") {}
            }
        }
        window.keyPress(.tab)
        window.keyPress(.rightArrow)
        #expect(window.focusedName == "B")
        window.keyPress(.downArrow)
        #expect(window.focusedName == "C")
    }

    @Test func `a view out of sight is scrolled to, with room for its ring`() throws {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { index in
                        Button("row \(index)") {}.frame(height: 50)
                    }
                }
            }
        }
        for index in 0..<8 {
            window.keyPress(.tab)
            try window.settle()
            let frame = try #require(window.focusedFrame)
            #expect(window.focusedName == "row \(index)")
            #expect(frame.minY >= 0 && frame.maxY <= 200)
        }
        window.keyPress(.tab, modifiers: .shift)
        window.keyPress(.home)
        try window.settle()
        #expect(window.frame(ofText: "row 0")?.minY ?? -1 >= 0, "home scrolls what is around the focus")
    }

    @Test func `a scroll view with nothing to press in it is a stop of its own, worked by arrows`() throws {
        let window = TestWindow(size: Size(width: 200, height: 300)) {
            VStack {
                Button("A") {}
                ScrollView { Text("long").frame(width: 200, height: 1000) }
                Button("B") {}
            }
        }
        #expect(names(window, 3) == ["A", "long", "B"])
        window.keyPress(.tab, modifiers: .shift)
        let before = window.frame(ofText: "long")?.minY ?? 0
        window.keyPress(.downArrow)
        try window.settle()
        #expect(window.frame(ofText: "long")?.minY == before - 40)
    }

    @Test func `a whole list is one stop, with arrows between its rows`() throws {
        let window = TestWindow(size: Size(width: 300, height: 300)) { Rows() }
        #expect(names(window, 3) == ["before", "row 0", "after"])
        window.keyPress(.tab, modifiers: .shift)
        for index in 1..<20 {
            window.keyPress(.downArrow)
            try window.settle()
            #expect(window.focusedName == "row \(index)")
            let frame = try #require(window.focusedFrame)
            #expect(frame.minY >= 0 && frame.maxY <= 300)
        }
        window.keyPress(.tab)
        #expect(window.focusedName == "after")
        window.keyPress(.tab, modifiers: .shift)
        #expect(window.focusedName == "row 19", "Tab comes back to the row that had the focus")
    }
}

private struct Pages: View {
    @State private var page = 0

    var body: some View {
        VStack {
            Button("above") {}
            TabView(selection: $page) {
                ForEach(0..<3) { index in Button("page \(index)") {}.tag(index) }
            }
        }
    }
}

private struct Rows: View {
    @State private var selected: Int?

    var body: some View {
        VStack {
            Button("before") {}
            List(0..<100, id: \.self, selection: $selected) { Text("row \($0)") }
            Button("after") {}
        }
    }
}
