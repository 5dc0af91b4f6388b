import GlideTesting
import Testing

@testable import Glide

@MainActor
@Suite struct `Focus states` {
    @Test func `a state tells which view has the focus, and moves it`() {
        let link = FormLink()
        let window = TestWindow(size: Size(width: 300, height: 300)) { Form3(link: link) }
        #expect(link.read?() == nil)
        window.keyPress(.tab)
        window.advance(frames: 1)
        #expect(window.focusedName == "name" && link.read?() == .name)
        window.keyPress(.tab)
        window.advance(frames: 1)
        #expect(link.read?() == .city && window.frame(ofText: "at city") != nil)
        link.write?(.name)
        window.advance(frames: 1)
        #expect(window.focusedName == "name")
        link.write?(nil)
        window.advance(frames: 1)
        #expect(window.focusedName == nil)
    }

    @Test func `a value that no view is marked with goes back`() {
        let link = FormLink()
        let window = TestWindow(size: Size(width: 300, height: 300)) { Form3(link: link) }
        link.write?(.nowhere)
        window.advance(frames: 2)
        #expect(window.focusedName == nil && link.read?() == nil)
    }

    @Test func `a Bool says whether the one view has it`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) { OneField() }
        #expect(window.frame(ofText: "no") != nil)
        window.keyPress(.tab)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "yes") != nil)
        window.keyPress(.tab)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "no") != nil && window.focusedName == "go there")
        window.keyPress(.space)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "yes") != nil && window.focusedName == "field")
    }

    @Test func `a default focus is there from the start`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) { Defaulted(priority: .automatic) }
        window.advance(frames: 1)
        #expect(window.focusedName == "second")
    }

    @Test func `keys that come into a section come to its default`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) { DefaultedSection() }
        window.advance(frames: 1)
        window.keyPress(.tab)
        window.keyPress(.tab)
        #expect(window.focusedName == "middle")
    }

    @Test func `content tells by its environment whether it has the focus`() {
        let window = TestWindow(size: Size(width: 300, height: 300)) {
            VStack {
                FocusWord().focusable()
                Button {
                } label: {
                    FocusWord()
                }
            }
        }
        #expect(window.frame(ofText: "focused") == nil)
        window.keyPress(.tab)
        window.advance(frames: 1)
        let first = window.frame(ofText: "focused")
        window.keyPress(.tab)
        window.advance(frames: 1)
        let second = window.frame(ofText: "focused")
        #expect(first != nil && second != nil && first != second)
    }

    @Test func `the focus stays where it is when the view is evaluated again`() {
        let link = CountLink()
        let window = TestWindow(size: Size(width: 300, height: 300)) { Counting(link: link) }
        window.keyPress(.tab)
        window.keyPress(.tab)
        #expect(window.focusedName == "B 0")
        link.write?(5)
        window.advance(frames: 1)
        #expect(window.focusedName == "B 5")
    }

    @Test func `the focus of a view that goes comes to the next one, or the one before`() {
        let link = CountLink()
        let window = TestWindow(size: Size(width: 300, height: 300)) { Shrinking(link: link) }
        for _ in 0..<3 { window.keyPress(.tab) }
        #expect(window.focusedName == "2")
        link.write?(2)
        window.advance(frames: 1)
        #expect(window.focusedName == "3", "the next one")
        window.keyPress(.tab)
        #expect(window.focusedName == "4")
        link.write?(4)
        window.advance(frames: 1)
        #expect(window.focusedName == "3", "the one before the last")
    }

    @Test func `a view that is switched off loses the focus`() {
        let link = CountLink()
        let window = TestWindow(size: Size(width: 300, height: 300)) { Disabling(link: link) }
        window.keyPress(.tab)
        #expect(window.focusedName == "A")
        link.write?(1)
        window.advance(frames: 1)
        #expect(window.focusedName == "B")
    }
}

private enum Field: Hashable {
    case name, city, nowhere
}

@MainActor
private final class FormLink {
    var read: (() -> Field?)?
    var write: ((Field?) -> Void)?
}

@MainActor
private final class CountLink {
    var write: ((Int) -> Void)?
}

private struct Form3: View {
    let link: FormLink
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            Text("name").focusable().focused($field, equals: .name)
            Button("city") {}.focused($field, equals: .city)
            if field == .city { Text("at city") }
        }
        .onAppear {
            let binding = $field
            link.read = { binding.wrappedValue }
            link.write = { binding.wrappedValue = $0 }
        }
    }
}

private struct OneField: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text("field").focusable().focused($isFocused)
            Text(isFocused ? "yes" : "no")
            Button("go there") { isFocused = true }
        }
    }
}

private struct Defaulted: View {
    let priority: DefaultFocusEvaluationPriority
    @FocusState private var number: Int?

    var body: some View {
        VStack {
            Button("first") {}.focused($number, equals: 1)
            Button("second") {}.focused($number, equals: 2)
        }
        .defaultFocus($number, 2, priority: priority)
    }
}

private struct DefaultedSection: View {
    @FocusState private var number: Int?
    @FocusState private var isFirst: Bool

    var body: some View {
        VStack {
            Button("before") {}.focused($isFirst)
            HStack {
                Button("left") {}.focused($number, equals: 1)
                Button("middle") {}.focused($number, equals: 2)
            }
            .defaultFocus($number, 2, priority: .userInitiated)
        }
        .onAppear { isFirst = true }
    }
}

private struct FocusWord: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "focused" : "not") }
}

private struct Counting: View {
    let link: CountLink
    @State private var count = 0

    var body: some View {
        VStack {
            Button("A \(count)") {}
            Button("B \(count)") {}
        }
        .onAppear { link.write = { count = $0 } }
    }
}

private struct Shrinking: View {
    let link: CountLink
    @State private var names = [0, 1, 2, 3, 4]

    var body: some View {
        VStack { ForEach(names, id: \.self) { Button("\($0)") {} } }
            .onAppear { link.write = { gone in names.removeAll { $0 == gone } } }
    }
}

private struct Disabling: View {
    let link: CountLink
    @State private var disabled = 0

    var body: some View {
        VStack {
            Button("A") {}.disabled(disabled == 1)
            Button("B") {}
        }
        .onAppear { link.write = { disabled = $0 } }
    }
}
