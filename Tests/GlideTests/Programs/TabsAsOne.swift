import Glide
import GlideTesting
import Testing

extension Programs {
    /// However many views take part in a flight, one capsule is seen.
    @MainActor
    @Suite struct TabsAsOne {
        @Test(arguments: Setting.all)
        func `the middle of the capsule is covered by 99 % in every frame`(_ setting: Setting) {
            let bench = TabsBench(setting)
            var taps: [(Double, String)] = [(0, "Explore"), (0.1, "Trending"), (0.2, "Home"), (0.3, "Profile")]
            while bench.window.now.seconds < 1.2 {
                if let (time, tab) = taps.first, bench.window.now.seconds >= time - 1e-9 {
                    bench.tap(tab)
                    taps.removeFirst()
                }
                bench.window.advance(frames: 1)
                #expect(bench.middleCoverage() >= 0.99, "at \(bench.window.now.seconds)")
                let weights = bench.group?.members.map(\.weight) ?? []
                #expect(abs(weights.reduce(0, +) - 1) < 1e-9 && weights.allSatisfy { $0 >= 0 && $0 <= 1 })
            }
            #expect(bench.group?.members.count == 1)
        }

        @Test(arguments: Setting.scales)
        func `three capsules take part after a third tap, and blue stays nowhere else`(_ setting: Setting) throws {
            let bench = TabsBench(setting)
            bench.tap("Explore")
            bench.window.advance(by: .milliseconds(50))
            bench.tap("Trending")
            bench.window.advance(frames: 2)
            #expect(bench.group?.members.count == 3)
            let frame = bench.capsule
            let picture = bench.window.snapshot()
            let row = Int(frame.midY * setting.scale)
            for column in 0..<picture.width {
                let x = (Double(column) + 0.5) / setting.scale
                if x > frame.minX - 1.5, x < frame.maxX + 1.5 { continue }
                #expect(picture[column, row] == .white, "column \(column)")
            }
        }

        @Test(arguments: Setting.scales)
        func `nothing is left behind: the end looks like a window that began there`(_ setting: Setting) throws {
            let bench = TabsBench(setting) { TabsVariant() }
            bench.tap("Explore")
            bench.window.advance(by: .milliseconds(100))
            bench.tap("Trending")
            try bench.window.settle()
            let fresh = TabsBench(setting) { TabsVariant(active: "Trending") }
            #expect(bench.window.snapshot().differing(fresh.window.snapshot()) == 0)
            #expect(bench.window.nodeCount == fresh.window.nodeCount)
            bench.tap("Home")
            try bench.window.settle()
            #expect(bench.window.snapshot().differing(TabsBench(setting).window.snapshot()) == 0)
        }

        @Test(arguments: Setting.scales)
        func `every frame is what painting the whole window anew would give`(_ setting: Setting) {
            let (partly, wholly) = (TabsBench(setting), TabsBench(setting))
            for bench in [partly, wholly] { bench.tap("Explore") }
            for frame in 0..<50 {
                if frame == 6 { for bench in [partly, wholly] { bench.tap("Profile") } }
                wholly.window.repaint()
                for bench in [partly, wholly] { bench.window.advance(frames: 1) }
                #expect(partly.window.snapshot().differing(wholly.window.snapshot()) == 0, "frame \(frame)")
            }
        }

        @Test func `tabs of different colours dissolve: the colour is the weighted sum`() throws {
            let colors: [Color] = [.blue, .red, .green, .orange]
            let inks: [String: RGBA] = ["Home": .systemBlue, "Explore": .systemRed, "Trending": .systemGreen]
            let bench = TabsBench { TabsVariant(colors: colors) }
            var order = ["Home", "Explore"]
            var flew = 0
            bench.tap("Explore")
            while bench.window.now.seconds < 1 {
                bench.window.advance(frames: 1)
                if bench.window.now.seconds > 0.099, bench.window.now.seconds < 0.101 {
                    bench.tap("Trending")
                    order.append("Trending")
                }
                let group = try #require(bench.group)
                guard group.members.count > 1 else { continue }
                flew += 1
                let weights = group.members.map(\.weight)
                // Oldest first; the oldest also goes first.
                let mixed = zip(order.suffix(weights.count), weights).reduce(into: (0.0, 0.0, 0.0)) { sum, part in
                    guard let ink = inks[part.0] else { return }
                    sum.0 += part.1 * Double(ink.red)
                    sum.1 += part.1 * Double(ink.green)
                    sum.2 += part.1 * Double(ink.blue)
                }
                let seen = bench.window.color(at: Point(x: bench.capsule.midX, y: bench.capsule.midY))
                #expect(abs(Double(seen.red) - mixed.0) <= 2.5, "\(weights) at \(bench.window.now.seconds)")
                #expect(abs(Double(seen.green) - mixed.1) <= 2.5, "\(weights) at \(bench.window.now.seconds)")
                #expect(abs(Double(seen.blue) - mixed.2) <= 2.5, "\(weights) at \(bench.window.now.seconds)")
            }
            #expect(flew > 15)
            let last = bench.window.color(at: Point(x: bench.capsule.midX, y: bench.capsule.midY))
            #expect(last == .systemGreen)
        }

        @Test func `half transparent capsules stay half transparent on their way`() {
            let bench = TabsBench { TabsVariant(colors: [.blue.opacity(0.5)]) }
            bench.tap("Explore")
            for frame in 0..<60 {
                bench.window.advance(frames: 1)
                if frame == 6 { bench.tap("Trending") }
                #expect(abs(bench.middleCoverage() - 0.5) < 0.01, "frame \(frame)")
            }
        }
    }
}
