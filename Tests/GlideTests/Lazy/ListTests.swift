import GlideTesting
import Observation
import Testing

@MainActor
@Observable
private final class Choice {
    var one: Int?
    var several: Set<Int> = []
    var flags = [false, false, false, false]
    var items = (0..<40).map { Item(id: $0, name: "Item \($0)", isOn: false) }

    struct Item: Identifiable, Equatable {
        var id: Int
        var name: String
        var isOn: Bool
    }
}

@MainActor
@Suite struct ListTests {
    private static let size = Size(width: 300, height: 400)

    private func binding<Value>(_ choice: Choice, _ path: ReferenceWritableKeyPath<Choice, Value>) -> Binding<Value> {
        Binding(get: { choice[keyPath: path] }, set: { choice[keyPath: path] = $0 })
    }

    @Test func `plain rows are as high as their text with room around it, at least 44 points`() throws {
        let window = TestWindow(size: Self.size) {
            List {
                Text("First").accessibilityIdentifier("first")
                Text("Second").accessibilityIdentifier("second")
                Color.red.frame(height: 100).accessibilityIdentifier("high")
            }
            .listStyle(.plain)
        }
        let first = try #require(window.frame(of: "first"))
        let second = try #require(window.frame(of: "second"))
        #expect(first.minX == 16)
        #expect(second.minY - first.minY == 44)
        #expect(first.midY == 22)
        #expect(window.frame(of: "high") == Rect(x: 16, y: 99, width: 268, height: 100))
    }

    @Test func `a press shows at once, selects when it is lifted, and a scroll takes it back`() throws {
        let choice = Choice()
        let window = TestWindow(size: Self.size) {
            List(0..<1_000, id: \.self, selection: binding(choice, \.one)) { Text("Row \($0)") }.listStyle(.plain)
        }
        let ground = window.color(at: Point(x: 250, y: 60))
        window.touchDown(0, at: Point(x: 250, y: 60))
        window.advance(frames: 2)
        let pressed = window.color(at: Point(x: 250, y: 60))
        #expect(pressed.red < ground.red)
        #expect(choice.one == nil)
        window.touchUp(0)
        #expect(choice.one == 1)
        try window.settle()
        let selected = window.color(at: Point(x: 250, y: 60))
        #expect(selected.blue > selected.red)
        #expect(window.color(at: Point(x: 250, y: 100)) == ground)

        window.touchDown(0, at: Point(x: 250, y: 200))
        window.advance(frames: 1)
        for step in 1...10 { window.touchMove(0, to: Point(x: 250, y: 200 - Double(step) * 6)) }
        window.touchUp(0)
        try window.settle()
        #expect(choice.one == 1)
        // The row is selected in its own place, wherever that is now.
        for number in 2..<40 {
            guard let row = window.frame(ofText: "Row \(number)"), row.minY > 0, row.maxY < 400 else { continue }
            #expect(window.color(at: Point(x: 250, y: row.midY)) == ground)
        }
    }

    @Test func `the colour of a row that is no longer selected fades`() throws {
        let choice = Choice()
        choice.one = 0
        let window = TestWindow(size: Self.size) {
            List(0..<10, id: \.self, selection: binding(choice, \.one)) { Text("Row \($0)") }.listStyle(.plain)
        }
        let full = window.color(at: Point(x: 250, y: 20))
        choice.one = 1
        window.advance(by: .milliseconds(100))
        let half = window.color(at: Point(x: 250, y: 20))
        try window.settle()
        let rest = window.color(at: Point(x: 250, y: 20))
        #expect(full.red < half.red && half.red < rest.red)
        #expect(rest.red == 255)
        #expect(window.color(at: Point(x: 250, y: 60)) == full)
    }

