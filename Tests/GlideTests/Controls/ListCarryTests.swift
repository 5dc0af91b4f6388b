import GlideTesting
import Testing

@testable import Glide

/// A row that is carried to the edge of its list, which scrolls on below it.
@MainActor
@Suite struct `Rows that are carried far` {
    private static let height = 400.0

    /// A hundred rows of 44 points, of which nine are seen.
    @MainActor
    private struct Bench {
        let items = CarriedItems()
        let record = ScrollRecord()
        let window: TestWindow

        init(frameRate: Double = 60) throws {
            let (items, record) = (items, record)
            window = TestWindow(size: Size(width: 240, height: height), frameRate: frameRate) {
                CarriedList(items: items).recorded(by: record)
            }
            try window.settle()
        }

        var y: Double {
            _ = window.frame(of: "")
            return record.offset.y
        }

        func middle(_ name: String) throws -> Double { try #require(window.frame(ofText: name)).midY }

        /// The rows that are seen, each with the middle of its text.
        var seen: [(name: String, middle: Double)] {
            items.names.compactMap { name in window.frame(ofText: name).map { (name, $0.midY) } }
                .filter { $0.1 > 0 && $0.1 < height }
        }

        /// A finger takes up the row called `name` and goes to `y`, in half a second.
        func carry(_ name: String, to y: Double) throws {
            let start = Point(x: 120, y: try middle(name))
            window.touchDown(1, at: start)
            window.advance(by: .milliseconds(400))
            for step in 1...20 {
                window.touchMove(1, to: Point(x: 120, y: start.y + (y - start.y) * Double(step) / 20))
                window.advance(by: .milliseconds(25))
            }
        }
    }

    @Test func `a list scrolls on while a row is held at its lower edge, and the row stays under the finger`() throws {
        let bench = try Bench()
        try bench.carry("Row 2", to: 390)
        let (before, start) = (bench.y, bench.window.now)
        let offset = try bench.middle("Row 2") - 390
        for _ in 0..<30 {
            bench.window.advance(frames: 2)
            #expect(abs(try bench.middle("Row 2") - 390 - offset) < 1)
        }
        #expect(bench.y - before > 200 * (bench.window.now - start))
    }

    @Test func `it goes evenly, faster the farther out the finger is, and not at all away from the edges`() throws {
        func speed(at place: Double) throws -> Double {
            let bench = try Bench()
            try bench.carry("Row 2", to: place)
            let first = bench.y
            bench.window.advance(by: .milliseconds(500))
            let second = bench.y
            bench.window.advance(by: .milliseconds(500))
            #expect(abs(bench.y - second - (second - first)) < 0.01)
            return 2 * (second - first)
        }
        let speeds = try [300, 360, 380, 399, 430].map(speed)
        #expect(speeds == speeds.sorted())
        #expect(speeds[0] == 0)
        #expect(speeds[1] > 50 && speeds[4] > 3 * speeds[1])
    }

    @Test(arguments: [30.0, 60, 144]) func `it goes as fast at every frame rate`(_ rate: Double) throws {
        let bench = try Bench(frameRate: rate)
        try bench.carry("Row 2", to: 390)
        let first = bench.y
        bench.window.advance(by: .seconds(1))
        // 46 points within the zone of 56: 4 · 46 · (1 + 46/56).
        #expect(abs(bench.y - first - 335.14) < 6)
    }

