import Foundation
import GlideFoundation
import GlideTesting

@testable import Glide

/// What lists are edited with, texts that show dates, and what the compiler's plugin makes.
@MainActor
extension Uses {
    static func addEditingModifiers(to uses: Uses) {
        uses.holds("onDelete") {
            var places = IndexSet()
            let window = window(EditableSpecimen(deleted: { places = $0 }))
            window.keyPress(.tab)
            window.keyPress(.delete)
            window.advance(frames: 1)
            return places == [0]  // EditableSpecimen: .onDelete
        }
        uses.holds("onMove") {
            var moved: (IndexSet, Int) = ([], 0)
            let window = window(EditableSpecimen(moved: { moved = ($0, $1) }))
            window.keyPress(.tab)
            window.keyPress(.downArrow, modifiers: .option)
            window.advance(frames: 1)
            return moved == ([0], 2)  // EditableSpecimen: .onMove
        }
    }

    static func addEditingViews(to uses: Uses) {
        uses.holds("EditButton") {
            let window = window(
                VStack {
                    EditButton(); EditableSpecimen()
                })
            window.advance(by: .seconds(1))
            guard let before = window.frame(ofText: "0"), let button = window.frame(ofText: "Edit") else {
                return false
            }
            window.tap(at: Point(x: button.midX, y: button.midY))
            window.advance(by: .seconds(2))
            return window.frame(ofText: "Done") != nil && window.frame(ofText: "0")?.minX == before.minX + 38
        }
    }

    static func addDateForms(to uses: Uses) {
        uses.draws("Text(_:style:)") { Text(Date(), style: .time) }
        uses.holds(".focused(_:)") { /* FocusedSpecimen: .focused( */ changesByTab() }
    }

    static func addMacroTypes(to uses: Uses) {
        uses.holds("#Preview") { NamedPreviews.windows(named: "A specimen") != nil /* #Preview */ }
    }

    static func addWindowScenes(to uses: Uses) {
        uses.holds("windowStyle") {
            var list = _WindowDescriptions()
            WindowGroup("a") { Color.red }.windowStyle(.hiddenTitleBar)._describe(into: &list)
            return list.windows.first?.isDecorated == false
        }
    }
}

#Preview("A specimen") {
    EditableSpecimen()
}

private struct EditableSpecimen: View {
    var deleted: (IndexSet) -> Void = { _ in }
    var moved: (IndexSet, Int) -> Void = { _, _ in }

    var body: some View {
        List {
            ForEach(0..<2) { Text("\($0)") }
                .onDelete(perform: deleted)
                .onMove(perform: moved)
        }
    }
}
