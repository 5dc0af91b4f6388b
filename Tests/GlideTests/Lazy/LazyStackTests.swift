import GlideTesting
import Testing

/// Rows of 44 points, each known by its number.
private struct Rows: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { number in
                    NumberRow(number: number)
                }
            }
        }
    }
}

struct NumberRow: View {
    let number: Int
    var height = 44.0

    var body: some View {
        Text("Row \(number)")
            .frame(maxWidth: .infinity)
            .frame(height: height)
            .accessibilityIdentifier("row \(number)")
    }
}

@MainActor
@Suite struct LazyStackTests {
    private static let size = Size(width: 300, height: 440)

    @Test func `a list of a hundred thousand rows opens with what one of a hundred makes`() {
        let small = TestWindow(size: Self.size) { Rows(count: 100) }
        let large = TestWindow(size: Self.size) { Rows(count: 100_000) }
        #expect(large.bodyEvaluations == small.bodyEvaluations)
        #expect(large.nodeCount == small.nodeCount)
        #expect(small.bodyEvaluations < 20)
    }

    @Test func `rows come when they are scrolled to and go when they are out of view`() throws {
        let window = TestWindow(size: Self.size) { Rows(count: 100_000) }
        let nodes = window.nodeCount
        #expect(window.frame(of: "row 0") == Rect(x: 0, y: 0, width: 300, height: 44))
        #expect(window.frame(of: "row 40") == nil)
        for _ in 0..<20 { window.scroll(by: Size(width: 0, height: 88)) }
        try window.settle()
        #expect(window.frame(of: "row 0") == nil)
        #expect(window.frame(of: "row 40") == Rect(x: 0, y: 0, width: 300, height: 44))
        #expect(window.frame(of: "row 49") == Rect(x: 0, y: 396, width: 300, height: 44))
        #expect(window.nodeCount < nodes + 40)
        window.scroll(by: Size(width: 0, height: 10_000_000))
        try window.settle()
        #expect(window.frame(of: "row 99999") == Rect(x: 0, y: 396, width: 300, height: 44))
        #expect(window.nodeCount < nodes + 40)
    }

    @Test func `outside of a scroll view every row is there`() {
        let window = TestWindow(size: Self.size) {
            LazyVStack(spacing: 2) { ForEach(0..<60, id: \.self) { NumberRow(number: $0, height: 5) } }
        }
        // 418 points in the middle of 440.
        #expect(window.frame(of: "row 59")?.minY.rounded() == 424)
    }
}
