import Glide
import GlideTesting
import Testing

extension Programs {
    @MainActor
    @Suite struct TabsAtRest {
        private static let tabs = ["Home", "Explore", "Trending", "Profile"]

        @Test(arguments: Setting.scales)
        func `the capsule is as wide as its label, 3 points high and 8 points below`(_ setting: Setting) throws {
            for tab in Self.tabs {
                let bench = TabsBench(setting)
                bench.tap(tab)
                try bench.window.settle()
                let label = bench.label(tab)
                let seen = try #require(bench.seenCapsule())
                #expect(abs(seen.width - label.width) < 0.1, "\(tab)")
                #expect(abs(seen.center - label.midX) < 0.1, "\(tab)")
                let column = Int(label.midX * setting.scale)
                let rows = try #require(
                    bench.window.snapshot().ends(inColumn: column, of: .systemBlue, rows: bench.underline))
                #expect(abs((rows.upperBound - rows.lowerBound) / setting.scale - 3) < 0.01)
                #expect(abs(rows.lowerBound / setting.scale - label.maxY - 8) <= 1 / setting.scale)
                #expect(bench.capsule.height == 3)
            }
        }

        @Test func `a tap anywhere in a tab's column selects it: on the label, in the gap, on the capsule`() {
            for tab in Self.tabs.dropFirst() {
                let label = TabsBench().label(tab)
                let heights = [
                    label.minY + 1, label.midY, label.maxY - 1, label.maxY + 4, label.maxY + 8.5, label.maxY + 10,
                ]
                let places =
                    heights.map { Point(x: label.midX, y: $0) }
                    + [label.minX + 1, label.maxX - 1].map { Point(x: $0, y: label.maxY + 4) }
                for place in places {
                    let bench = TabsBench()
                    bench.window.tap(at: place)
                    bench.window.advance(by: .milliseconds(350))
                    #expect(abs(bench.capsule.midX - label.midX) < 1, "\(tab) at \(place)")
                }
            }
        }

        @Test func `a click with the mouse selects too`() throws {
            let bench = TabsBench()
            let label = bench.label("Profile")
            bench.window.click(at: Point(x: label.midX, y: label.maxY + 4))
            try bench.window.settle()
            #expect(bench.capsule.midX == label.midX)
        }

        @Test func `a tap in the 20 points between two columns does nothing`() {
            let bench = TabsBench()
            let (first, second) = (bench.label("Explore"), bench.label("Trending"))
            #expect(abs(second.minX - first.maxX - 20) <= 1)
            let before = bench.window.snapshot()
            for share in [0.1, 0.5, 0.9] {
                for y in [first.minY + 2, first.midY, first.maxY + 4, first.maxY + 9] {
                    bench.window.tap(at: Point(x: first.maxX + share * (second.minX - first.maxX), y: y))
                    bench.window.advance(frames: 2)
                }
            }
            #expect(bench.window.snapshot().differing(before) == 0)
            #expect(bench.window.framesPainted == 1 && bench.window.isAtRest)
        }

        @Test func `a finger held for a second is no tap`() {
            let bench = TabsBench()
            let label = bench.label("Explore")
            bench.window.touchDown(0, at: Point(x: label.midX, y: label.midY))
            bench.window.advance(by: .seconds(1))
            bench.window.touchUp(0)
            bench.window.advance(by: .milliseconds(300))
            #expect(bench.capsule.midX == bench.label("Home").midX)
        }
    }
}

extension TabsBench {
    /// The rows of pixels between the labels and the pages.
    var underline: Range<Int> { Int((capsule.minY - 4) * scale)..<Int((capsule.maxY + 4) * scale) }
}
