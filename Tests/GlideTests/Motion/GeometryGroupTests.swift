import Testing

@testable import Glide
@testable import GlideTesting

/// A card that moves and shows something new at the same time.
private struct Card: View {
    let isMoved: Bool
    let isGrouped: Bool

    var body: some View {
        Group {
            if isGrouped { card.geometryGroup() } else { card }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isMoved ? .trailing : .leading)
    }

    private var card: some View {
        ZStack {
            Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("old")
            if isMoved { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("new") }
        }
    }
}

@MainActor
@Suite("Geometry groups")
struct GeometryGroupTests {
    private func window(isGrouped: Bool) -> TestWindow {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Watching { _ in Card(isMoved: shown.isOn, isGrouped: isGrouped) }
        }
        withAnimation(.linear(duration: 0.5)) { shown.isOn = true }
        window.advance(by: .seconds(0.25))
        return window
    }

    @Test func `without a group a new view appears where the whole is going to be`() {
        let window = window(isGrouped: false)
        window.expect("old", at: Rect(x: 80, y: 30, width: 40, height: 40))
        window.expect("new", at: Rect(x: 175, y: 45, width: 10, height: 10))
    }

    @Test func `in a group a new view goes along`() {
        let window = window(isGrouped: true)
        window.expect("old", at: Rect(x: 80, y: 30, width: 40, height: 40))
        window.expect("new", at: Rect(x: 95, y: 45, width: 10, height: 10))
        window.advance(by: .seconds(0.5))
        window.expect("new", at: Rect(x: 175, y: 45, width: 10, height: 10))
        #expect(window.isAtRest)
    }
}
