import GlideTesting
import Testing

@testable import Glide

@MainActor
@Suite struct `Rows that are edited` {
    private let items = Items()
    private let window: TestWindow

    init() throws {
        let items = items
        window = TestWindow(size: Size(width: 240, height: 320)) { EditedList(items: items) }
        try window.settle()
    }

    private func center(_ name: String) throws -> Point {
        let frame = try #require(window.frame(ofText: name))
        return Point(x: 120, y: frame.midY)
    }

    private func swipe(_ name: String, by distance: Double, duration: Duration = .milliseconds(500)) throws {
        let start = try center(name)
        window.drag(from: start, to: Point(x: start.x + distance, y: start.y), duration: duration)
    }

    @Test func `a swipe uncovers the button, and a press on it takes the row away`() throws {
        try swipe("Pears", by: -90)
        try window.settle()
        #expect(items.names.count == 5)
        #expect(window.color(at: Point(x: 200, y: try center("Pears").y - 14)).isRed)
        window.tap(at: Point(x: 190, y: try center("Pears").y))
        try window.settle()
        #expect(items.names == ["Apples", "Cherries", "Plums", "Figs"])
        #expect(window.frame(ofText: "Pears") == nil)
    }

    @Test func `a press beside the button only covers it again`() throws {
        try swipe("Pears", by: -90)
        try window.settle()
        window.tap(at: Point(x: 60, y: try center("Pears").y))
        try window.settle()
        #expect(items.names.count == 5)
        #expect(!window.color(at: Point(x: 200, y: try center("Pears").y - 14)).isRed)
    }

    @Test func `a swipe over most of the row takes it away at once`() throws {
        let start = try center("Figs")
        window.drag(
            from: Point(x: 220, y: start.y), to: Point(x: 15, y: start.y), duration: .milliseconds(600))
        try window.settle()
        #expect(items.names == ["Apples", "Pears", "Cherries", "Plums"])
    }

    @Test func `a short swipe, and one to the other side, change nothing`() throws {
        try swipe("Pears", by: -30)
        try window.settle()
        #expect(!window.color(at: Point(x: 215, y: try center("Pears").y - 14)).isRed)
        try swipe("Pears", by: 90)
        try window.settle()
        #expect(items.names.count == 5)
    }

    @Test func `one row at a time is open`() throws {
        try swipe("Pears", by: -90)
        try window.settle()
        try swipe("Plums", by: -90)
        try window.settle()
        #expect(!window.color(at: Point(x: 200, y: try center("Pears").y - 14)).isRed)
        #expect(window.color(at: Point(x: 200, y: try center("Plums").y - 14)).isRed)
    }

    @Test func `a finger that goes up or down scrolls and opens nothing`() throws {
        let start = try center("Plums")
        window.drag(from: start, to: Point(x: start.x - 15, y: start.y - 80), duration: .milliseconds(200))
        try window.settle()
        #expect(items.names.count == 5)
        #expect(try !window.color(at: Point(x: 215, y: center("Plums").y - 14)).isRed)
    }

    @Test func `a row that the app keeps comes back`() throws {
        items.keepsAll = true
        let start = try center("Figs")
        window.drag(
            from: Point(x: 220, y: start.y), to: Point(x: 15, y: start.y), duration: .milliseconds(600))
        try window.settle()
        #expect(items.names.count == 5)
        #expect(try !window.color(at: Point(x: 215, y: center("Figs").y - 14)).isRed)
    }

    @Test func `a row that is held can be carried to another place`() throws {
        let start = try center("Apples")
        window.touchDown(1, at: start)
        window.advance(by: .milliseconds(400))
        for step in 1...20 {
            window.touchMove(1, to: Point(x: start.x, y: start.y + 5 * Double(step)))
            window.advance(frames: 1)
        }
        window.advance(by: .milliseconds(500))
        // The next two have made room.
        #expect(try center("Pears").y < start.y + 5)
        #expect(items.names.first == "Apples")
        window.touchUp(1)
        window.advance(frames: 1)
        #expect(items.names == ["Pears", "Cherries", "Apples", "Plums", "Figs"])
        // Nothing jumps at the drop: the carried row is where the finger was.
        #expect(abs(try center("Apples").y - (start.y + 100)) < 6)
        #expect(abs(try center("Pears").y - start.y) < 2)
        try window.settle()
        let order = try items.names.map { try center($0).y }
        #expect(order == order.sorted())
    }

    @Test func `a carried row goes up as well, and one that is dropped where it was stays`() throws {
        let start = try center("Figs")
        for distance in [-10.0, -100] {
            window.touchDown(1, at: start)
            window.advance(by: .milliseconds(400))
            for step in 1...20 {
                window.touchMove(1, to: Point(x: start.x, y: start.y + distance * Double(step) / 20))
                window.advance(frames: 1)
            }
            window.touchUp(1)
            try window.settle()
            #expect(
                items.names
                    == (distance == -10
                        ? ["Apples", "Pears", "Cherries", "Plums", "Figs"]
                        : ["Apples", "Pears", "Figs", "Cherries", "Plums"]))
        }
    }

    @Test func `a carried row whose finger is lost goes back`() throws {
        let start = try center("Apples")
        window.touchDown(1, at: start)
        window.advance(by: .milliseconds(400))
        window.touchMove(1, to: Point(x: start.x, y: start.y + 100))
        window.advance(by: .milliseconds(100))
        window.touchCancel()
        try window.settle()
        #expect(items.names.first == "Apples")
        #expect(try center("Apples") == start)
    }

    @Test func `keys take rows away and move them`() throws {
        window.keyPress(.tab)
        window.keyPress(.downArrow)
        window.keyPress(.downArrow, modifiers: .option)
        try window.settle()
        #expect(items.names == ["Apples", "Cherries", "Pears", "Plums", "Figs"])
        window.keyPress(.delete)
        try window.settle()
        #expect(items.names == ["Apples", "Cherries", "Plums", "Figs"])
    }

    @Test func `assistive technology finds a list, and takes rows away`() throws {
        let list = try #require(window.accessibleElements.first { $0.role == "list" })
        let row = try #require(list.descendants.first { $0.name == "Plums" })
        #expect(row.actions.contains("Delete"))
        #expect(row.perform("Delete"))
        try window.settle()
        #expect(items.names == ["Apples", "Pears", "Cherries", "Figs"])
    }

    @Test func `places are removed and moved as SwiftUI has it`() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: [0, 3], toOffset: 2)
        #expect(letters == ["b", "a", "d", "c", "e"])
        letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 5)
        #expect(letters == ["a", "d", "c", "e", "b"])
        letters.remove(atOffsets: [1, 4, 99, -1])
        #expect(letters == ["a", "c", "e"])
        letters.move(fromOffsets: [7], toOffset: -3)
        #expect(letters == ["a", "c", "e"])
    }
}

@Observable
private final class Items {
    var names = ["Apples", "Pears", "Cherries", "Plums", "Figs"]
    var keepsAll = false
}

private struct EditedList: View {
    let items: Items

    var body: some View {
        List {
            ForEach(items.names, id: \.self) { Text($0) }
                .onDelete { if !items.keepsAll { items.names.remove(atOffsets: $0) } }
                .onMove { items.names.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

extension RGBA {
    fileprivate var isRed: Bool { red > 200 && green < 100 && blue < 120 }
}
