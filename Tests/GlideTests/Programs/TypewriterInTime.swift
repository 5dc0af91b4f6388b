import Glide
import GlideTesting
import Testing

@testable import GlideDemo

extension Programs {
    /// The typewriters on real clocks. How long a sleep really takes is up to the machine, so a bare loop of the same
    /// sleeps runs beside each typewriter, and the two are compared.
    @MainActor
    @Suite(.serialized) struct TypewriterInTime {
        /// Waits until no other test holds the main actor, on which everything here depends.
        private func waitForQuiet() async {
            var quiet = 0
            for _ in 0..<10_000 where quiet < 5 {
                let begin = ContinuousClock.now
                try? await Task.sleep(for: .milliseconds(5))
                quiet = ContinuousClock.now - begin < .milliseconds(15) ? quiet + 1 : 0
            }
        }

        /// When each count of graphemes of `text` was first seen, in seconds since `begin`; ends when all are there or
        /// 20 seconds are over.
        private func watch(
            _ window: TestWindow, _ text: String, since begin: ContinuousClock.Instant = .now
        ) async -> [Int: Double] {
            var seen: [Int: Double] = [:]
            var count = 0
            while count < text.count, ContinuousClock.now - begin < .seconds(20) {
                await window.run(for: .milliseconds(4))
                for next in (count + 1)...text.count where window.frame(ofText: String(text.prefix(next))) != nil {
                    count = next
                    seen[next] = (ContinuousClock.now - begin) / .seconds(1)
                    break
                }
            }
            return seen
        }

        private func bareLoop(_ count: Int) -> Task<[Double], Never> {
            Task { @MainActor in
                let clock = ContinuousClock()
                let begin = clock.now
                var times: [Double] = []
                for _ in 0..<count {
                    try? await Task.sleep(for: .milliseconds(60))
                    times.append((clock.now - begin) / .seconds(1))
                }
                return times
            }
        }

        @Test func `graphemes come one at a time, 60 milliseconds each, without drift`() async throws {
            let text = "Hi 👋🏽 é🇪🇺👨‍👩‍👧!"
            #expect(text.count == 9)
            await waitForQuiet()
            let begin = ContinuousClock.now
            let window = TestWindow(size: Size(width: 400, height: 60)) { TypewriterText(text: text) }
            let bare = bareLoop(text.count)
            let seen = await watch(window, text, since: begin)
            let bareTimes = await bare.value
            #expect(seen.keys.sorted() == Array(1...text.count), "each one is seen by itself")
            let sum = 0.06 * Double(text.count)
            let total = try #require(seen[text.count])
            let bareTotal = try #require(bareTimes.last)
            #expect(total >= sum * 0.98, "never ahead of its time")
            #expect(abs(total - bareTotal) <= sum * 0.1, "\(total) s beside \(bareTotal) s of bare sleeps")
        }

        @Test func `another text half-way starts over`() async throws {
            let texts = ["ABCDEFGH", "123456"]
            let window = TestWindow(size: Size(width: 400, height: 160)) { ChangingTypewriter(texts: texts) }
            while window.frame(ofText: "AB") == nil, window.now.seconds < 10 {
                await window.run(for: .milliseconds(8))
            }
            window.tap(at: Point(x: 200, y: 35))
            window.advance(frames: 1)
            let seen = await watch(window, texts[1])
            #expect(seen.keys.sorted() == Array(1...texts[1].count))
            await window.run(for: .milliseconds(150))
            #expect(window.frame(ofText: texts[1]) != nil, "the first text does not go on")
        }

        @Test func `a view that leaves takes its typing along`() async throws {
            let window = TestWindow(size: Size(width: 400, height: 160)) { ChangingTypewriter(texts: ["ABCDEFGH"]) }
            while window.frame(ofText: "AB") == nil, window.now.seconds < 10 {
                await window.run(for: .milliseconds(8))
            }
            window.tap(at: Point(x: 200, y: 125))
            window.advance(frames: 2)
            let (frames, nodes) = (window.framesPainted, window.nodeCount)
            await window.run(for: .milliseconds(200))
            #expect(window.framesPainted == frames && window.nodeCount == nodes)
            #expect(window.isAtRest)
        }

        @Test func `a task ends with its id, with its view and with the window`() async {
            for (leaves, expected) in [
                (false, ["begin 0", "cancelled 0", "begin 1"]), (true, ["begin 0", "cancelled 0"]),
            ] {
                let record = TaskRecord()
                let window = TestWindow(size: Size(width: 100, height: 100)) {
                    WaitingView(record: record, leaves: leaves)
                }
                await window.run(for: .milliseconds(20))
                #expect(record.events == ["begin 0"])
                window.tap(at: Point(x: 50, y: 25))
                window.advance(frames: 2)
                await window.run(for: .milliseconds(20))
                #expect(record.events.sorted() == expected.sorted())
                window.close()
                await window.run(for: .milliseconds(20))
                #expect(
                    record.events.filter { $0.hasPrefix("begin") }.count
                        == record.events.filter { $0.hasPrefix("cancelled") }.count)
            }
        }

        @Test func `the dispatch queue's typewriter comes 50 milliseconds apart`() async throws {
            let text = "Hello"
            await waitForQuiet()
            let begin = ContinuousClock.now
            let window = TestWindow(size: Size(width: 400, height: 60)) { DispatchTypewriter(text: text) }
            let seen = await watch(window, text, since: begin)
            #expect(seen.keys.sorted() == Array(1...text.count))
            #expect(try #require(seen[text.count]) >= 0.05 * Double(text.count) * 0.98)
            try window.settle()
        }
    }
}
