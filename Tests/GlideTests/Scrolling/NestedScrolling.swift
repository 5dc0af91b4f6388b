import Glide
import GlideTesting
import Testing

@MainActor
@Suite struct `Scroll views in scroll views` {
    /// An inner list of 300 × 200 that shows 400 points, at the top of an outer one that shows 400 of 1000.
    private func sameAxis() -> (ScrollBench, inner: ScrollRecord) {
        let (outer, inner) = (ScrollRecord(), ScrollRecord())
        let bench = ScrollBench(record: outer) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.blue.frame(width: 300, height: 400) }.frame(height: 200).recorded(by: inner)
                    Color.green.frame(width: 300, height: 800)
                }
            }
            .recorded(by: outer)
        }
        return (bench, inner)
    }

    @Test func `at its end the inner one hands the finger's way over, one to one`() {
        let (bench, inner) = sameAxis()
        let start = Point(x: 150, y: 180)
        bench.window.touchDown(0, at: start)
        bench.window.touchMove(0, to: start + Size(height: -110))
        #expect(bench.y == 0 && abs(inner.offset.y - 100) < 1e-9)
        bench.window.touchMove(0, to: start + Size(height: -260))
        #expect(abs(bench.y - 50) < 1e-9 && abs(inner.offset.y - 200) < 1e-9)
        bench.window.touchMove(0, to: start + Size(height: -240))
        #expect(abs(bench.y - 50) < 1e-9 && abs(inner.offset.y - 180) < 1e-9, "back again the inner one goes first")
        bench.window.touchUp(0)
    }

    @Test func `only what nobody can use stretches`() throws {
        let (bench, inner) = sameAxis()
        bench.window.touchDown(0, at: Point(x: 150, y: 50))
        bench.window.touchMove(0, to: Point(x: 150, y: 160))
        #expect(abs(bench.y + 48.352) < 5e-4 && inner.offset.y == 0)
        bench.window.touchMove(0, to: Point(x: 150, y: 60))
        #expect(abs(bench.y) < 1e-9 && inner.offset.y == 0, "and is taken back first")
        bench.window.touchMove(0, to: Point(x: 150, y: 40))
        #expect(abs(bench.y) < 1e-9 && abs(inner.offset.y - 20) < 1e-9)
        bench.window.touchUp(0)
        try bench.window.settle()
    }

    @Test func `a fling goes on outside with the speed that is left`() throws {
        let (bench, inner) = sameAxis()
        bench.move(from: Point(x: 150, y: 180), by: Size(height: -100), seconds: 0.1)
        #expect(bench.y == 0 && abs(inner.offset.y - 90) < 1e-6)
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(abs(inner.offset.y - 200) < 1e-9)
        // What a fling of 1,000 points a second would have gone.
        #expect(abs(bench.y + 110 - 494.01) < 0.6, "\(bench.y)")
    }

    @Test func `where the inner one is at its end already, the outer one has the finger`() {
        let (bench, inner) = sameAxis()
        bench.move(from: Point(x: 150, y: 180), by: Size(height: -300), seconds: 0.3)
        bench.rest(at: Point(x: 150, y: -120))
        bench.window.touchUp(0)
        let before = bench.y
        #expect(inner.offset.y == 200 && before > 80)
        bench.window.touchDown(0, at: Point(x: 150, y: 60))
        bench.window.touchMove(0, to: Point(x: 150, y: 30))
        #expect(abs(bench.y - before - 20) < 1e-9)
        bench.window.touchUp(0)
    }

    @Test func `a touchpad hands over as a finger does`() {
        let (bench, inner) = sameAxis()
        bench.window.pointerMove(to: Point(x: 150, y: 100))
        for _ in 0..<25 { bench.window.scroll(by: Size(height: 10), source: .finger) }
        #expect(abs(bench.y - 50) < 1e-9 && inner.offset.y == 200)
        bench.window.endScroll()
    }

    @Test func `a wheel hands over as well`() throws {
        let (bench, inner) = sameAxis()
        bench.window.pointerMove(to: Point(x: 150, y: 100))
        bench.window.scroll(by: Size(height: 150), source: .wheel)
        bench.window.scroll(by: Size(height: 150), source: .wheel)
        #expect(abs(bench.y - 100) < 1e-9 && inner.offset.y == 200)
        bench.window.pointerMove(to: Point(x: 150, y: 50))
        bench.window.turnWheel(clicks: Size(height: -5))
        try bench.window.settle()
        #expect(abs(bench.y - 35) < 1e-9 && inner.offset.y == 0)
    }

    @Test func `views of crossing axes each take their own direction`() throws {
        let (list, row) = (ScrollRecord(), ScrollRecord())
        let bench = ScrollBench(record: list) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 200) }.recorded(by: row)
                    Color.green.frame(width: 300, height: 2000)
                }
            }
            .recorded(by: list)
        }
        let start = Point(x: 200, y: 150)
        bench.move(from: start, by: Size(width: -100, height: -20), seconds: 0.2)
        bench.rest(at: Point(x: 100, y: 130))
        #expect(bench.y == 0 && abs(row.offset.x - 90) < 1e-9)
        bench.window.touchMove(0, to: Point(x: 100, y: 20))
        #expect(bench.y == 0 && abs(row.offset.x - 90) < 1e-9, "the row has the finger, wherever it goes")
        bench.window.touchUp(0)
        try bench.window.settle()
        bench.move(from: start, by: Size(width: -20, height: -100), seconds: 0.2)
        bench.rest(at: Point(x: 180, y: 50))
        #expect(abs(bench.y - 90) < 1e-9 && abs(row.offset.x - 90) < 1e-9)
        bench.window.touchUp(0)
        try bench.window.settle()
    }

    @Test func `a list at its end does not turn the page under a wheel`() throws {
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            TabView {
                ScrollView { Color.blue.frame(width: 300, height: 500).accessibilityIdentifier("list") }
                Color.green
            }
            .tabViewStyle(.page)
        }
        for _ in 0..<10 {
            window.scroll(by: Size(height: 50), source: .wheel)
            window.advance(frames: 3)
        }
        try window.settle()
        #expect(window.frame(of: "list") == Rect(x: 0, y: -100, width: 300, height: 500))
    }

    @Test func `a row at its end gives a new swipe to the pages around it`() throws {
        let row = ScrollRecord()
        let window = TestWindow(size: Size(width: 300, height: 400)) {
            TabView {
                ScrollView(.horizontal) { Color.blue.frame(width: 400, height: 400).accessibilityIdentifier("row") }
                    .recorded(by: row)
                Color.green
            }
            .tabViewStyle(.page)
        }
        window.drag(from: Point(x: 280, y: 200), to: Point(x: 100, y: 200), duration: .milliseconds(600))
        try window.settle()
        #expect(row.offset.x == 100)
        #expect(window.frame(of: "row")?.minX == -100)
        window.drag(from: Point(x: 280, y: 200), to: Point(x: 80, y: 200), duration: .milliseconds(200))
        try window.settle()
        #expect(window.frame(of: "row")?.minX == -400, "the next page is shown")
    }
}
