import GlideTesting
import Testing

@testable import Glide

/// Rows that show by what they are taken away and moved.
@MainActor
@Suite struct `Lists in edit mode` {
    private let items = EditModeItems()

    private func window(_ environment: EnvironmentValues = EnvironmentValues()) throws -> TestWindow {
        let items = items
        let window = TestWindow(size: Size(width: 240, height: 360), environment: environment) {
            EditModeList(items: items)
        }
        try window.settle()
        return window
    }

    private func middle(_ name: String, _ window: TestWindow) throws -> Double {
        try #require(window.frame(ofText: name)).midY
    }

    private func press(_ title: String, in window: TestWindow) throws {
        let frame = try #require(window.frame(ofText: title))
        window.tap(at: Point(x: frame.midX, y: frame.midY))
    }

    @Test func `an edit button shows circles and handles, in an animation, and takes them away again`() throws {
        let window = try window()
        let before = try #require(window.frame(ofText: "Pears"))
        try press("Edit", in: window)
        window.advance(by: .milliseconds(120))
        let between = try #require(window.frame(ofText: "Pears"))
        #expect(between.minX > before.minX && between.minX < before.minX + 37)
        try window.settle()
        let after = try #require(window.frame(ofText: "Pears"))
        #expect(after.minX == before.minX + 38)
        #expect(window.frame(ofText: "Done") != nil)
        #expect(window.color(at: Point(x: 36, y: after.midY - 6)).isRed)
        #expect(window.color(at: Point(x: 198, y: after.midY)) != window.color(at: Point(x: 160, y: after.midY)))
        try press("Done", in: window)
        try window.settle()
        #expect(window.frame(ofText: "Pears") == before)
        #expect(!window.color(at: Point(x: 36, y: after.midY - 6)).isRed)
    }

    @Test func `the circle uncovers the button that takes the row away`() throws {
        let window = try window()
        try press("Edit", in: window)
        try window.settle()
        let y = try middle("Pears", window)
        window.tap(at: Point(x: 43, y: y))
        try window.settle()
        #expect(items.names.count == 5)
        #expect(window.color(at: Point(x: 215, y: y - 14)).isRed)
        window.tap(at: Point(x: 190, y: y))
        try window.settle()
        #expect(items.names == ["Apples", "Cherries", "Plums", "Figs"])
    }

    @Test func `a swipe does not uncover the button while circles do`() throws {
        let window = try window()
        try press("Edit", in: window)
        try window.settle()
        let y = try middle("Pears", window)
        window.drag(from: Point(x: 140, y: y), to: Point(x: 40, y: y), duration: .milliseconds(300))
        try window.settle()
        #expect(!window.color(at: Point(x: 215, y: y - 14)).isRed)
    }

    @Test func `a handle carries its row without being held before`() throws {
        let window = try window()
        try press("Edit", in: window)
        try window.settle()
        let y = try middle("Apples", window)
        window.drag(from: Point(x: 198, y: y), to: Point(x: 198, y: y + 92), duration: .milliseconds(300))
        try window.settle()
        #expect(items.names == ["Pears", "Cherries", "Apples", "Plums", "Figs"])
    }

    @Test func `rows that may not be deleted or moved have no circle, no handle, no swipe and no action`() throws {
        items.isFixed = true
        let window = try window()
        let y = try middle("Cherries", window)
        window.drag(from: Point(x: 140, y: y), to: Point(x: 40, y: y), duration: .milliseconds(300))
        window.touchDown(1, at: Point(x: 120, y: y))
        window.advance(by: .milliseconds(400))
        window.touchMove(1, to: Point(x: 120, y: y + 90))
        window.touchUp(1)
        try window.settle()
        #expect(items.names.count == 5 && items.names[2] == "Cherries")
        let row = try #require(window.accessibleElements.flatMap(\.descendants).first { $0.name == "Cherries" })
        #expect(!row.actions.contains("Delete"))
        let before = try #require(window.frame(ofText: "Cherries"))
        try press("Edit", in: window)
        try window.settle()
        #expect(window.frame(ofText: "Cherries") == before)
        #expect(window.frame(ofText: "Plums")?.minX == before.minX + 38)
        // What is fixed makes room for others all the same.
        let start = try middle("Pears", window)
        window.drag(from: Point(x: 198, y: start), to: Point(x: 198, y: start + 60), duration: .milliseconds(300))
        try window.settle()
        #expect(items.names == ["Apples", "Cherries", "Pears", "Plums", "Figs"])
    }

