import Glide
import GlideTesting
import Testing

/// What the pages of a tab view do, beyond what the program of the tutorial needs.
@MainActor
@Suite struct `Pages that turn` {
    /// What the pages tell and what is done to them from outside.
    @MainActor
    final class Record {
        var writes: [Int] = []
        var positions: [Double] = []
        /// Called with the state of the view, to change it.
        var change: (_ body: (inout Int, inout [Int]) -> Void) -> Void = { _ in }
        var position: Double { positions.last ?? .nan }
    }

    private struct Pages: View {
        let record: Record
        @State var selection: Int
        @State var numbers: [Int]
        var display = PageTabViewStyle.IndexDisplayMode.never

        var body: some View {
            let binding = Binding(
                get: { selection },
                set: {
                    selection = $0
                    record.writes.append($0)
                })
            TabView(selection: binding) {
                ForEach(numbers, id: \.self) { number in
                    Color(red: Double(number % 5) / 5, green: 0.5, blue: 0.5)
                        .accessibilityIdentifier("page \(number)")
                }
            }
            .tabViewStyle(.page(indexDisplayMode: display))
            .onTabPositionChange { record.positions.append($0) }
            .onAppear {
                record.change = { body in
                    var (newSelection, newNumbers) = (selection, numbers)
                    body(&newSelection, &newNumbers)
                    numbers = newNumbers
                    selection = newSelection
                }
            }
        }
    }

    private let record = Record()
    /// What is shown of 100 points beyond an end, in pages of 400.
    private let rubber = 0.55 * 100 / (0.55 * 100 + 400)
    private let middle = Point(x: 200, y: 100)

    private func window(
        _ numbers: [Int] = [0, 1, 2, 3], selection: Int = 0,
        display: PageTabViewStyle.IndexDisplayMode = .never
    ) -> TestWindow {
        TestWindow(size: Size(width: 400, height: 200)) {
            Pages(record: record, selection: selection, numbers: numbers, display: display)
        }
    }

    /// A finger goes by `way` and rests, and is still down.
    private func pull(_ window: TestWindow, from start: Point? = nil, by way: Double) {
        let start = start ?? middle
        window.touchDown(0, at: start)
        for step in 1...10 {
            window.advance(frames: 1)
            window.touchMove(0, to: start + Size(width: way * Double(step) / 10))
        }
        window.advance(by: .milliseconds(150))
        window.touchMove(0, to: start + Size(width: way))
        window.advance(frames: 1)
    }

    // MARK: Position

    @Test func `the position is a real number that follows the finger`() throws {
        let window = window()
        #expect(record.positions == [0], "it is told first with the layout")
        pull(window, by: -110)
        #expect(abs(record.position - 0.25) < 1e-9)
        window.touchMove(0, to: middle + Size(width: -210))
        window.advance(frames: 1)
        #expect(abs(record.position - 0.5) < 1e-9)
        window.touchUp(0)
        try window.settle()
        #expect(record.position == 1 && record.writes == [1])
        #expect(record.positions.count > 20, "and the settling page, each frame")
    }

    @Test func `beyond the ends it goes on, with the rubber band`() throws {
        let window = window()
        pull(window, by: 110)
        #expect(abs(record.position + rubber) < 1e-9)
        window.touchUp(0)
        try window.settle()
        #expect(record.position == 0)
        record.change { selection, _ in selection = 3 }
        try window.settle()
        pull(window, by: -110)
        #expect(abs(record.position - 3 - rubber) < 1e-9)
        window.touchUp(0)
        try window.settle()
        #expect(record.position == 3 && record.writes.isEmpty)
    }

    @Test func `a selection with an animation scrolls there, one without jumps`() throws {
        let window = window()
        withAnimation(.linear(duration: 1)) { record.change { selection, _ in selection = 2 } }
        window.advance(frames: 1)
        window.advance(by: .milliseconds(500))
        #expect(record.position > 0.9 && record.position < 1.1)
        try window.settle()
        #expect(record.position == 2)
        record.change { selection, _ in selection = 0 }
        window.advance(frames: 1)
        #expect(record.position == 0 && record.writes.isEmpty, "what code has chosen is not written back")
    }

    // MARK: Interruptions

    @Test func `a tap on a tab interrupts settling pages, which keep their speed`() throws {
        let window = window()
        window.drag(from: middle, to: middle + Size(width: -150), duration: .milliseconds(100))
        window.advance(by: .milliseconds(50))
        #expect(record.writes == [1])
        let steps = (record.positions[record.positions.count - 2], record.position)
        withAnimation(.spring(response: 0.3, dampingFraction: 1)) { record.change { selection, _ in selection = 3 } }
        window.advance(frames: 1)
        let speed = (steps.1 - steps.0, record.position - steps.1)
        #expect(speed.1 > speed.0 * 0.5, "\(speed): no standstill, no leap")
        #expect(record.position < 1.2)
        try window.settle()
        #expect(record.position == 3 && record.writes == [1])
    }