    @Test func `rows that come into view have made room, and the row comes to stand where it is let go`() throws {
        let bench = try Bench()
        try bench.carry("Row 2", to: 390)
        bench.window.advance(by: .seconds(4))
        let offset = bench.y
        #expect(offset > 1_000)
        // Back from the edge, where the list stands still.
        for y in stride(from: 390.0, through: 200, by: -10) {
            bench.window.touchMove(1, to: Point(x: 120, y: y))
            bench.window.advance(by: .milliseconds(20))
        }
        bench.window.advance(by: .milliseconds(500))
        let resting = bench.y
        bench.window.advance(by: .milliseconds(500))
        #expect(bench.y == resting)
        let shown = bench.seen.filter { $0.name != "Row 2" }
        // One gap, as high as a row, below the finger.
        let gaps = zip(shown, shown.dropFirst()).map { $1.1 - $0.1 }
        #expect(gaps.filter { $0 > 80 }.count == 1)
        #expect(gaps.filter { abs($0 - 44) < 1 }.count == gaps.count - 1)
        let before = try shown.map { try bench.middle($0.0) }
        bench.window.touchUp(1)
        bench.window.advance(frames: 1)
        // Nothing jumps.
        for (row, y) in zip(shown, before) { #expect(abs(try bench.middle(row.0) - y) < 2) }
        #expect(abs(try bench.middle("Row 2") - 200) < 22)
        try bench.window.settle()
        let place = try #require(bench.items.names.firstIndex(of: "Row 2"))
        #expect(place > 25 && bench.items.names.count == 100)
        #expect(Set(bench.items.names).count == 100)
        let order = try bench.items.names[(place - 2)...(place + 2)].map { try bench.middle($0) }
        for (a, b) in zip(order, order.dropFirst()) { #expect(abs(b - a - 44) < 0.6) }
        #expect(bench.window.warnings.isEmpty)
    }

    @Test func `it stops gently at the end, where the row becomes the last`() throws {
        let bench = try Bench()
        try bench.carry("Row 2", to: 396)
        var offsets: [Double] = []
        for _ in 0..<600 {
            bench.window.advance(frames: 2)
            offsets.append(bench.y)
        }
        let end = try #require(offsets.last)
        #expect(offsets.suffix(100).allSatisfy { $0 == end })
        let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
        // The last steps grow smaller and smaller.
        #expect(try #require(steps.last) < 2)
        #expect(steps.allSatisfy { $0 < 16 })
        let held = try bench.middle("Row 2")
        bench.window.touchUp(1)
        bench.window.advance(frames: 1)
        // However far it was carried, it comes from under the finger.
        #expect(abs(try bench.middle("Row 2") - held) < 3)
        try bench.window.settle()
        #expect(bench.items.names.last == "Row 2")
        #expect(bench.y == end)
    }

    @Test func `it scrolls back towards the beginning as well`() throws {
        let bench = try Bench()
        bench.window.drag(from: Point(x: 120, y: 350), to: Point(x: 120, y: 50), duration: .milliseconds(200))
        try bench.window.settle()
        let name = try #require(bench.seen.first { abs($0.middle - 200) < 30 }).name
        try bench.carry(name, to: 6)
        bench.window.advance(by: .seconds(8))
        #expect(bench.y <= 0)
        bench.window.touchUp(1)
        try bench.window.settle()
        #expect(bench.items.names.first == name)
    }

    @Test func `a row that is taken up at the edge does not scroll the list before it is carried there`() throws {
        let bench = try Bench()
        let name = try #require(bench.seen.last { $0.middle < 385 }).name
        let start = Point(x: 120, y: try bench.middle(name))
        bench.window.touchDown(1, at: start)
        bench.window.advance(by: .seconds(2))
        bench.window.touchMove(1, to: Point(x: 120, y: start.y - 4))
        bench.window.advance(by: .seconds(1))
        #expect(bench.y == 0)
        bench.window.touchMove(1, to: Point(x: 120, y: start.y + 12))
        bench.window.advance(by: .seconds(1))
        #expect(bench.y > 50)
    }

    @Test func `a row whose finger is lost far away goes back to its place`() throws {
        let bench = try Bench()
        try bench.carry("Row 2", to: 390)
        bench.window.advance(by: .seconds(3))
        bench.window.touchCancel()
        try bench.window.settle()
        #expect(bench.items.names[2] == "Row 2")
        let shown = bench.seen
        #expect(!shown.contains { $0.name == "Row 2" })
        for (a, b) in zip(shown, shown.dropFirst()) { #expect(abs(b.middle - a.middle - 44) < 0.6) }
    }

    @Test func `a mouse carries rows as a finger does`() throws {
        let bench = try Bench()
        let start = Point(x: 120, y: try bench.middle("Row 2"))
        bench.window.pointerMove(to: start)
        bench.window.pointerDown(.left)
        bench.window.advance(by: .milliseconds(400))
        for y in stride(from: start.y, through: 390, by: 15) {
            bench.window.pointerMove(to: Point(x: 120, y: y))
            bench.window.advance(frames: 1)
        }
        bench.window.advance(by: .seconds(2))
        #expect(bench.y > 300)
        bench.window.pointerUp(.left)
        try bench.window.settle()
        #expect(try #require(bench.items.names.firstIndex(of: "Row 2")) > 12)
    }

    @Test func `a row that is thrown goes on with the finger's speed before it settles`() throws {
        let bench = try Bench()
        try bench.carry("Row 2", to: 120)
        for y in stride(from: 120.0, through: 220, by: 12.5) {
            bench.window.touchMove(1, to: Point(x: 120, y: y))
            bench.window.advance(frames: 1)
        }
        let before = try bench.middle("Row 2")
        bench.window.touchUp(1)
        bench.window.advance(frames: 2)
        // 750 points a second, of which the spring takes little in two frames.
        #expect(try bench.middle("Row 2") - before > 8)
        try bench.window.settle()
    }

    @Test func `a list that is let go while it scrolls runs out`() throws {
        let bench = try Bench()
        try bench.carry("Row 2", to: 396)
        bench.window.advance(by: .seconds(1))
        bench.window.touchUp(1)
        let first = bench.y
        bench.window.advance(frames: 1)
        let second = bench.y
        #expect(second - first > 2)
        try bench.window.settle()
        #expect(bench.y - second > 4 && bench.y - first < 60)
    }
}

@Observable
private final class CarriedItems {
    var names = (0..<100).map { "Row \($0)" }
}

private struct CarriedList: View {
    let items: CarriedItems

    var body: some View {
        List {
            ForEach(items.names, id: \.self) { Text($0) }
                .onMove { items.names.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
    }
}
