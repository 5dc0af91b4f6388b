import Glide
import GlideTesting
import Testing

@testable import GlideDemo

extension Programs {
    /// Two bars in a window, each with a namespace of its own and the same id.
    @MainActor
    @Suite struct TwoTabBars {
        private static let others = ["One", "Two", "Three", "Four"]

        @Test func `two bars share nothing`() throws {
            let window = TestWindow(size: Size(width: 400, height: 600)) {
                VStack {
                    SlidingTabs()
                    SlidingTabs()
                }
            }
            let groups = window.matchedGroups
            try #require(groups.count == 2)
            #expect(groups[0].namespace != groups[1].namespace)
            #expect(groups[0].id == groups[1].id)
            #expect(groups.allSatisfy { $0.members.count == 1 })
        }

        @Test func `one bar moves while the other rests`() throws {
            let bench = TabsBench {
                VStack {
                    TabsVariant()
                    TabsVariant(Self.others, active: "One")
                }
            }
            let lower = Rect(x: 0, y: 300, width: 400, height: 300)
            try #require(bench.groups.count == 2)
            let before = bench.groups[1]
            bench.tap("Trending")
            for _ in 0..<50 {
                bench.window.advance(frames: 1)
                #expect(bench.groups[1].frame == before.frame)
                #expect(bench.window.damage.allSatisfy { $0.intersection(lower).isEmpty })
            }
        }

        @Test func `two flights at once each keep their own time`() throws {
            let bench = TabsBench {
                VStack {
                    TabsVariant()
                    TabsVariant(Self.others, active: "One")
                }
            }
            let starts = try bench.groups.map { try #require($0.frame) }
            try #require(starts.count == 2)
            var flights = starts.map { Flight(from: $0) }
            let (upper, lower) = (bench.label("Trending"), bench.label("Four"))
            bench.tap("Trending")
            flights[0].head(for: Rect(x: upper.minX, y: 0, width: upper.width, height: 3), at: 0)
            bench.window.advance(by: .milliseconds(50))
            bench.tap("Four")
            flights[1].head(for: Rect(x: lower.minX, y: 0, width: lower.width, height: 3), at: 0.05)
            for _ in 0..<20 {
                bench.window.advance(frames: 1)
                let time = bench.window.now.seconds
                for (group, flight) in zip(bench.groups, flights) {
                    let frame = try #require(group.frame)
                    #expect(abs(frame.midX - flight.center(at: time)) < 1e-6)
                    #expect(abs(frame.width - flight.width(at: time)) < 1e-6)
                }
            }
            try bench.window.settle()
            #expect(bench.groups.map { $0.frame?.midX } == [upper.midX, lower.midX])
        }
    }
}

extension TabsBench {
    /// The groups from the top down.
    var groups: [MatchedGroup] {
        window.matchedGroups.sorted { ($0.frame?.minY ?? 0) < ($1.frame?.minY ?? 0) }
    }
}
