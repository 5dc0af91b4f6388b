import Glide
import GlideTesting
import Testing

@MainActor
@Suite struct `Tags of pages` {
    @MainActor
    final class Writes<Value> {
        var list: [Value] = []
    }

    private func window<Selection: Hashable, Tag: Hashable>(
        _ selection: Selection, tags: [Tag], _ writes: Writes<Selection>
    ) -> TestWindow {
        TestWindow(size: Size(width: 400, height: 200)) {
            Tagged(selection: selection, tags: tags, writes: writes)
        }
    }

    private struct Tagged<Selection: Hashable, Tag: Hashable>: View {
        @State var selection: Selection
        let tags: [Tag]
        let writes: Writes<Selection>

        var body: some View {
            TabView(
                selection: Binding(
                    get: { selection },
                    set: {
                        selection = $0
                        writes.list.append($0)
                    })
            ) {
                ForEach(0..<tags.count, id: \.self) { index in
                    Color.blue.accessibilityIdentifier("\(index)").tag(tags[index])
                }
            }
            .tabViewStyle(.page)
        }
    }

    private func swipe(_ window: TestWindow) throws {
        window.drag(from: Point(x: 300, y: 100), to: Point(x: 100, y: 100), duration: .milliseconds(100))
        try window.settle()
    }

    @Test func `a tag beats the identity of its row`() throws {
        let writes = Writes<Int>()
        let window = window(20, tags: [10, 20, 30], writes)
        #expect(window.frame(of: "1")?.minX == 0)
        try swipe(window)
        #expect(window.frame(of: "2")?.minX == 0 && writes.list == [30])
    }

    @Test func `tags of another type select nothing and are not written`() throws {
        let optional = Writes<Int>()
        let pages = window(1, tags: [Int?.some(0), 1, 2], optional)
        #expect(pages.frame(of: "0")?.minX == 0, "the first page is shown")
        try swipe(pages)
        #expect(pages.frame(of: "1")?.minX == 0 && optional.list.isEmpty)

        let text = Writes<String>()
        let other = window("1", tags: [0, 1, 2], text)
        #expect(other.frame(of: "0")?.minX == 0)
        try swipe(other)
        #expect(other.frame(of: "1")?.minX == 0 && text.list.isEmpty)
    }

    @Test func `a selection that no page has shows the first one and is left alone`() throws {
        let writes = Writes<Int>()
        let window = window(99, tags: [10, 20, 30], writes)
        #expect(window.frame(of: "0")?.minX == 0 && writes.list.isEmpty)
        try swipe(window)
        #expect(window.frame(of: "1")?.minX == 0 && writes.list == [20])
    }

    @Test func `of equal tags the first one counts`() throws {
        let writes = Writes<Int>()
        let window = window(20, tags: [10, 20, 20, 30], writes)
        #expect(window.frame(of: "1")?.minX == 0)
    }

    @Test func `an optional selection is written with an optional tag`() throws {
        let writes = Writes<Int?>()
        let window = window(Int?.some(20), tags: [Int?.some(10), 20, nil], writes)
        #expect(window.frame(of: "1")?.minX == 0)
        try swipe(window)
        #expect(window.frame(of: "2")?.minX == 0 && writes.list == [nil])
    }

    @Test func `a swipe that springs back writes nothing, even if no page has the selection`() throws {
        let writes = Writes<Int>()
        let window = window(99, tags: [10, 20, 30], writes)
        window.drag(from: Point(x: 300, y: 100), to: Point(x: 250, y: 100), duration: .milliseconds(400))
        try window.settle()
        #expect(window.frame(of: "0")?.minX == 0 && writes.list.isEmpty)
    }
}