    @Test func `a row that is released while others are edited gets its circle`() throws {
        items.isFixed = true
        let window = try window()
        try press("Edit", in: window)
        try window.settle()
        items.isFixed = false
        try window.settle()
        #expect(window.frame(ofText: "Cherries")?.minX == window.frame(ofText: "Plums")?.minX)
    }

    @Test func `a list that is bound to a state of the app follows it, and the window's button does not reach it`()
        throws
    {
        let items = items
        let window = TestWindow(size: Size(width: 240, height: 360)) { BoundEditModeList(items: items) }
        try window.settle()
        let before = try #require(window.frame(ofText: "Pears"))
        try press("Edit", in: window)
        try window.settle()
        #expect(window.frame(ofText: "Done") != nil)
        #expect(window.frame(ofText: "Pears")?.minX == before.minX)
        try press("Mine", in: window)
        try window.settle()
        #expect(window.frame(ofText: "Pears")?.minX == before.minX + 38)
    }

    @Test func `rows of which several can be selected show whether they are`() throws {
        let window = TestWindow(size: Size(width: 240, height: 300)) { SelectedInEditMode() }
        try window.settle()
        let y = try middle("Pears", window)
        window.tap(at: Point(x: 120, y: y))
        try window.settle()
        // A white check mark in a circle of the accent colour.
        #expect(window.color(at: Point(x: 36, y: y + 6)).blue > 200)
        #expect(window.color(at: Point(x: 36, y: y + 6)).red < 120)
        let other = try middle("Apples", window)
        #expect(window.color(at: Point(x: 43, y: other)).red > 230)
    }

    @Test func `rows that come into view show their controls from the start`() throws {
        items.names = (0..<60).map { "Row \($0)" }
        let window = try window()
        try press("Edit", in: window)
        try window.settle()
        window.scroll(by: Size(height: 300), source: .wheel)
        window.advance(frames: 1)
        let indents = Set((0..<60).compactMap { window.frame(ofText: "Row \($0)")?.minX })
        #expect(indents.count == 1)
        try window.settle()
    }

    @Test func `reading from right to left the circles are at the right`() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let window = try window(environment)
        try press("Edit", in: window)
        try window.settle()
        let y = try middle("Pears", window)
        #expect(window.color(at: Point(x: 204, y: y - 6)).isRed)
        window.drag(from: Point(x: 42, y: y), to: Point(x: 42, y: y + 46), duration: .milliseconds(300))
        try window.settle()
        #expect(items.names[2] == "Pears")
    }

    @Test func `a list in edit mode looks as it did when somebody looked at it`() throws {
        let window = TestWindow(size: Size(width: 240, height: 200)) { EditModePicture() }
        try window.settle()
        try expectReference(window.snapshot(), "list-edit-mode")
    }
}

@Observable
private final class EditModeItems {
    var names = ["Apples", "Pears", "Cherries", "Plums", "Figs"]
    var isFixed = false
}

private struct EditModeRows: View {
    let items: EditModeItems

    var body: some View {
        List {
            ForEach(items.names, id: \.self) { name in
                Text(name)
                    .deleteDisabled(items.isFixed && name == "Cherries")
                    .moveDisabled(items.isFixed && name == "Cherries")
            }
            .onDelete { items.names.remove(atOffsets: $0) }
            .onMove { items.names.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

private struct EditModeList: View {
    let items: EditModeItems

    var body: some View {
        VStack(spacing: 0) {
            EditButton()
            EditModeRows(items: items)
        }
    }
}

private struct BoundEditModeList: View {
    let items: EditModeItems
    @State private var mode = EditMode.inactive

    var body: some View {
        VStack(spacing: 0) {
            EditButton()
            Button("Mine") { withAnimation { mode = mode.isEditing ? .inactive : .active } }
            EditModeRows(items: items).environment(\.editMode, $mode)
        }
    }
}

private struct SelectedInEditMode: View {
    @State private var selection: Set<String> = []

    var body: some View {
        List(["Apples", "Pears"], id: \.self, selection: $selection) { Text($0) }
            .environment(\.editMode, .constant(.active))
    }
}

private struct EditModePicture: View {
    var body: some View {
        List {
            ForEach(["Both", "Delete only", "Move only"], id: \.self) { name in
                Text(name).deleteDisabled(name == "Move only").moveDisabled(name == "Delete only")
            }
            .onDelete { _ in }
            .onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
    }
}

extension RGBA {
    fileprivate var isRed: Bool { red > 200 && green < 100 && blue < 120 }
}
