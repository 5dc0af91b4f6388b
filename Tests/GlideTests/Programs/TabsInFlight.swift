import Glide
import GlideTesting
import Testing

extension Programs {
    @MainActor
    @Suite struct TabsInFlight {
        /// Section 3.3 of the semantics: A at 46 / 60, B at 156 / 80, C at 286 / 100; time, then centre and width on
        /// the way from A to B, and with C tapped at 0.1 s.
        private static let table: [(time: Double, toB: (Double, Double), toC: (Double, Double))] = [
            (0.00, (46.000, 60.000), (46.000, 60.000)), (0.05, (82.024, 66.550), (82.024, 66.550)),
            (0.10, (129.277, 75.141), (129.277, 75.141)), (0.15, (154.250, 79.682), (196.824, 86.232)),
            (0.20, (160.935, 80.897), (259.353, 96.039)), (0.25, (159.881, 80.706), (287.812, 100.387)),
            (0.30, (157.595, 80.290), (293.428, 101.187)), (0.40, (155.792, 79.962), (287.677, 100.252)),
            (0.50, (155.908, 79.983), (285.662, 99.945)),
        ]

        private static func frame(center: Double, width: Double) -> Rect {
            Rect(x: center - width / 2, y: 0, width: width, height: 3)
        }

        @Test func `the closed form of these tests gives the oracle's table`() {
            var toB = Flight(from: Self.frame(center: 46, width: 60))
            toB.head(for: Self.frame(center: 156, width: 80), at: 0)
            var toC = toB
            toC.head(for: Self.frame(center: 286, width: 100), at: 0.1)
            for row in Self.table {
                #expect(abs(toB.center(at: row.time) - row.toB.0) < 0.0006)
                #expect(abs(toB.width(at: row.time) - row.toB.1) < 0.0006)
                #expect(abs(toC.center(at: row.time) - row.toC.0) < 0.0006)
                #expect(abs(toC.width(at: row.time) - row.toC.1) < 0.0006)
            }
        }

        @Test(arguments: Setting.all)
        func `from tab to tab the capsule follows the spring in every frame, overshoot included`(
            _ setting: Setting
        ) throws {
            let bench = TabsBench(setting)
            let start = bench.capsule
            let end = bench.label("Explore")
            var flight = Flight(from: start)
            bench.tap("Explore")
            flight.head(for: Rect(x: end.minX, y: start.minY, width: end.width, height: 3), at: 0)
            var farthest = 0.0
            while bench.window.now.seconds < 0.8 {
                bench.window.advance(frames: 1)
                let time = bench.window.now.seconds
                let seen = try #require(bench.seenCapsule())
                #expect(abs(seen.center - flight.center(at: time)) < 0.75, "centre at \(time)")
                #expect(abs(seen.width - flight.width(at: time)) < 0.75, "width at \(time)")
                farthest = max(farthest, seen.center)
                guard bench.isInFlight else { continue }
                #expect(abs(bench.capsule.midX - flight.center(at: time)) < 1e-6, "centre at \(time)")
                #expect(abs(bench.capsule.width - flight.width(at: time)) < 1e-6, "width at \(time)")
                #expect(abs(bench.capsule.height - 3) < 1e-6)
                #expect(abs(bench.capsule.midY - start.midY) < 1e-6)
            }
            let overshoot = (farthest - end.midX) / (end.midX - start.midX)
            #expect(overshoot > 0.035 && overshoot < 0.055, "the capsule swings over by 4.6 % of its way")
        }

