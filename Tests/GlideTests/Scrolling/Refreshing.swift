import Glide
import GlideTesting
import Testing

@MainActor
@Suite struct `Pulling down to refresh` {
    /// Ends the refresh that waits for it.
    @MainActor
    private final class Gate {
        var waiting: [CheckedContinuation<Void, Never>] = []
        var runs = 0

        func wait() async {
            runs += 1
            await withCheckedContinuation { waiting.append($0) }
        }

        func open() {
            let list = waiting
            waiting = []
            for one in list { one.resume() }
        }
    }

    private func bench(_ gate: Gate) -> ScrollBench {
        let record = ScrollRecord()
        return ScrollBench(record: record) {
            ScrollView { Color.white.frame(width: 300, height: 300) }
                .refreshable { await gate.wait() }
                .recorded(by: record)
        }
    }

    /// How much of the gap above the content is not white.
    private func ink(_ bench: ScrollBench) -> Int {
        let picture = bench.window.snapshot()
        var count = 0
        for y in 0..<60 { for x in 130..<170 where picture[x, y].red < 240 { count += 1 } }
        return count
    }

    private func pull(_ bench: ScrollBench, _ way: Double) {
        bench.move(from: Point(x: 150, y: 20), by: Size(height: way + 10), seconds: 0.2)
        bench.rest(at: Point(x: 150, y: 30 + way))
    }

    @Test func `pulled far enough it runs, and keeps room for the spinner until it is done`() async throws {
        let gate = Gate()
        let bench = bench(gate)
        pull(bench, 200)
        #expect(abs(bench.y + 86.275) < 5e-4)
        await bench.window.run(for: .milliseconds(50))
        #expect(gate.runs == 1)
        let shown = bench.y
        bench.window.touchUp(0)
        #expect(abs(bench.y - shown) < 1e-9, "nothing jumps at the release")
        bench.window.advance(by: .seconds(2))
        #expect(abs(bench.y + 60) < 0.05)
        #expect(ink(bench) > 60)
        let before = bench.window.snapshot()
        bench.window.advance(by: .milliseconds(250))
        #expect(bench.window.snapshot().difference(from: before, tolerance: 8) > 10, "it turns")
        gate.open()
        await bench.window.run(for: .milliseconds(100))
        try bench.window.settle()
        #expect(bench.y == 0 && ink(bench) == 0 && gate.runs == 1)
    }

    @Test func `pulled too little it does not run`() async throws {
        let gate = Gate()
        let bench = bench(gate)
        pull(bench, 100)
        #expect(ink(bench) > 0, "but spokes come up")
        bench.window.touchUp(0)
        await bench.window.run(for: .milliseconds(50))
        try bench.window.settle()
        #expect(gate.runs == 0 && bench.y == 0)
    }

    @Test func `one that is done before the finger lets go leaves no room`() async throws {
        let gate = Gate()
        let bench = bench(gate)
        pull(bench, 200)
        await bench.window.run(for: .milliseconds(30))
        gate.open()
        await bench.window.run(for: .milliseconds(30))
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(bench.y == 0 && gate.runs == 1)
    }

    @Test func `content scrolls as ever while it runs, and a second pull does not run it again`() async throws {
        let gate = Gate()
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView { Color.white.frame(width: 300, height: 3000) }
                .refreshable { await gate.wait() }
                .recorded(by: record)
        }
        pull(bench, 200)
        await bench.window.run(for: .milliseconds(30))
        bench.window.touchUp(0)
        bench.window.advance(by: .seconds(2))
        pull(bench, 200)
        await bench.window.run(for: .milliseconds(30))
        bench.window.touchUp(0)
        bench.window.advance(by: .seconds(2))
        #expect(gate.runs == 1)
        bench.window.scroll(by: Size(height: 200))
        #expect(abs(bench.y - 140) < 0.05)
        gate.open()
        await bench.window.run(for: .milliseconds(30))
        try bench.window.settle()
        #expect(abs(bench.y - 140) < 0.05, "what is read stays where it is")
    }
}