    @Test func `a selection during a drag waits until the finger lets go`() throws {
        let window = window()
        pull(window, by: -110)
        withAnimation { record.change { selection, _ in selection = 3 } }
        window.advance(by: .milliseconds(500))
        #expect(abs(record.position - 0.25) < 1e-9)
        window.touchMove(0, to: middle + Size(width: -260))
        window.advance(frames: 1)
        #expect(abs(record.position - 0.625) < 1e-9, "the drag goes on, one to one")
        window.touchUp(0)
        try window.settle()
        #expect(record.position == 3 && record.writes.isEmpty)
    }

    @Test func `one that is taken back during the drag leaves no trace`() throws {
        let window = window()
        pull(window, by: -110)
        record.change { selection, _ in selection = 3 }
        window.advance(frames: 1)
        record.change { selection, _ in selection = 0 }
        window.advance(frames: 1)
        window.touchUp(0)
        try window.settle()
        #expect(record.position == 0 && record.writes.isEmpty)
    }

    @Test func `a cancelled swipe springs back and writes nothing`() throws {
        let window = window()
        pull(window, by: -190)
        window.touchCancel()
        try window.settle()
        #expect(record.position == 0 && record.writes.isEmpty && window.activeGestures == 0)
    }

    // MARK: Pages that come and go

    @Test func `pages inserted and removed under the finger leave the held one where it is`() throws {
        let window = window([10, 11, 12], selection: 11)
        pull(window, by: -110)
        let held = window.frame(of: "page 11")
        #expect(held?.minX == -100)
        record.change { _, numbers in numbers = [7, 8, 9, 10, 11, 12, 13] }
        window.advance(frames: 1)
        #expect(window.frame(of: "page 11") == held && abs(record.position - 4.25) < 1e-9)
        window.touchMove(0, to: middle + Size(width: -160))
        window.advance(frames: 1)
        #expect(window.frame(of: "page 11")?.minX == -150)
        record.change { _, numbers in numbers = [11, 12] }
        window.advance(frames: 1)
        #expect(window.frame(of: "page 11")?.minX == -150)
        window.touchMove(0, to: middle + Size(width: -260))
        window.touchUp(0)
        try window.settle()
        #expect(record.writes == [12] && window.frame(of: "page 12")?.minX == 0)
    }

    @Test func `the held page may go itself`() throws {
        let window = window([0, 1, 2], selection: 2)
        pull(window, by: 110)
        record.change { _, numbers in numbers = [0] }
        window.advance(frames: 1)
        window.touchMove(0, to: middle + Size(width: 130))
        window.advance(frames: 1)
        window.touchUp(0)
        try window.settle()
        #expect(window.frame(of: "page 0")?.minX == 0 && window.activeGestures == 0 && record.writes.isEmpty)
        record.change { _, numbers in numbers = [] }
        window.advance(frames: 1)
        record.change { _, numbers in numbers = [4, 2] }
        window.advance(frames: 1)
        #expect(window.frame(of: "page 2")?.minX == 0, "the selection is shown again as soon as it is there")
    }

    @Test func `pages inserted before a resting or settling one leave it in view`() throws {
        let window = window([10, 11, 12], selection: 11)
        record.change { _, numbers in numbers.insert(contentsOf: [1, 2, 3], at: 0) }
        window.advance(frames: 1)
        #expect(window.frame(of: "page 11")?.minX == 0 && record.writes.isEmpty)
        window.drag(from: middle, to: middle + Size(width: -150), duration: .milliseconds(100))
        window.advance(by: .milliseconds(50))
        let before = window.frame(of: "page 12")
        record.change { _, numbers in numbers.insert(contentsOf: [4, 5], at: 0) }
        #expect(abs((window.frame(of: "page 12")?.minX ?? 0) - (before?.minX ?? 0)) < 0.51)
        try window.settle()
        #expect(window.frame(of: "page 12")?.minX == 0)
    }

    @Test func `another size keeps the page, at rest and on its way`() throws {
        let window = window(selection: 2)
        window.resize(to: Size(width: 230, height: 600))
        window.advance(frames: 1)
        #expect(window.frame(of: "page 2") == Rect(x: 0, y: 0, width: 230, height: 600))
        window.drag(from: Point(x: 200, y: 100), to: Point(x: 50, y: 100), duration: .milliseconds(100))
        window.advance(by: .milliseconds(50))
        window.resize(to: Size(width: 600, height: 230))
        try window.settle()
        #expect(window.frame(of: "page 3") == Rect(x: 0, y: 0, width: 600, height: 230))
        pull(window, by: 110)
        window.resize(to: Size(width: 300, height: 230))
        window.advance(frames: 1)
        window.touchUp(0)
        try window.settle()
        #expect(window.frame(of: "page 3")?.minX == 0 && record.writes == [3])
    }

    // MARK: Numbers of pages

    @Test func `a single page gives way on both sides and stays`() throws {
        let window = window([5], selection: 5)
        for way in [110.0, -110] {
            pull(window, by: way)
            #expect(abs(abs(record.position) - rubber) < 1e-9)
            window.touchUp(0)
            try window.settle()
            #expect(record.position == 0 && record.writes.isEmpty)
        }
    }