        @Test(arguments: Setting.all)
        func `a tap on a third tab bends the flight without a jump in place or speed`(_ setting: Setting) throws {
            let bench = TabsBench(setting)
            let start = bench.capsule
            var flight = Flight(from: start)
            let (second, third) = (bench.label("Explore"), bench.label("Trending"))
            bench.tap("Explore")
            flight.head(for: Rect(x: second.minX, y: 0, width: second.width, height: 3), at: 0)
            bench.window.advance(by: .milliseconds(100))
            let before = try #require(bench.group)
            bench.tap("Trending")
            flight.head(for: Rect(x: third.minX, y: 0, width: third.width, height: 3), at: 0.1)
            let after = try #require(bench.group)
            let (oldFrame, newFrame) = (try #require(before.frame), try #require(after.frame))
            #expect(after.source == before.source && after.members.count == 3)
            #expect(abs(oldFrame.midX - newFrame.midX) < 1e-6)
            #expect(abs(oldFrame.width - newFrame.width) < 1e-6)
            let peak = stride(from: 0, to: 0.5, by: 0.001).map { abs(flight.centerVelocity(at: $0)) }.max() ?? 0
            #expect(abs(before.velocity.midX - after.velocity.midX) < 1e-3 * peak)
            #expect(abs(before.velocity.width - after.velocity.width) < 1e-3 * peak)
            #expect(abs(after.velocity.midX - flight.centerVelocity(at: 0.1)) < 1e-3 * peak)
            #expect(abs(after.velocity.width - flight.widthVelocity(at: 0.1)) < 1e-3 * peak)
            while bench.window.now.seconds < 0.9 {
                bench.window.advance(frames: 1)
                let time = bench.window.now.seconds
                let seen = try #require(bench.seenCapsule())
                #expect(abs(seen.center - flight.center(at: time)) < 0.75, "centre at \(time)")
                #expect(abs(seen.width - flight.width(at: time)) < 0.75, "width at \(time)")
                guard bench.isInFlight else { continue }
                #expect(abs(bench.capsule.midX - flight.center(at: time)) < 1e-6, "centre at \(time)")
            }
        }

        @Test func `a second tap on the first tab turns the capsule round in flight`() throws {
            let bench = TabsBench()
            let start = bench.capsule
            var flight = Flight(from: start)
            let second = bench.label("Explore")
            bench.tap("Explore")
            flight.head(for: Rect(x: second.minX, y: 0, width: second.width, height: 3), at: 0)
            bench.window.advance(by: .milliseconds(100))
            bench.tap("Home")
            flight.head(for: start, at: 0.1)
            #expect(bench.group?.members.count == 2, "the capsule that was leaving is the one that comes back")
            while bench.window.now.seconds < 0.9 {
                bench.window.advance(frames: 1)
                let seen = try #require(bench.seenCapsule())
                #expect(abs(seen.center - flight.center(at: bench.window.now.seconds)) < 0.75)
                #expect(abs(seen.width - flight.width(at: bench.window.now.seconds)) < 0.75)
            }
        }

        @Test(arguments: [30.0, 60])
        func `a tap between two frames counts from the moment of the tap`(_ frameRate: Double) throws {
            let bench = TabsBench(Setting(scale: 1, frameRate: frameRate))
            var flight = Flight(from: bench.capsule)
            let second = bench.label("Trending")
            bench.window.advance(by: .milliseconds(110))
            bench.tap("Trending")
            flight.head(for: Rect(x: second.minX, y: 0, width: second.width, height: 3), at: 0.11)
            for _ in 0..<20 {
                bench.window.advance(frames: 1)
                let seen = try #require(bench.seenCapsule())
                #expect(abs(seen.center - flight.center(at: bench.window.now.seconds)) < 0.75)
            }
        }

        @Test func `a tap on the selected tab moves nothing`() throws {
            let bench = TabsBench()
            let before = bench.window.snapshot()
            bench.tap("Home")
            bench.window.advance(by: .milliseconds(200))
            #expect(bench.window.snapshot().differing(before) == 0)
            #expect(bench.window.isAtRest && bench.window.framesPainted == 1)
        }
    }
}

extension TabsBench {
    /// Whether the capsule travels.
    var isInFlight: Bool { window.runningAnimations.contains { $0.node == "matchedGeometry" } }
}