    @Test func `with a set a press adds a row and another takes it out`() {
        let choice = Choice()
        let window = TestWindow(size: Self.size) {
            List(selection: binding(choice, \.several)) {
                ForEach(0..<20) { Text("Row \($0)") }
                Text("Odd one").tag(99)
                Text("No tag")
            }
            .listStyle(.plain)
        }
        window.tap(at: Point(x: 100, y: 20))
        window.tap(at: Point(x: 100, y: 110))
        #expect(choice.several == [0, 2])
        window.tap(at: Point(x: 100, y: 20))
        #expect(choice.several == [2])
    }

    @Test func `lines lie between rows, not after the last, and can be hidden`() {
        let window = TestWindow(size: Self.size) {
            List {
                Text("A")
                Text("B").listRowSeparator(.hidden)
                Text("C")
                Text("D")
            }
            .listStyle(.plain)
        }
        let line = { (row: Int) in
            window.color(at: Point(x: 200, y: Double(row) * 44 + 43.5)) != window.color(at: Point(x: 200, y: 300))
        }
        #expect(line(0))
        #expect(!line(1))
        #expect(line(2))
        #expect(!line(3))
        // From where the text begins.
        #expect(window.color(at: Point(x: 8, y: 43.5)) == window.color(at: Point(x: 8, y: 300)))
    }

    @Test func `insets and grounds of rows`() {
        let window = TestWindow(size: Self.size) {
            List {
                Text("A").accessibilityIdentifier("a")
                    .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
                    .listRowBackground(Color.red)
                Text("B")
            }
            .listStyle(.plain)
        }
        #expect(window.frame(of: "a")?.minX == 50)
        #expect(window.color(at: Point(x: 2, y: 2)).blue < 100)
        #expect(window.color(at: Point(x: 298, y: 42)).blue < 100)
        #expect(window.color(at: Point(x: 298, y: 46)).blue == 255)
    }

    @Test func `cards stand apart, with room beside them`() throws {
        let window = TestWindow(size: Self.size) {
            List {
                Section("One") {
                    Text("A").accessibilityIdentifier("a"); Text("B").accessibilityIdentifier("b")
                }
                Section { Text("C").accessibilityIdentifier("c") }
            }
        }
        let a = try #require(window.frame(of: "a"))
        let b = try #require(window.frame(of: "b"))
        let c = try #require(window.frame(of: "c"))
        #expect(a.minX == 32)
        #expect(b.minY - a.minY == 44)
        #expect(c.minY - b.minY == 64)
        let ground = window.color(at: Point(x: 5, y: a.midY))
        #expect(window.color(at: Point(x: 150, y: a.midY)).red == 255)
        #expect(ground.red < 255)
        // The corners are round.
        #expect(window.color(at: Point(x: 17, y: a.midY - 21)) == ground)
        #expect(window.color(at: Point(x: 17, y: a.midY + 21)) != ground)
    }

    @Test func `a hundred thousand rows in sections open with what is seen`() throws {
        let window = TestWindow(size: Self.size) { SectionedList(sections: 1_000, rows: 100) }
        #expect(window.bodyEvaluations < 40)
        #expect(window.nodeCount < 250)
        let small = TestWindow(size: Self.size) { SectionedList(sections: 3, rows: 10) }
        #expect(window.bodyEvaluations <= small.bodyEvaluations)
    }

    @Test func `the head of a section stays in view and makes way for the next`() throws {
        let window = TestWindow(size: Self.size) { SectionedList(sections: 50, rows: 5) }
        // 20 points of text with 5 above and below.
        let height = 30.0
        #expect(window.frame(of: "text 0")?.minY == 5)
        window.scroll(by: Size(width: 0, height: 100))
        try window.settle()
        #expect(window.frame(of: "text 0")?.minY == 5)
        #expect(window.frame(of: "row 0 0") != nil)
        // The end of the section comes up to the head and takes it along.
        let end = try #require(window.frame(of: "text 1")).minY - 5
        let rest = end - height / 2
        window.scroll(by: Size(width: 0, height: rest))
        try window.settle()
        let pushed = try #require(window.frame(of: "text 0"))
        let next = try #require(window.frame(of: "text 1"))
        #expect(abs(pushed.maxY + 10 - next.minY) <= 1)
        #expect(pushed.minY < 0)
        // Rows pass under it.
        window.scroll(by: Size(width: 0, height: height + 20))
        try window.settle()
        #expect(window.frame(of: "text 1")?.minY == 5)
    }

