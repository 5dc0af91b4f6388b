import GlideTesting
import Observation
import Testing

@MainActor
@Suite struct LazyMotionTests {
    private static let size = Size(width: 300, height: 400)

    private func list(_ count: Int, height: Double = 50) -> (RowModel, TestWindow) {
        let model = RowModel([Double](repeating: height, count: count))
        return (model, TestWindow(size: Self.size) { ModelList(model: model) })
    }

    @Test func `rows close up over one that goes, also those that were out of view`() throws {
        let (model, window) = list(100)
        // More than the rows that are kept alive out of view.
        withAnimation(.linear(duration: 1)) { model.rows.removeSubrange(1..<6) }
        window.advance(by: .milliseconds(500))
        #expect(window.frame(of: "row 0")?.minY == 0)
        // Half-way from 300 to 50, and from 600 to 350.
        let row6 = try #require(window.frame(of: "row 6"))
        let row12 = try #require(window.frame(of: "row 12"))
        #expect(abs(row6.minY - 175) <= 3)
        #expect(abs(row12.minY - row6.minY - 300) <= 0.5)
        try window.settle()
        #expect(window.frame(of: "row 6")?.minY == 50)
        #expect(window.nodeCount < 150)
    }

    @Test func `a row that goes fades where it was and leaves nothing behind`() throws {
        let (model, window) = list(100)
        let nodes = window.nodeCount
        withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: 2) }
        window.advance(by: .milliseconds(300))
        #expect(window.nodeCount > nodes)
        #expect(!window.runningAnimations.isEmpty)
        // Scrolled away while it fades.
        window.scroll(by: Size(width: 0, height: 2_000))
        window.advance(by: .milliseconds(300))
        #expect(window.frame(of: "row 2").map { $0.maxY < 0 } ?? true)
        try window.settle()
        #expect(window.frame(of: "row 2") == nil)
        #expect(window.runningAnimations.isEmpty)
        #expect(window.nodeCount < 150)
    }

    @Test func `a row that comes back while it fades is the same row`() throws {
        let (model, window) = list(20)
        window.tap(at: Point(x: 150, y: 75))
        window.advance(frames: 1)
        #expect(window.frame(ofText: "Row 1  1") != nil)
        let row = model.rows[1]
        withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: 1) }
        window.advance(by: .milliseconds(300))
        withAnimation(.linear(duration: 1)) { model.rows.insert(row, at: 1) }
        try window.settle()
        #expect(window.frame(ofText: "Row 1  1")?.midY == 75)
    }

    @Test func `a new row fades in where it stands`() throws {
        let (model, window) = list(20)
        withAnimation(.linear(duration: 1)) { model.rows.insert(RowModel.Row(id: 99, height: 50), at: 2) }
        window.advance(by: .milliseconds(500))
        #expect(window.frame(of: "row 99")?.minY == 100)
        #expect(abs(try #require(window.frame(of: "row 2")).minY - 125) <= 2)
        #expect(window.runningAnimations.contains { $0.attribute == "presence" })
        try window.settle()
        #expect(window.frame(of: "row 2")?.minY == 150)
    }

    @Test func `scrolling moves rows without animating them`() throws {
        let (_, window) = list(1_000)
        window.scroll(by: Size(width: 0, height: 600))
        window.advance(frames: 6)
        #expect(window.runningAnimations.allSatisfy { $0.attribute == "scrollOffset" || $0.node != "Text" })
        try window.settle()
        #expect(window.runningAnimations.isEmpty)
    }

    @Test func `a matched view in a row that is scrolled away while it flies leaves nothing behind`() throws {
        let model = MatchModel()
        let window = TestWindow(size: Self.size) { MatchList(model: model) }
        withAnimation(.linear(duration: 1)) { model.marked = 5 }
        window.advance(by: .milliseconds(300))
        #expect(window.matchedGroups.count == 1)
        window.scroll(by: Size(width: 0, height: 4_000))
        window.advance(by: .milliseconds(100))
        try window.settle()
        #expect(window.matchedGroups.allSatisfy { $0.members.isEmpty } || window.matchedGroups.isEmpty)
        #expect(window.runningAnimations.isEmpty)
        window.scroll(by: Size(width: 0, height: -4_000))
        try window.settle()
        #expect(window.frame(of: "mark")?.midY == 275)
    }

    @Test func `what is painted bit by bit is what is painted whole`() throws {
        var numbers = LazyModelTests.Numbers(state: 3)
        let heights = (0..<600).map { _ in Double(Int.random(in: 15...80, using: &numbers)) }
        let model = RowModel(heights)
        let window = TestWindow(size: Self.size) { ModelList(model: model) }
        window.scroll(by: Size(width: 0, height: 5_000))
        window.advance(by: .seconds(1))
        for step in 0..<60 {
            switch step % 6 {
            case 0: model.rows.insert(RowModel.Row(id: 10_000 + step, height: 44), at: 2)
            case 1: withAnimation(.linear(duration: 0.3)) { model.rows.removeSubrange(0..<2) }
            case 2: window.scroll(by: Size(width: 0, height: Double(step * 7 % 90) - 40))
            case 3: withAnimation(.linear(duration: 0.2)) { model.rows[100 + step].height += 20 }
            default: break
            }
            window.advance(frames: 1)
            #expect(window.snapshot().difference(from: window.repaintedWhole()) == 0, "step \(step)")
        }
    }
}

@MainActor
@Observable
private final class MatchModel {
    var marked = 0
}

private struct MatchList: View {
    let model: MatchModel
    @Namespace private var namespace

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1_000, id: \.self) { number in
                    ZStack {
                        Text("Row \(number)")
                        if model.marked == number {
                            Rectangle().fill(.blue).frame(width: 20, height: 20)
                                .matchedGeometryEffect(id: "mark", in: namespace)
                                .accessibilityIdentifier("mark")
                        }
                    }
                    .frame(maxWidth: .infinity)
                    .frame(height: 50)
                }
            }
        }
    }
}
