import Glide
import GlideTesting
import Testing

/// Fingers on a scroll view, with the figures of the motion that were measured.
@MainActor
@Suite struct `Fingers that scroll` {
    private let start = Point(x: 150, y: 350)

    @Test func `ten points are taken off, then the content goes one to one`() {
        let bench = ScrollBench.vertical()
        bench.window.touchDown(0, at: start)
        bench.window.touchMove(0, to: start + Size(height: -9))
        #expect(bench.y == 0)
        for way in [10.0, 11, 30.5, 120, 80.25, 200] {
            bench.window.touchMove(0, to: start + Size(height: -way))
            #expect(abs(bench.y - (way - 10)) < 1e-9)
        }
    }

    @Test(arguments: [(500.0, 244.51, 1.9541), (1000, 494.01, 2.3003), (3000, 1492.01, 2.8490)])
    func `let go in motion it lands where it should and when`(_ speed: Double, _ way: Double, _ seconds: Double) {
        let bench = ScrollBench.vertical(content: 8000)
        bench.move(from: start, by: Size(height: -speed * 0.1), seconds: 0.1)
        let (held, begin) = (bench.y, bench.window.now)
        #expect(abs(held - (speed * 0.1 - 10)) < 1e-6)
        bench.window.touchUp(0)
        bench.window.advance(by: .seconds(seconds - 0.02))
        #expect(bench.record.phases.last == .decelerating)
        bench.window.advance(by: .seconds(0.06))
        #expect(bench.record.phases.last == .idle)
        #expect(abs(bench.y - held - way) < 0.01, "after \(bench.window.now - begin)")
    }

    @Test(arguments: [30.0, 60, 144])
    func `on its way it follows the measured curve at any frame rate`(_ frameRate: Double) {
        let bench = ScrollBench.vertical(content: 8000, frameRate: frameRate)
        bench.move(from: start, by: Size(height: -100), seconds: 0.1)
        let (held, begin) = (bench.y, bench.window.now)
        bench.window.touchUp(0)
        for (seconds, way) in [(0.1, 90.535), (0.25, 196.493), (0.5, 315.612), (1, 431.603)] {
            bench.window.advance(by: .seconds(seconds - (bench.window.now - begin)))
            #expect(abs(bench.y - held - way) < 0.01, "at \(seconds)")
        }
    }

    @Test func `a finger that rested throws nothing`() throws {
        let bench = ScrollBench.vertical()
        bench.move(from: start, by: Size(height: -200), seconds: 0.1)
        bench.rest(at: start + Size(height: -200))
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(bench.y == 190)
    }

