import GlideTesting
import Testing

@MainActor
@Suite struct Pickers {
    private let size = Size(width: 304, height: 60)

    private func window(
        _ selection: String = "a", isDisabled: Bool = false, direction: LayoutDirection = .leftToRight,
        writes: Heard<String> = Heard()
    ) -> TestWindow {
        TestWindow(size: size) {
            Chosen(selection: selection, writes: writes).disabled(isDisabled)
                .environment(\.layoutDirection, direction)
        }
    }

    /// The middle of a segment.
    private func segment(_ index: Int) -> Point { Point(x: 52 + 100 * Double(index), y: 30) }

    /// Whether the capsule is behind the segment, seen above its text.
    private func isChosen(_ index: Int, in window: TestWindow) -> Bool {
        window.color(at: Point(x: segment(index).x, y: 19)) == RGBA(red: 255, green: 255, blue: 255, alpha: 255)
    }

    @Test func `segments are equally wide, and a tap or a click chooses`() throws {
        let writes = Heard<String>()
        let shown = window(writes: writes)
        #expect(isChosen(0, in: shown))
        #expect(!isChosen(1, in: shown))
        #expect(abs(try #require(shown.frame(ofText: "a much longer one")).midX - 152) <= 1)
        shown.tap(at: segment(2))
        try shown.settle()
        #expect(isChosen(2, in: shown))
        #expect(!isChosen(0, in: shown))
        shown.click(at: segment(1))
        shown.click(at: segment(1))
        #expect(writes.values == ["c", "b"])
    }

    @Test func `the capsule travels and keeps its speed when it is sent elsewhere`() throws {
        let shown = window()
        shown.tap(at: segment(2))
        shown.advance(by: .milliseconds(100))
        let before = try #require(capsule(in: shown))
        shown.advance(frames: 1)
        let after = try #require(capsule(in: shown))
        shown.tap(at: segment(0))
        shown.advance(frames: 1)
        let turned = try #require(capsule(in: shown))
        // It goes on in its direction for a moment.
        #expect(after > before + 3)
        #expect(turned > after)
        try shown.settle()
        #expect(isChosen(0, in: shown))
    }

    /// The left end of the white part, above the texts.
    private func capsule(in window: TestWindow) -> Int? {
        let picture = window.snapshot()
        return (8..<picture.width - 8).first { picture[$0, 17] == RGBA(red: 255, green: 255, blue: 255, alpha: 255) }
    }

    @Test func `a finger slides the capsule, and the selection is written once, when it is lifted`() throws {
        let writes = Heard<String>()
        let shown = window(writes: writes)
        shown.touchDown(0, at: segment(0))
        for x in stride(from: 60.0, through: 250, by: 10) { shown.touchMove(0, to: Point(x: x, y: 30)) }
        shown.advance(by: .seconds(1))
        #expect(isChosen(2, in: shown))
        #expect(writes.values.isEmpty)
        shown.touchUp(0)
        #expect(writes.values == ["c"])
        try shown.settle()
        #expect(isChosen(2, in: shown))
    }

    @Test func `a touch that is cancelled brings the capsule back`() throws {
        let writes = Heard<String>()
        let shown = window(writes: writes)
        shown.touchDown(0, at: segment(0))
        for x in stride(from: 60.0, through: 250, by: 10) { shown.touchMove(0, to: Point(x: x, y: 30)) }
        shown.advance(by: .milliseconds(300))
        shown.touchCancel()
        try shown.settle()
        #expect(writes.values.isEmpty)
        #expect(isChosen(0, in: shown))
    }

    @Test func `from right to left the first is at the right`() throws {
        let writes = Heard<String>()
        let shown = window(direction: .rightToLeft, writes: writes)
        #expect(isChosen(2, in: shown))
        shown.tap(at: segment(0))
        #expect(writes.values == ["c"])
    }

    @Test func `disabled, nothing can be chosen`() {
        let writes = Heard<String>()
        let shown = window(isDisabled: true, writes: writes)
        shown.tap(at: segment(2))
        #expect(writes.values.isEmpty)
        #expect(shown.snapshot() != window().snapshot())
    }

    @Test func `a selection without a view, and views with tags of another type, show no capsule and write nothing`() {
        let writes = Heard<String>()
        let shown = window("nowhere", writes: writes)
        for index in 0..<3 { #expect(!isChosen(index, in: shown)) }
        let handle = Handle<Int?>()
        let other = TestWindow(size: size) {
            Held(Int?.some(1), by: handle) { _ in
                Picker("Which", selection: .constant(Int?.some(1))) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
            }
        }
        other.tap(at: Point(x: 200, y: 30))
        other.advance(frames: 1)
        #expect(other.warnings.isEmpty)
        let none = TestWindow(size: size) { Picker("None", selection: .constant(1)) {} }
        none.tap(at: segment(1))
        #expect(none.warnings.isEmpty)
    }

    @Test func `inline, a row is chosen by a tap anywhere on it, and its tick travels there`() throws {
        let handle = Handle<Int>()
        let shown = TestWindow(size: Size(width: 200, height: 120)) {
            InlineChosen(handle: handle)
        }
        shown.tap(at: Point(x: 100, y: 100))
        #expect(handle.value == 2)
        shown.advance(by: .milliseconds(60))
        #expect(shown.runningAnimations.contains { $0.attribute == "frame" })
        try shown.settle()
        #expect(shown.frame(ofText: "Three")?.midY == 100)
        shown.click(at: Point(x: 10, y: 5))
        #expect(handle.value == 0)
    }

    @Test func `segments that come and go keep the capsule with its own`() throws {
        let handle = Handle<[Int]>()
        let shown = TestWindow(size: size) {
            Held([1, 2, 3], by: handle) { numbers in
                Picker("Which", selection: .constant(2)) { ForEach(numbers, id: \.self) { Text("\($0)") } }
            }
        }
        #expect(isChosen(1, in: shown))
        handle.value = [2, 3, 4]
        shown.advance(by: .seconds(1))
        #expect(isChosen(0, in: shown))
    }
}

private struct Chosen: View {
    @State var selection: String
    let writes: Heard<String>

    init(selection: String, writes: Heard<String>) {
        _selection = State(initialValue: selection)
        self.writes = writes
    }

    var body: some View {
        Picker(
            "Which",
            selection: Binding(
                get: { selection },
                set: {
                    selection = $0
                    writes.values.append($0)
                })
        ) {
            Text("A").tag("a")
            Text("a much longer one").font(.system(size: 8)).tag("b")
            Text("C").tag("c")
        }
        .pickerStyle(.segmented)
    }
}

private struct InlineChosen: View {
    @State private var value = 1
    let handle: Handle<Int>

    var body: some View {
        Picker("Which", selection: $value) {
            Text("One").tag(0)
            Text("Two").tag(1)
            Text("Three").tag(2)
        }
        .pickerStyle(.inline)
        .onAppear { handle.take($value) }
    }
}
