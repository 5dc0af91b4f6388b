import Glide
import GlideTesting
import Testing

extension Programs {
    /// More tabs than fit, and the place of the finger among scrolling and tapping.
    @MainActor
    @Suite struct TabsScrolled {
        private let record = SelectionRecord()

        private func bench() -> TabsBench {
            TabsBench { TabsVariant(TabsVariant.nine, record: record) }
        }

        @Test func `a finger scrolls nine tabs, less the 10 points of slop`() throws {
            let bench = bench()
            let start = bench.label("Explore")
            bench.window.touchDown(0, at: Point(x: 300, y: start.midY))
            for step in 1...10 {
                bench.window.touchMove(0, to: Point(x: 300 - Double(step) * 10, y: start.midY))
                bench.window.advance(frames: 1)
            }
            bench.window.advance(by: .milliseconds(200))
            #expect(abs(bench.label("Explore").minX - (start.minX - 90)) < 0.51)
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(record.selections.isEmpty, "a finger that scrolls does not tap")
            #expect(abs(bench.label("Explore").minX - (start.minX - 90)) < 0.51)
        }

        @Test func `a flick goes on by itself and stops at the end`() throws {
            let bench = bench()
            let y = bench.label("Home").midY
            bench.window.drag(from: Point(x: 380, y: y), to: Point(x: 80, y: y), duration: .milliseconds(100))
            bench.window.advance(frames: 1)
            let released = bench.label("Settings").maxX
            try bench.window.settle(within: .seconds(10))
            #expect(bench.label("Settings").maxX < released)
            #expect(abs(bench.label("Settings").maxX - 384) <= 1, "16 points of padding remain at the end")
        }

        @Test(arguments: [Size(width: 40, height: 0), Size(width: 0, height: 40)])
        func `a wheel scrolls nine tabs, whichever way it turns`(_ way: Size) throws {
            let bench = bench()
            let start = bench.label("Explore")
            bench.window.pointerMove(to: Point(x: 200, y: start.midY))
            bench.window.scroll(by: way, source: .wheel)
            try bench.window.settle()
            #expect(abs(bench.label("Explore").minX - (start.minX - 40)) < 0.51)
            #expect(record.selections.isEmpty)
        }

        @Test func `a tap does not scroll`() throws {
            let bench = bench()
            let visible = TabsVariant.nine.filter { bench.label($0).minX < 400 }
            #expect(visible.count < 9)
            let last = try #require(visible.last)
            let before = TabsVariant.nine.map { bench.label($0).minX }
            let frame = bench.label(last)
            bench.window.tap(at: Point(x: max(frame.minX + 2, min(frame.midX, 398)), y: frame.midY))
            try bench.window.settle()
            #expect(record.selections == [last])
            #expect(TabsVariant.nine.map { bench.label($0).minX } == before)
        }

        @Test func `a scroll during the flight moves the end point along with its tab`() throws {
            let bench = bench()
            let (start, end) = (bench.capsule, bench.label("Trending"))
            bench.window.pointerMove(to: Point(x: 200, y: end.midY))
            bench.tap("Trending")
            var flight = Flight(from: start)
            flight.head(for: Rect(x: end.minX, y: 0, width: end.width, height: 3), at: 0)
            var wheel: [Int: Double] = [4: 30, 7: 25, 12: -15]
            while bench.window.now.seconds < 0.9 {
                bench.window.advance(frames: 1)
                if let way = wheel.removeValue(forKey: Int((bench.window.now.seconds * 60).rounded())) {
                    bench.window.scroll(by: Size(width: way, height: 0), source: .wheel)
                    bench.window.advance(frames: 1)
                }
                let scrolled = bench.label("Trending").minX - end.minX
                let time = bench.window.now.seconds
                let seen = try #require(bench.seenCapsule())
                #expect(abs(seen.center - (flight.center(at: time) + scrolled)) < 0.75, "at \(time)")
                #expect(abs(seen.width - flight.width(at: time)) < 0.75, "at \(time)")
                #expect(bench.middleCoverage() >= 0.99)
            }
            #expect(abs(bench.label("Trending").minX - (end.minX - 40)) < 0.51)
            #expect(bench.capsule.midX == bench.label("Trending").midX)
        }

        @Test func `where the tabs fit, a finger that jitters still taps`() throws {
            let bench = TabsBench()
            #expect(bench.label("Profile").maxX <= 384)
            let label = bench.label("Trending")
            let start = Point(x: label.midX, y: label.midY)
            bench.window.touchDown(0, at: start)
            for (x, y) in [(6.0, 2.0), (13, -4), (-9, 5), (-14, 12), (4, -13), (11, 3)] {
                bench.window.advance(frames: 1)
                bench.window.touchMove(0, to: Point(x: start.x + x, y: start.y + y))
            }
            #expect(bench.label("Trending") == label)
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(bench.capsule.midX == label.midX)
        }

        @Test func `a small jitter still taps where the tabs do not fit`() throws {
            let bench = bench()
            let label = bench.label("Trending")
            bench.window.touchDown(0, at: Point(x: label.midX, y: label.midY))
            for x in [4.0, -5, 7, 2] {
                bench.window.advance(frames: 1)
                bench.window.touchMove(0, to: Point(x: label.midX + x, y: label.midY))
            }
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(record.selections == ["Trending"])
            #expect(bench.label("Trending") == label)
        }
    }
}
