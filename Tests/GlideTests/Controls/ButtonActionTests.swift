import GlideTesting
import Testing

@testable import Glide

/// What a button can be given to do.
@MainActor
@Suite struct `What buttons do` {
    /// A row as people write them: what to do comes in as a plain function.
    private struct Row: View {
        let title: String
        let action: () -> Void

        var body: some View { Button(action: action) { Text(title) } }
    }

    @Test func `a button does the plain function that its view was given`() throws {
        var count = 0
        let window = TestWindow(size: Size(width: 200, height: 100)) { Row(title: "More") { count += 1 } }
        let label = try #require(window.frame(ofText: "More"))
        window.tap(at: Point(x: label.midX, y: label.midY))
        #expect(count == 1)
    }
}
