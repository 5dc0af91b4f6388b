import GlideTesting
import Observation
import Testing

private struct Cells: View {
    let columns: [GridItem]
    var count = 1_000
    var spacing: Double? = 4

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: spacing) {
                ForEach(0..<count, id: \.self) { number in
                    Color.blue.frame(height: Double(20 + number % 3 * 10)).accessibilityIdentifier("cell \(number)")
                }
            }
        }
    }
}

@MainActor
@Suite struct LazyGridTests {
    private static let size = Size(width: 320, height: 300)

    private func frames(_ columns: [GridItem]) -> [String: Rect] {
        TestWindow(size: Self.size) { Cells(columns: columns) }.identifiedFrames
    }

    @Test func `fixed columns are as wide as they say, flexible ones share the rest`() {
        let cells = frames([GridItem(.fixed(60), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem()])
        #expect(cells["cell 0"] == Rect(x: 0, y: 5, width: 60, height: 20).offset(toMiddleOf: 40))
        #expect(cells["cell 1"]?.minX == 70)
        #expect(cells["cell 1"]?.width == 120)
        #expect(cells["cell 2"]?.minX == 200)
        #expect(cells["cell 2"]?.maxX == 320)
        // The highest of a line is 40; the next line follows after 4.
        #expect(cells["cell 5"]?.minY == 44)
    }

    @Test func `as many adaptive columns as fit`() {
        let cells = frames([GridItem(.adaptive(minimum: 70), spacing: 10)])
        #expect(cells["cell 3"]?.maxX == 320)
        #expect(cells["cell 3"]?.width == 72.5 || cells["cell 3"]?.width == 73 || cells["cell 3"]?.width == 72)
        #expect(cells["cell 4"]?.minX == 0)
    }

    @Test func `limits of flexible columns hold, and the next takes what is left`() {
        let cells = frames([
            GridItem(.flexible(minimum: 10, maximum: 50), spacing: 0), GridItem(.flexible(), spacing: 0),
        ])
        #expect(cells["cell 0"]?.width == 50)
        #expect(cells["cell 1"]?.width == 270)
    }

    @Test func `odd columns do no harm`() {
        for columns in [
            [], [GridItem(.fixed(.nan))], [GridItem(.adaptive(minimum: 0))], [GridItem(.adaptive(minimum: -5))],
            [GridItem(.flexible(minimum: .infinity))], [GridItem(.fixed(-10), spacing: .infinity), GridItem()],
        ] {
            let window = TestWindow(size: Self.size) { Cells(columns: columns, count: 50) }
            #expect(window.nodeCount > 3)
        }
    }

    @Test func `a grid of a hundred thousand cells scrolls with those that are seen alive`() throws {
        let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]
        let window = TestWindow(size: Self.size) { Cells(columns: columns, count: 100_000) }
        #expect(window.nodeCount < 150)
        window.scroll(by: Size(width: 0, height: 10_000_000))
        try window.settle()
        let last = try #require(window.frame(of: "cell 99999"))
        #expect(last.minX == 0)
        #expect(last.maxY == 300)
        #expect(window.nodeCount < 150)
    }

    @Test func `views before and after a ForEach flow into its lines, and a section begins a new one`() {
        let columns = [GridItem](repeating: GridItem(.fixed(50), spacing: 0), count: 4)
        let window = TestWindow(size: Self.size) {
            ScrollView {
                LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
                    cell("before")
                    ForEach(0..<5, id: \.self) { cell("a\($0)") }
                    ForEach(0..<3, id: \.self) { cell("b\($0)") }
                    Section {
                        ForEach(0..<2, id: \.self) { cell("c\($0)") }
                    } header: {
                        Color.red.frame(maxWidth: .infinity).frame(height: 30).accessibilityIdentifier("head")
                    }
                }
            }
        }
        let frames = window.identifiedFrames
        func place(_ name: String) -> Point? {
            frames[name].map { Point(x: $0.minX - frames["before"]!.minX, y: $0.minY) }
        }
        #expect(place("a0") == Point(x: 50, y: 0))
        #expect(place("a2") == Point(x: 150, y: 0))
        #expect(place("a3") == Point(x: 0, y: 30))
        #expect(place("b0") == Point(x: 100, y: 30))
        #expect(place("b1") == Point(x: 150, y: 30))
        #expect(place("b2") == Point(x: 0, y: 60))
        // The head takes the whole width.
        #expect(frames["head"] == Rect(x: 0, y: 90, width: 320, height: 30))
        #expect(place("c0") == Point(x: 0, y: 120))
    }

    private func cell(_ name: String) -> some View {
        Color.green.frame(width: 50, height: 30).accessibilityIdentifier(name)
    }

    @Test func `a horizontal grid fills columns of rows`() throws {
        let window = TestWindow(size: Self.size) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))], spacing: 5) {
                    ForEach(0..<10_000, id: \.self) { number in
                        Color.red.frame(width: 45, height: 100).accessibilityIdentifier("cell \(number)")
                    }
                }
            }
        }
        let first = try #require(window.frame(of: "cell 0"))
        #expect(window.frame(of: "cell 1")?.minY == first.minY + 100)
        #expect(window.frame(of: "cell 2")?.minX == first.minX + 50)
        #expect(window.nodeCount < 80)
    }

    @Test func `a grid keeps its place when cells are inserted above`() throws {
        let model = RowModel([Double](repeating: 50, count: 600))
        let window = TestWindow(size: Self.size) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(model.rows) { ModelRow(row: $0) }
                }
            }
        }
        window.scroll(by: Size(width: 0, height: 2_025))
        try window.settle()
        let before = try #require(window.frame(of: "row 123"))
        model.rows.insert(contentsOf: (0..<30).map { RowModel.Row(id: 5_000 + $0, height: 50) }, at: 0)
        #expect(window.frame(of: "row 123") == before)
    }
}

extension Rect {
    fileprivate func offset(toMiddleOf height: Double) -> Rect {
        Rect(x: minX, y: (height - self.height) / 2, width: width, height: self.height)
    }
}
