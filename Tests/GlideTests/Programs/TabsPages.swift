import Glide
import GlideTesting
import Testing

extension Programs {
    /// The pages below the bar, under a tap and under a finger.
    @MainActor
    @Suite struct TabsPages {
        private let record = SelectionRecord()

        private func bench(_ setting: Setting = Setting(scale: 1, frameRate: 60)) -> TabsBench {
            TabsBench(setting) { TabsVariant(record: record) }
        }

        @Test(arguments: Setting.all)
        func `the pages slide with the tap that sends the capsule`(_ setting: Setting) {
            let bench = bench(setting)
            let start = bench.pageOffset
            #expect(start == 0)
            bench.tap("Trending")
            while bench.window.now.seconds < 0.8 {
                bench.window.advance(frames: 1)
                let way = StepResponse.tabs.value(at: bench.window.now.seconds)
                #expect(
                    abs(bench.pageOffset - 800 * way) < 0.75 / setting.scale + 0.1, "at \(bench.window.now.seconds)")
            }
            #expect(bench.pageOffset == 800)
        }

        @Test func `the program's own page follows on screen`() throws {
            let bench = TabsBench()
            let rows = 100..<600
            let home = try #require(bench.window.snapshot().inkColumns(rows: rows))
            bench.tap("Explore")
            bench.window.advance(by: .milliseconds(50))
            let moved = try #require(bench.window.snapshot().inkColumns(rows: rows))
            let way = 400 * StepResponse.tabs.value(at: 0.05)
            #expect(abs(Double(moved.lowerBound) - (Double(home.lowerBound) - way)) <= 1.5)
        }

        @Test func `a finger moves the pages one to one once it has gone 10 points`() {
            let bench = bench()
            bench.window.touchDown(0, at: Point(x: 300, y: 400))
            for (x, offset) in [(294.0, 0.0), (291, 0), (285, 5), (250, 40), (260, 30), (200, 90), (150, 140)] {
                bench.window.advance(frames: 1)
                bench.window.touchMove(0, to: Point(x: x, y: 402))
                bench.window.advance(frames: 1)
                #expect(abs(bench.pageOffset - offset) < 0.51, "finger at \(x)")
            }
            bench.window.touchUp(0)
        }

        @Test func `a finger that goes up or down leaves the pages alone`() {
            let bench = bench()
            bench.window.drag(from: Point(x: 300, y: 400), to: Point(x: 260, y: 150), duration: .milliseconds(200))
            bench.window.advance(frames: 1)
            #expect(bench.pageOffset == 0 && record.selections.isEmpty)
        }

        @Test func `while the finger drags, selection and capsule stay where they are`() {
            let bench = bench()
            let start = bench.capsule
            bench.window.touchDown(0, at: Point(x: 380, y: 400))
            for step in 1...36 {
                bench.window.touchMove(0, to: Point(x: 380 - Double(step) * 10, y: 400))
                bench.window.advance(frames: 1)
                #expect(bench.capsule == start && !bench.isInFlight)
            }
            #expect(bench.pageOffset > 300)
            #expect(record.selections.isEmpty)
            #expect(bench.middleCoverage() >= 0.99)
        }

        @Test(arguments: [30.0, 60, 240])
        func `a page let go beyond the half turns, and the capsule travels with it`(_ frameRate: Double) throws {
            let bench = bench(Setting(scale: 1, frameRate: frameRate))
            let start = bench.capsule
            bench.holdDrag(from: 350, to: 90)
            let held = bench.pageOffset
            #expect(abs(held - 250) < 0.51)
            let release = bench.window.now.seconds
            bench.window.touchUp(0)
            bench.window.advance(frames: 1)
            #expect(record.selections == ["Explore"], "the selection changes once, at release")
            let label = bench.label("Explore")
            var flight = Flight(from: start, spring: .pages)
            flight.head(for: Rect(x: label.minX, y: start.minY, width: label.width, height: 3), at: release)
            while bench.window.now.seconds < release + 0.8 {
                let time = bench.window.now.seconds
                let way = StepResponse.pages.value(at: time - release)
                #expect(abs(bench.pageOffset - (250 + 150 * way)) < 0.75, "at \(time)")
                let seen = try #require(bench.seenCapsule())
                #expect(abs(seen.center - flight.center(at: time)) < 0.75, "at \(time)")
                #expect(abs(seen.width - flight.width(at: time)) < 0.75, "at \(time)")
                bench.window.advance(frames: 1)
            }
            #expect(bench.pageOffset == 400 && record.selections == ["Explore"])
            #expect(bench.capsule.midX == label.midX)
        }

        @Test func `a page let go before the half springs back, and the capsule never moves`() {
            let bench = bench()
            let start = bench.capsule
            bench.holdDrag(from: 350, to: 160)
            #expect(abs(bench.pageOffset - 180) < 0.51)
            let release = bench.window.now.seconds
            bench.window.touchUp(0)
            while bench.window.now.seconds < release + 0.8 {
                bench.window.advance(frames: 1)
                let way = StepResponse.pages.value(at: bench.window.now.seconds - release)
                #expect(abs(bench.pageOffset - 180 * (1 - way)) < 0.75, "at \(bench.window.now.seconds)")
                #expect(bench.capsule == start && !bench.isInFlight)
            }
            #expect(bench.pageOffset == 0 && record.selections.isEmpty)
        }