    @Test func `rows are found in sections that were never shown`() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow(size: Self.size) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                SectionedList(sections: 300, rows: 40)
            }
        }
        proxy?.scrollTo(250 * 1_000 + 17, anchor: .center)
        let frame = try #require(window.frame(of: "row 250 17"))
        #expect(abs(frame.midY - 200) <= 1)
        #expect(window.frame(of: "text 250")?.minY == 5)
        proxy?.scrollTo("section 299", anchor: .top)
        #expect(window.frame(of: "text 299")?.minY ?? 500 < 400)
        #expect(window.nodeCount < 250)
    }

    @Test func `a binding to each element writes it, and outlives it`() throws {
        let choice = Choice()
        var kept: Binding<Choice.Item>?
        let window = TestWindow(size: Self.size) {
            List {
                ForEach(binding(choice, \.items)) { $item in
                    let _ = item.id == 1 ? (kept = $item) : ()
                    Button(item.isOn ? "\(item.name) on" : "\(item.name) off") { item.isOn.toggle() }
                }
            }
            .listStyle(.plain)
        }
        let button = try #require(window.frame(ofText: "Item 1 off"))
        window.tap(at: Point(x: button.midX, y: button.midY))
        window.advance(frames: 1)
        #expect(choice.items[1].isOn)
        #expect(window.frame(ofText: "Item 1 on") != nil)
        choice.items = []
        window.advance(frames: 1)
        kept?.wrappedValue.name = "gone"
        #expect(kept?.wrappedValue.name == "Item 1")
    }

    @Test func `the usual forms of ForEach make rows`() {
        let names = ["Ada", "Bela", "Carl"]
        let window = TestWindow(size: Self.size) {
            ScrollView {
                LazyVStack {
                    ForEach(0..<2) { Text("a\($0)") }
                    ForEach(names, id: \.self) { Text($0) }
                    ForEach(names.indices, id: \.self) { Text("b\($0)") }
                    ForEach(Array(names.enumerated()), id: \.offset) { offset, name in Text("\(offset) \(name)") }
                    ForEach(names.dropFirst(), id: \.self) { Text("c\($0)") }
                }
            }
        }
        for text in ["a0", "a1", "Ada", "Carl", "b2", "2 Carl", "cBela"] {
            #expect(window.frame(ofText: text) != nil)
        }
        #expect(window.frame(ofText: "cAda") == nil)
    }

    @Test func `doubled ids warn once and every row is still shown`() {
        let window = TestWindow(size: Self.size) {
            List([1, 2, 2, 3, 3, 3], id: \.self) { Text("Row \($0)") }.listStyle(.plain)
        }
        #expect(window.frame(ofText: "Row 3")?.midY.rounded() == 154)
        window.scroll(by: Size(width: 0, height: 100))
        window.advance(by: .seconds(1))
        #expect(window.warnings.filter { $0.contains("occurs more than once") }.count == 1)
    }
}

/// Sections of rows under heads, plain.
private struct SectionedList: View {
    let sections: Int
    let rows: Int

    private struct Part: Identifiable {
        var number: Int
        var id: String { "section \(number)" }
    }

    var body: some View {
        List {
            ForEach((0..<sections).lazy.map { Part(number: $0) }) { part in
                Section {
                    ForEach(part.number * 1_000..<part.number * 1_000 + rows, id: \.self) { number in
                        Text("Row \(number)")
                            .accessibilityIdentifier("row \(number / 1_000) \(number % 1_000)")
                    }
                } header: {
                    Text("Section \(part.number)")
                        .frame(height: 20)
                        .accessibilityIdentifier("text \(part.number)")
                }
            }
        }
        .listStyle(.plain)
    }
}