    @Test func `a finger catches the content in flight, without slop and without a tap`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView {
                Color.blue.frame(width: 300, height: 8000).onTapGesture { record.taps.append("block") }
            }
            .recorded(by: record)
        }
        bench.move(from: start, by: Size(height: -200), seconds: 0.1)
        bench.window.touchUp(0)
        bench.window.advance(by: .milliseconds(200))
        let caught = bench.y
        bench.window.touchDown(0, at: start)
        bench.window.advance(by: .milliseconds(300))
        #expect(bench.y == caught)
        bench.window.touchMove(0, to: start + Size(height: -3))
        #expect(abs(bench.y - caught - 3) < 1e-9, "one to one at once")
        bench.rest(at: start + Size(height: -3))
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(abs(bench.y - caught - 3) < 1e-9 && record.taps.isEmpty)
    }

    @Test func `the last points of a way are nothing to catch`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView {
                Color.blue.frame(width: 300, height: 8000).onTapGesture { record.taps.append("block") }
            }
            .recorded(by: record)
        }
        bench.window.keyPress(.end)
        bench.window.advance(by: .milliseconds(600))
        #expect(record.phases.last == .animating && bench.y > 7598)
        bench.window.tap(at: start)
        #expect(record.taps == ["block"])
        try bench.window.settle()
        #expect(bench.y == 7600)
    }

    @Test(arguments: [(10.0, 5.425), (50, 25.731), (100, 48.352), (200, 86.275)])
    func `beyond its end the content gives way like rubber`(_ way: Double, _ shown: Double) throws {
        let bench = ScrollBench.vertical(content: 600)
        bench.window.touchDown(0, at: Point(x: 150, y: 100))
        bench.window.touchMove(0, to: Point(x: 150, y: 110 + way))
        #expect(abs(bench.y + shown) < 5e-4, "at the beginning")
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(bench.y == 0)
        bench.window.touchDown(0, at: Point(x: 150, y: 390))
        bench.window.touchMove(0, to: Point(x: 150, y: 380 - way - 200))
        #expect(abs(bench.y - 200 - shown) < 5e-4, "at the end")
    }

    @Test func `the way back into the content is the way out`() {
        let bench = ScrollBench.vertical(content: 600)
        bench.window.touchDown(0, at: Point(x: 150, y: 100))
        for way in [0.0, 50, 200, 50, 0] {
            bench.window.touchMove(0, to: Point(x: 150, y: 110 + way))
            let rubber = 0.55 * way * 400 / (0.55 * way + 400)
            #expect(abs(bench.y + rubber) < 1e-9)
        }
        bench.window.touchMove(0, to: Point(x: 150, y: 10))
        #expect(abs(bench.y - 100) < 1e-9)
    }

    @Test func `content that meets its end with speed goes over and comes back`() throws {
        // The finger lets go just as the end is reached, at 1,000 points a second.
        let bench = ScrollBench.vertical(content: 490, frameRate: 1100)
        bench.move(from: start, by: Size(height: -100), seconds: 0.1)
        #expect(abs(bench.y - 90) < 1e-6)
        let begin = bench.window.now
        bench.window.touchUp(0)
        var (peak, peakTime) = (0.0, 0.0)
        while bench.window.now - begin < 0.3 {
            bench.window.advance(frames: 1)
            if bench.y > peak { (peak, peakTime) = (bench.y, bench.window.now - begin) }
        }
        #expect(abs(peak - 90 - 33.444) < 0.01 && abs(peakTime - 0.0909) < 0.002, "\(peak) at \(peakTime)")
        try bench.window.settle()
        #expect(bench.y == 90)
    }

    @Test func `a slow meeting does not bounce`() throws {
        let bench = ScrollBench.vertical(content: 490)
        bench.move(from: start, by: Size(height: -96), seconds: 1.92)
        bench.window.touchUp(0)
        while !bench.window.isAtRest {
            bench.window.advance(frames: 1)
            #expect(bench.y <= 90)
        }
        #expect(bench.y == 90)
    }

    @Test func `let go beyond its end the content comes back in the measured time`() {
        let bench = ScrollBench.vertical(content: 600)
        let way = 100.0 * 400 / (0.55 * 300) + 10
        bench.window.touchDown(0, at: Point(x: 150, y: 50))
        bench.window.touchMove(0, to: Point(x: 150, y: 50 + way))
        bench.rest(at: Point(x: 150, y: 50 + way))
        #expect(abs(bench.y + 100) < 1e-9)
        let begin = bench.window.now
        bench.window.touchUp(0)
        for (seconds, shown) in [(0.05, 76.834), (0.1, 50.302), (0.2, 20.548), (0.3, 8.355), (0.5, 1.381)] {
            bench.window.advance(by: .seconds(seconds - (bench.window.now - begin)))
            #expect(abs(bench.y + shown) < 1e-3, "at \(seconds)")
        }
    }

    @Test func `a bounce can be caught too`() throws {
        let bench = ScrollBench.vertical(content: 600)
        bench.window.touchDown(0, at: Point(x: 150, y: 50))
        bench.window.touchMove(0, to: Point(x: 150, y: 260))
        bench.rest(at: Point(x: 150, y: 260))
        bench.window.touchUp(0)
        bench.window.advance(by: .milliseconds(50))
        let caught = bench.y
        #expect(caught < -20)
        bench.window.touchDown(0, at: Point(x: 150, y: 50))
        bench.window.advance(by: .milliseconds(200))
        #expect(abs(bench.y - caught) < 1e-9)
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(bench.y == 0)
    }

    @Test func `content moves in both directions at once`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView([.horizontal, .vertical]) { Color.blue.frame(width: 2000, height: 2000) }.recorded(by: record)
        }
        bench.window.touchDown(0, at: start)
        bench.window.touchMove(0, to: start + Size(width: -30, height: -40))
        #expect(abs(bench.x - 24) < 1e-9 && abs(bench.y - 32) < 1e-9, "the slop is taken off along the way")
        bench.window.touchMove(0, to: start + Size(width: -130, height: -90))
        #expect(abs(bench.x - 124) < 1e-9 && abs(bench.y - 82) < 1e-9)
        bench.rest(at: start + Size(width: -130, height: -90))
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(abs(bench.x - 124) < 1e-9 && abs(bench.y - 82) < 1e-9)
    }

    @Test func `a finger that goes across does not scroll`() {
        let bench = ScrollBench.vertical()
        bench.window.touchDown(0, at: start)
        for step in 1...10 {
            bench.window.touchMove(0, to: start + Size(width: -11 * Double(step), height: -10 * Double(step)))
        }
        #expect(bench.y == 0)
    }

    @Test func `a mouse does not drag the content`() throws {
        let bench = ScrollBench.vertical()
        bench.window.pointerDrag(from: start, to: Point(x: 150, y: 100), duration: .milliseconds(200))
        try bench.window.settle()
        #expect(bench.y == 0)
    }

    @Test func `content that fits stays, unless it always bounces`() throws {
        let still = ScrollBench.vertical(content: 300)
        still.window.touchDown(0, at: Point(x: 150, y: 100))
        still.window.touchMove(0, to: Point(x: 150, y: 210))
        #expect(still.y == 0)
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView { Color.blue.frame(width: 300, height: 300) }.scrollBounceBehavior(.always)
                .recorded(by: record)
        }
        bench.window.touchDown(0, at: Point(x: 150, y: 100))
        bench.window.touchMove(0, to: Point(x: 150, y: 210))
        #expect(abs(bench.y + 48.352) < 5e-4)
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(bench.y == 0)
    }

    @Test func `a second finger takes over where the first one is lifted`() {
        let bench = ScrollBench.vertical()
        bench.move(0, from: start, by: Size(height: -100), seconds: 0.1)
        bench.window.touchDown(1, at: Point(x: 50, y: 300))
        bench.rest(0, at: start + Size(height: -100))
        bench.window.touchUp(0)
        #expect(abs(bench.y - 90) < 1e-9)
        bench.window.touchMove(1, to: Point(x: 50, y: 250))
        #expect(abs(bench.y - 130) < 1e-9, "less its own slop")
    }

    @Test func `switched off under the finger it stops following`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) { Switched(record: record) }
        bench.move(from: start, by: Size(height: -100), seconds: 0.1)
        record.taps = ["off"]
        bench.window.tap(at: Point(x: 20, y: 20))
        bench.window.advance(frames: 1)
        let held = bench.y
        bench.window.touchMove(0, to: Point(x: 150, y: 100))
        try bench.window.settle()
        #expect(abs(bench.y - held) < 1e-9 && bench.window.activeGestures == 0)
    }

    private struct Switched: View {
        let record: ScrollRecord
        @State private var isOff = false

        var body: some View {
            ScrollView { Color.blue.frame(width: 300, height: 4000) }
                .scrollDisabled(isOff)
                .recorded(by: record)
                .overlay(alignment: .topLeading) {
                    Color.red.frame(width: 40, height: 40).onTapGesture { isOff = true }
                }
        }
    }
}
