import Glide
import GlideTesting
import Testing

@testable import GlideDemo

extension Programs {
    @MainActor
    @Suite struct AtRest {
        @Test func `tabs and buttons at rest ask for no frame in 10 seconds`() {
            let windows = [
                TestWindow(size: Size(width: 400, height: 600)) { SlidingTabs() },
                TestWindow(size: Size(width: 400, height: 600)) { ExpandButtonDemo() },
                TestWindow(size: Size(width: 400, height: 600)) { TabsVariant(TabsVariant.nine) },
            ]
            for window in windows {
                #expect(window.isAtRest && window.framesPainted == 1)
                window.advance(by: .seconds(10))
                #expect(window.isAtRest && window.framesPainted == 1)
                #expect(window.bodyEvaluations < 20 && window.runningAnimations.isEmpty)
            }
        }

        @Test func `after a flight the tabs rest again`() throws {
            let bench = TabsBench()
            bench.tap("Trending")
            #expect(!bench.window.isAtRest)
            try bench.window.settle(within: .milliseconds(1500))
            let (frames, bodies) = (bench.window.framesPainted, bench.window.bodyEvaluations)
            bench.window.advance(by: .seconds(10))
            #expect(bench.window.framesPainted == frames && bench.window.bodyEvaluations == bodies)
            #expect(bench.window.isAtRest && bench.window.runningAnimations.isEmpty)
        }

        @Test func `after a press the buttons rest again, held or not`() throws {
            let bench = ButtonsBench()
            bench.window.touchDown(0, at: ButtonsBench.first)
            try bench.window.settle(within: .seconds(2))
            var frames = bench.window.framesPainted
            bench.window.advance(by: .seconds(10))
            #expect(bench.window.framesPainted == frames && bench.window.isAtRest, "held for 10 seconds")
            bench.window.touchUp(0)
            try bench.window.settle(within: .seconds(2))
            frames = bench.window.framesPainted
            bench.window.advance(by: .seconds(10))
            #expect(bench.window.framesPainted == frames && bench.window.isAtRest)
        }

        @Test func `a flight evaluates bodies once, not in every frame`() throws {
            let bench = TabsBench()
            let before = bench.window.bodyEvaluations
            bench.tap("Trending")
            bench.window.advance(frames: 1)
            let once = bench.window.bodyEvaluations
            #expect(once - before <= 1)
            bench.window.advance(frames: 20)
            #expect(bench.isInFlight && bench.window.bodyEvaluations == once)
        }
    }
}
