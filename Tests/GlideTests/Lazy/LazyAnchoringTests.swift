import GlideTesting
import Observation
import Testing

/// What a test changes under a list that is shown.
@MainActor
@Observable
final class RowModel {
    struct Row: Identifiable, Equatable {
        var id: Int
        var height: Double
        var note = ""
    }

    var rows: [Row]
    @ObservationIgnored var appeared: [Int] = []
    @ObservationIgnored var disappeared: [Int] = []
    @ObservationIgnored var evaluated: [Int] = []

    init(_ heights: [Double]) {
        rows = heights.enumerated().map { Row(id: $0.offset, height: $0.element) }
    }

    /// Where row `id` stands when all rows are below one another.
    func top(of id: Int) -> Double {
        rows.prefix { $0.id != id }.reduce(0) { $0 + $1.height }
    }
}

struct ModelRow: View {
    let row: RowModel.Row
    var model: RowModel?
    @State private var touches = 0

    var body: some View {
        let _ = model?.evaluated.append(row.id)
        Text("Row \(row.id) \(row.note) \(touches)")
            .frame(maxWidth: .infinity)
            .frame(height: row.height)
            .accessibilityIdentifier("row \(row.id)")
            .onTapGesture { touches += 1 }
            .onAppear { model?.appeared.append(row.id) }
            .onDisappear { model?.disappeared.append(row.id) }
    }
}

struct ModelList: View {
    let model: RowModel
    var tracks = false

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(model.rows) { ModelRow(row: $0, model: tracks ? model : nil) }
            }
        }
    }
}

@MainActor
@Suite struct LazyAnchoringTests {
    private static let size = Size(width: 300, height: 400)

    private func scrolled(_ model: RowModel, by distance: Double) -> TestWindow {
        let window = TestWindow(size: Self.size) { ModelList(model: model) }
        window.scroll(by: Size(width: 0, height: distance))
        window.advance(by: .seconds(2))
        return window
    }

    /// Heights of 20 to 83 points, without a pattern.
    private func heights(_ count: Int) -> [Double] {
        (0..<count).map { (number: Int) -> Double in
            let scattered = number * 37 + number / 7 * 11
            return Double(20 + scattered % 64)
        }
    }

    @Test func `rows inserted, removed and resized above leave what is seen in its place`() throws {
        let model = RowModel(heights(2_000))
        let window = scrolled(model, by: 9_000)
        let seen = try #require(model.rows.first { window.frame(of: "row \($0.id)").map { $0.minY >= 0 } ?? false })
        let place = try #require(window.frame(of: "row \(seen.id)"))
        model.rows.insert(contentsOf: (0..<30).map { RowModel.Row(id: 10_000 + $0, height: 61) }, at: 3)
        #expect(window.frame(of: "row \(seen.id)") == place)
        model.rows.removeSubrange(10..<60)
        #expect(window.frame(of: "row \(seen.id)") == place)
        model.rows[20].height += 300
        #expect(window.frame(of: "row \(seen.id)") == place)
        for _ in 0..<40 {
            model.rows.insert(RowModel.Row(id: 20_000 + model.rows.count, height: 33), at: 0)
            window.advance(frames: 1)
        }
        #expect(window.frame(of: "row \(seen.id)") == place)
    }

    @Test func `a row inserted above under an animation moves nothing that is seen`() throws {
        let model = RowModel(heights(500))
        let window = scrolled(model, by: 5_000)
        let seen = try #require(model.rows.first { window.frame(of: "row \($0.id)").map { $0.minY >= 0 } ?? false })
        let place = try #require(window.frame(of: "row \(seen.id)"))
        withAnimation(.linear(duration: 1)) { model.rows.insert(RowModel.Row(id: 9_999, height: 100), at: 0) }
        for _ in 0..<30 {
            window.advance(frames: 1)
            #expect(window.frame(of: "row \(seen.id)") == place)
        }
    }

    @Test func `rows that wrap otherwise in another width leave the first row in view in its place`() throws {
        let words = [
            "short", "a row of some more words than fit on one line of this window, surely", "two of them here",
        ]
        let window = TestWindow(size: Self.size) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<2_000) { number in
                        Text("\(number) " + words[number % 3]).accessibilityIdentifier("row \(number)")
                    }
                }
            }
        }
        window.scroll(by: Size(width: 0, height: 7_000))
        window.advance(by: .seconds(2))
        let seen = window.identifiedFrames.filter { $0.value.maxY > 0.5 && $0.value.minY < 400 }
        let first = try #require(seen.min { $0.value.minY < $1.value.minY })
        for width in [200.0, 420, 300] {
            window.resize(to: Size(width: width, height: 400))
            window.advance(frames: 1)
            let place = try #require(window.frame(of: first.key))
            #expect(abs(place.minY - first.value.minY) <= 1)
        }
    }

    @Test func `at its very beginning a list shows the new first row`() {
        let model = RowModel(heights(100))
        let window = TestWindow(size: Self.size) { ModelList(model: model) }
        model.rows.insert(RowModel.Row(id: 500, height: 50), at: 0)
        #expect(window.frame(of: "row 500")?.minY == 0)
        #expect(window.frame(of: "row 0")?.minY == 50)
    }

    @Test func `only the row that changed is evaluated`() {
        let model = RowModel(heights(10_000))
        let window = TestWindow(size: Self.size) { ModelList(model: model, tracks: true) }
        window.scroll(by: Size(width: 0, height: 3_000))
        window.advance(by: .seconds(2))
        model.evaluated = []
        let visible = model.rows.first { window.frame(of: "row \($0.id)").map { $0.minY > 0 } ?? false }!.id
        model.rows[visible].note = "changed"
        window.advance(frames: 2)
        #expect(window.frame(ofText: "Row \(visible) changed 0") != nil)
        #expect(model.evaluated == [visible])
        model.evaluated = []
        model.rows[9_000].note = "out of view"
        window.advance(frames: 2)
        #expect(model.evaluated == [])
    }

    @Test func `rows appear and disappear as they come and go, each once`() {
        let model = RowModel(heights(1_000))
        let window = TestWindow(size: Self.size) { ModelList(model: model, tracks: true) }
        for _ in 0..<60 {
            window.scroll(by: Size(width: 0, height: 50))
            window.advance(frames: 1)
        }
        #expect(model.appeared == Array(0..<model.appeared.count))
        #expect(model.disappeared == Array(0..<model.disappeared.count))
        #expect(model.disappeared.count > 20)
        #expect(model.appeared.count - model.disappeared.count < 20)
    }

    @Test func `the state of a row lasts while it moves and ends when it has gone out of view`() throws {
        let model = RowModel(heights(300))
        let window = TestWindow(size: Self.size) { ModelList(model: model) }
        window.tap(at: Point(x: 150, y: 10))
        window.advance(frames: 1)
        #expect(window.frame(ofText: "Row 0  1") != nil)
        model.rows.insert(RowModel.Row(id: 900, height: 40), at: 0)
        model.rows.swapAt(1, 3)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "Row 0  1") != nil)
        window.scroll(by: Size(width: 0, height: 3_000))
        window.advance(by: .seconds(2))
        window.scroll(by: Size(width: 0, height: -3_000))
        window.advance(by: .seconds(2))
        #expect(window.frame(ofText: "Row 0  0") != nil)
    }
}
