import Glide
import GlideTesting
import Testing

/// Which pages are alive.
@MainActor
@Suite struct `Pages that live while they are near` {
    @MainActor
    final class Record {
        var alive: Set<Int> = []
        var appeared = 0
        var position = 0.0
        var writes: [Int] = []
        var select: (Int) -> Void = { _ in }
    }

    private struct Page: View {
        let number: Int
        let record: Record
        @State private var count = 0

        var body: some View {
            Text("Page \(number), \(count)")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .onTapGesture { count += 1 }
                .onAppear {
                    record.alive.insert(number)
                    record.appeared += 1
                }
                .onDisappear { record.alive.remove(number) }
        }
    }

    private struct Book: View {
        let count: Int
        let record: Record
        /// Added to each number to make its tag; nil leaves the pages to their identities.
        var tagShift: Int?
        @State var selection: Int

        var body: some View {
            let binding = Binding(
                get: { selection },
                set: {
                    selection = $0
                    record.writes.append($0)
                })
            TabView(selection: binding) {
                ForEach(0..<count, id: \.self) { number in
                    if let tagShift {
                        Page(number: number, record: record).tag(number + tagShift)
                    } else {
                        Page(number: number, record: record)
                    }
                }
            }
            .tabViewStyle(.page)
            .onTabPositionChange { record.position = $0 }
            .onAppear { record.select = { selection = $0 } }
        }
    }

    private func window(_ count: Int, _ record: Record, tagShift: Int? = nil, selection: Int = 0) -> TestWindow {
        TestWindow(size: Size(width: 400, height: 300)) {
            Book(count: count, record: record, tagShift: tagShift, selection: selection)
        }
    }

    private func swipe(_ window: TestWindow) throws {
        window.drag(from: Point(x: 350, y: 150), to: Point(x: 150, y: 150), duration: .milliseconds(100))
        try window.settle()
    }

    @Test func `of 500 pages only those near the one in view are alive`() throws {
        let (small, record) = (Record(), Record())
        let few = window(2, small)
        let window = window(500, record)
        #expect(record.alive == [0, 1])
        #expect(window.nodeCount == few.nodeCount)
        for _ in 0..<6 { try swipe(window) }
        #expect(record.alive == [5, 6, 7] && record.position == 6)
        #expect(record.appeared == 8, "each once, as it came near")
        #expect(window.frame(ofText: "Page 6, 0") != nil)
    }

    @Test func `a selection far away is found and shown`() throws {
        let record = Record()
        let window = window(500, record, selection: 321)
        #expect(record.alive == [320, 321, 322] && record.position == 321)
        record.select(499)
        window.advance(frames: 1)
        #expect(record.alive == [498, 499] && record.position == 499)
        withAnimation(.linear(duration: 1)) { record.select(3) }
        window.advance(by: .milliseconds(500))
        window.advance(frames: 1)
        let page = Int(record.position.rounded())
        #expect(page > 200 && page < 300 && record.alive.contains(page), "the pages on the way are seen")
        #expect(record.alive.count < 12)
        try window.settle()
        #expect(record.alive == [2, 3, 4] && record.position == 3 && record.writes.isEmpty)
    }

    @Test func `tags of their own are found among pages that were never shown`() throws {
        let record = Record()
        let window = window(500, record, tagShift: 1000, selection: 1400)
        #expect(record.position == 400 && record.alive == [399, 400, 401])
        try swipe(window)
        #expect(record.writes == [1401])
        record.select(5)
        window.advance(frames: 1)
        #expect(record.position == 0, "what is only an identity is no tag")
    }

    @Test func `few pages keep what they hold`() throws {
        let record = Record()
        let window = window(5, record)
        window.tap(at: Point(x: 200, y: 150))
        #expect(window.frame(ofText: "Page 0, 1") != nil)
        for _ in 0..<4 { try swipe(window) }
        #expect(record.alive == [0, 1, 2, 3, 4] && record.appeared == 5)
        record.select(0)
        try window.settle()
        #expect(abs((window.frame(ofText: "Page 0, 1")?.midX ?? 0) - 200) < 1)
    }
}