        @Test(arguments: [(60.0, 100, 1), (60, 400, 0), (190, 600, 1), (40, 200, 0)])
        func `a short swipe turns the page only above 250 points a second`(
            _ way: Double, _ milliseconds: Int, _ pages: Int
        ) throws {
            let bench = bench()
            bench.window.drag(
                from: Point(x: 300, y: 400), to: Point(x: 300 - way, y: 400), duration: .milliseconds(milliseconds))
            try bench.window.settle()
            #expect(bench.pageOffset == 400 * Double(pages))
            #expect(record.selections == (pages == 1 ? ["Explore"] : []))
        }

        @Test func `the fastest swipe turns one page`() throws {
            let bench = bench()
            bench.window.drag(from: Point(x: 390, y: 400), to: Point(x: 10, y: 400), duration: .milliseconds(50))
            try bench.window.settle()
            #expect(bench.pageOffset == 400 && record.selections == ["Explore"])
        }

        @Test func `a swipe back against the way does not turn`() throws {
            let bench = bench()
            bench.window.touchDown(0, at: Point(x: 300, y: 400))
            for x in [280.0, 250, 220, 180, 160, 150, 160, 180, 200, 225] {
                bench.window.touchMove(0, to: Point(x: x, y: 400))
                bench.window.advance(frames: 1)
            }
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(bench.pageOffset == 0 && record.selections.isEmpty)
        }

        @Test func `a fast release carries the capsule along with the page`() throws {
            let bench = bench()
            let start = bench.capsule
            bench.window.drag(from: Point(x: 300, y: 400), to: Point(x: 200, y: 400), duration: .milliseconds(100))
            let (held, release) = (bench.pageOffset, bench.window.now.seconds)
            let label = bench.label("Explore")
            bench.window.advance(frames: 1)
            var (page, capsule) = (held, start.midX)
            for _ in 0..<12 {
                #expect(bench.pageOffset >= page && bench.capsule.midX >= capsule, "both go on")
                (page, capsule) = (bench.pageOffset, bench.capsule.midX)
                let pageShare = (page - held) / (400 - held)
                let capsuleShare = (capsule - start.midX) / (label.midX - start.midX)
                #expect(abs(pageShare - capsuleShare) < 0.02, "at \(bench.window.now.seconds)")
                let settling = StepResponse.pages.settling(
                    from: held - 400, velocity: 1000, after: bench.window.now.seconds - release)
                #expect(abs(page - 400 - settling) < 0.75, "with the finger's 1,000 points a second")
                bench.window.advance(frames: 1)
            }
            try bench.window.settle()
            #expect(bench.pageOffset == 400 && bench.capsule.midX == label.midX)
        }

        @Test func `a settling page can be caught and taken back, which selects again`() throws {
            let bench = bench()
            bench.window.drag(from: Point(x: 350, y: 400), to: Point(x: 100, y: 400), duration: .milliseconds(200))
            bench.window.advance(by: .milliseconds(50))
            #expect(record.selections == ["Explore"])
            let caught = bench.pageOffset
            #expect(caught < 390)
            bench.window.touchDown(0, at: Point(x: 40, y: 400))
            bench.window.advance(frames: 6)
            #expect(abs(bench.pageOffset - caught) < 0.51, "the finger stops it, without any slop")
            for step in 1...10 {
                bench.window.touchMove(0, to: Point(x: 40 + 35 * Double(step), y: 400))
                bench.window.advance(frames: 1)
            }
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(record.selections == ["Explore", "Home"])
            #expect(bench.pageOffset == 0 && bench.capsule.midX == bench.label("Home").midX)
        }

        @Test func `the first page gives way like rubber and comes back`() throws {
            let bench = bench()
            bench.holdDrag(from: 100, to: 210)
            let rubber = 0.55 * 100 * 400 / (0.55 * 100 + 400)
            #expect(abs(bench.pageOffset + rubber) < 0.51)
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(bench.pageOffset == 0 && record.selections.isEmpty)
        }

        @Test func `the mouse turns pages too`() throws {
            let bench = bench()
            bench.window.pointerDrag(
                from: Point(x: 350, y: 400), to: Point(x: 80, y: 400), duration: .milliseconds(200))
            try bench.window.settle()
            #expect(bench.pageOffset == 400 && record.selections == ["Explore"])
        }
    }
}

extension TabsBench {
    /// How far the pages are from showing the first one, in points.
    var pageOffset: Double { firstPage - (window.frame(of: "page Home")?.midX ?? .nan) }

    /// A finger drags at the height of the pages and then rests, so that it lifts without speed; it is still down.
    func holdDrag(from start: Double, to end: Double) {
        window.touchDown(0, at: Point(x: start, y: 400))
        for step in 1...10 {
            window.advance(frames: 1)
            window.touchMove(0, to: Point(x: start + (end - start) * Double(step) / 10, y: 400))
        }
        window.advance(by: .milliseconds(200))
        window.touchMove(0, to: Point(x: end, y: 400))
        window.advance(frames: 1)
    }
}