    @Test func `of two pages each is the end of one side`() throws {
        let window = window([5, 6], selection: 5)
        window.drag(from: middle, to: middle + Size(width: -150), duration: .milliseconds(100))
        try window.settle()
        window.drag(from: middle, to: middle + Size(width: -150), duration: .milliseconds(100))
        try window.settle()
        #expect(record.position == 1 && record.writes == [6])
    }

    @Test func `no pages at all are no trouble`() throws {
        let window = window([], selection: 0)
        window.drag(from: middle, to: middle + Size(width: -150), duration: .milliseconds(100))
        window.scroll(by: Size(width: 50))
        window.scroll(by: Size(width: 50), source: .finger)
        window.endScroll()
        window.keyPress(.rightArrow)
        try window.settle()
        #expect(record.positions.isEmpty && record.writes.isEmpty)
    }

    // MARK: Other hands

    @Test func `a wheel turns one page a time, with clicks or without`() throws {
        let window = window()
        window.turnWheel(clicks: Size(height: 1))
        window.advance(frames: 2)
        #expect(record.writes == [1], "written when the page is decided")
        window.turnWheel(clicks: Size(height: 1))
        try window.settle()
        #expect(record.position == 1, "a turn that is under way is one turn")
        for _ in 0..<7 { window.turnWheel(clicks: Size(width: 0.125)) }
        try window.settle()
        #expect(record.position == 1, "less than a click")
        window.turnWheel(clicks: Size(width: 0.125))
        try window.settle()
        #expect(record.position == 2 && record.writes == [1, 2])
        window.scroll(by: Size(width: -20))
        try window.settle()
        #expect(record.position == 1, "one that does not count turns a page each time")
    }

    @Test func `a touchpad turns pages as a finger does`() throws {
        let window = window()
        for _ in 0..<20 {
            window.advance(frames: 1)
            window.scroll(by: Size(width: 5, height: 1), source: .finger)
        }
        window.advance(frames: 1)
        #expect(abs(record.position - 0.25) < 1e-9 && record.writes.isEmpty)
        window.endScroll()
        try window.settle()
        #expect(record.position == 1 && record.writes == [1], "by its 300 points a second")
        for _ in 0..<20 {
            window.advance(frames: 1)
            window.scroll(by: Size(width: 5), source: .finger)
        }
        window.advance(by: .milliseconds(150))
        window.endScroll()
        try window.settle()
        #expect(record.position == 1 && record.writes == [1], "a quarter of a page and a rest are too little")
    }

    @Test func `arrow keys, home and end turn pages`() throws {
        let window = window()
        for (key, page) in [
            (Key.rightArrow, 1), (.rightArrow, 2), (.leftArrow, 1), (.end, 3), (.rightArrow, 3), (.home, 0),
        ] {
            window.keyPress(key)
            window.advance(frames: 2)
            try window.settle()
            #expect(record.position == Double(page))
        }
        #expect(record.writes == [1, 2, 1, 3, 0])
    }

    // MARK: Dots

    @Test func `dots show the pages if there are several, always, or never`() {
        func dots(_ window: TestWindow) -> Int {
            let picture = window.snapshot()
            return (0..<400).filter { picture[$0, 176].green < 120 }.count
        }
        #expect(dots(window([5], selection: 5, display: .automatic)) == 0)
        #expect(dots(window([5, 6], selection: 5, display: .automatic)) > 8)
        #expect(dots(window([5], selection: 5, display: .always)) > 4)
        #expect(dots(window([5, 6], selection: 5, display: .never)) == 0)
    }

    @Test func `many pages have as many dots as there is room for`() throws {
        let window = window(Array(0..<100), selection: 50, display: .always)
        let picture = window.snapshot()
        let dark = (0..<400).filter { picture[$0, 176].green < 120 }
        #expect((dark.first ?? 0) >= 30 && (dark.last ?? 400) < 370)
    }

    private struct Switched: View {
        let record: Record
        @State private var numbers = [0, 1, 2, 3]
        @State private var isOff = false

        var body: some View {
            TabView(selection: .constant(3)) {
                ForEach(numbers, id: \.self) { number in
                    Color.gray.accessibilityIdentifier("page \(number)")
                }
            }
            .tabViewStyle(.page)
            .scrollDisabled(isOff)
            .onAppear {
                record.change = { body in
                    var selection = 0
                    body(&selection, &numbers)
                    isOff.toggle()
                }
            }
        }
    }

    @Test(arguments: [[0], [], [3], [9, 8, 7, 6, 5, 4]])
    func `pages may go in the breath in which they are switched off under the finger`(_ left: [Int]) throws {
        let window = TestWindow(size: Size(width: 400, height: 200)) { Switched(record: record) }
        pull(window, by: 130)
        record.change { _, numbers in numbers = left }
        window.advance(frames: 1)
        window.touchUp(0)
        try window.settle()
        #expect(window.activeGestures == 0)
        if let first = left.first {
            #expect(left.contains { window.frame(of: "page \($0)")?.minX == 0 }, "page \(first) or another is in view")
        }
    }
}
