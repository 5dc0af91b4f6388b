@testable import Glide
import GlideTesting
import Testing

@MainActor
@Suite struct `Bars that show how far` {
    private func bench(_ visibility: ScrollIndicatorVisibility = .automatic) -> ScrollBench {
        let record = ScrollRecord()
        return ScrollBench(record: record) {
            ScrollView { Color.white.frame(width: 300, height: 4000) }.scrollIndicators(visibility)
                .recorded(by: record)
        }
    }

    /// How dark the bar is in the middle of where it stands at the right edge, 0 for none.
    private func darkness(_ bench: ScrollBench, y: Double) -> Int {
        255 - Int(bench.window.color(at: Point(x: 295.5, y: y)).red)
    }

    @Test func `a bar comes up while the content moves and fades away in 0,4 seconds`() throws {
        let bench = bench()
        #expect(darkness(bench, y: 10) == 0)
        bench.window.scroll(by: Size(height: 10))
        bench.window.advance(frames: 1)
        let full = darkness(bench, y: 20)
        #expect(full > 80 && full < 120, "a bar of 40 % black")
        bench.window.advance(by: .milliseconds(350))
        #expect(darkness(bench, y: 20) == full)
        bench.window.advance(by: .milliseconds(250))
        let half = darkness(bench, y: 20)
        #expect(half > full / 4 && half < full * 3 / 4, "\(half) of \(full)")
        bench.window.advance(by: .milliseconds(250))
        #expect(darkness(bench, y: 20) == 0)
        #expect(bench.window.isAtRest)
    }

    @Test func `it is two and a half points wide, three from the edge, and as long as the part that is seen`() throws {
        let record = ScrollRecord()
        let window = TestWindow(size: Size(width: 300, height: 400), scale: 2) {
            ScrollView { Color.white.frame(width: 300, height: 800) }.recorded(by: record)
        }
        window.scroll(by: Size(height: 400))
        window.advance(frames: 1)
        let picture = window.snapshot()
        let dark = (0..<600).filter { picture[$0, 600].red < 250 }
        #expect(dark == Array(589..<594), "device pixels of scale 2")
        let rows = (0..<800).filter { picture[591, $0].red < 250 }
        #expect(
            rows.first == 400 && rows.last == 793,
            "half of the track of 394 points, at its end: \(rows.first ?? 0) to \(rows.last ?? 0)")
    }

    @Test func `the fade repaints the bar alone`() {
        let bench = bench()
        bench.window.scroll(by: Size(height: 10))
        bench.window.advance(by: .milliseconds(500))
        bench.window.advance(frames: 1)
        let damage = bench.window.damage
        #expect(damage.count == 1 && (damage.first?.minX ?? 0) >= 293 && (damage.first?.width ?? 99) <= 5)
    }

    @Test func `bars stay, or never come, if that is asked for`() throws {
        let visible = bench(.visible)
        visible.window.advance(frames: 1)
        #expect(darkness(visible, y: 20) > 80)
        try visible.window.settle()
        #expect(darkness(visible, y: 20) > 80 && visible.window.isAtRest)
        for visibility in [ScrollIndicatorVisibility.hidden, .never] {
            let bench = bench(visibility)
            bench.window.scroll(by: Size(height: 10))
            bench.window.advance(frames: 1)
            #expect(darkness(bench, y: 20) == 0)
        }
        let fitting = ScrollBench {
            ScrollView { Color.white.frame(width: 300, height: 300) }.scrollIndicators(.visible)
        }
        #expect(darkness(fitting, y: 20) == 0, "there is nothing to show for content that fits")
    }

    @Test func `a mouse near the edge brings it up, broad, and drags it`() throws {
        let bench = bench()
        bench.window.pointerMove(to: Point(x: 295, y: 200))
        bench.window.advance(frames: 1)
        #expect(255 - Int(bench.window.color(at: Point(x: 291, y: 20)).red) > 80, "broad enough for a mouse")
        bench.window.advance(by: .seconds(3))
        #expect(darkness(bench, y: 20) > 80, "it stays as long as the mouse does")
        bench.window.pointerMove(to: Point(x: 295, y: 20))
        bench.window.pointerDown()
        // A thumb of 39.4 points in a track of 394 goes 354.6 points for 3,600 of content.
        bench.window.pointerMove(to: Point(x: 250, y: 120))
        #expect(abs(bench.y - 100 * 3600 / 354.6) < 1e-6, "also with the pointer beside it")
        bench.window.pointerMove(to: Point(x: 250, y: 900))
        #expect(bench.y == 3600)
        bench.window.pointerUp()
        bench.window.pointerLeave()
        try bench.window.settle()
        #expect(darkness(bench, y: 380) == 0 && bench.window.activeGestures == 0)
    }

    @Test func `a press beside the thumb turns a page`() throws {
        let bench = bench()
        bench.window.pointerMove(to: Point(x: 295, y: 300))
        bench.window.pointerDown()
        bench.window.pointerUp()
        try bench.window.settle()
        #expect(bench.y == 360, "a page is the viewport less what stays in view of the last one")
        bench.window.pointerMove(to: Point(x: 295, y: 5))
        bench.window.pointerDown()
        bench.window.pointerUp()
        try bench.window.settle()
        #expect(bench.y == 0)
    }

    @Test func `what lies below the bar is not pressed by a mouse at the bar, but by a finger`() throws {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView {
                Color.white.frame(width: 300, height: 4000).onTapGesture { record.taps.append("tap") }
            }
        }
        bench.window.pointerMove(to: Point(x: 295, y: 30))
        bench.window.advance(frames: 1)
        bench.window.pointerDown()
        bench.window.pointerUp()
        #expect(record.taps.isEmpty)
        bench.window.pointerLeave()
        bench.window.advance(frames: 1)
        bench.window.tap(at: Point(x: 295, y: 30))
        #expect(record.taps == ["tap"])
    }

    @Test func `content beyond its end presses the bar together`() {
        let bench = bench()
        bench.window.touchDown(0, at: Point(x: 150, y: 50))
        bench.window.touchMove(0, to: Point(x: 150, y: 90))
        bench.window.advance(frames: 1)
        #expect(bench.y < -10)
        #expect(darkness(bench, y: 5) > 50 && darkness(bench, y: 38) == 0)
        bench.window.touchUp(0)
    }

    @Test func `both bars leave the corner free`() {
        let record = ScrollRecord()
        let bench = ScrollBench(record: record) {
            ScrollView([.horizontal, .vertical]) { Color.white.frame(width: 2000, height: 2000) }
        }
        bench.window.scroll(by: Size(width: 5000, height: 5000))
        bench.window.advance(frames: 1)
        #expect(darkness(bench, y: 380) > 50)
        #expect(bench.window.color(at: Point(x: 285, y: 395.5)).red < 200)
        #expect(bench.window.color(at: Point(x: 295.5, y: 395.5)).red == 255)
    }

    @Test func `a finger that rests on the thumb while it is shown drags it`() throws {
        let bench = bench()
        bench.window.scroll(by: Size(height: 53))
        bench.window.advance(by: .milliseconds(400))
        let start = bench.y
        #expect(start == 53 * 3 || start > 0)
        bench.window.touchDown(0, at: Point(x: 290, y: 20))
        bench.window.advance(by: .milliseconds(300))
        #expect(255 - Int(bench.window.color(at: Point(x: 291, y: 20)).red) > 80, "it is broad under the finger")
        bench.window.touchMove(0, to: Point(x: 200, y: 120))
        #expect(abs(bench.y - start - 100 * 3600 / 354.6) < 1e-6, "also with the finger beside it")
        bench.window.touchMove(0, to: Point(x: 200, y: -300))
        #expect(bench.y == 0)
        bench.window.touchUp(0)
        try bench.window.settle()
        #expect(darkness(bench, y: 20) == 0 && bench.window.activeGestures == 0)
    }

    @Test func `a finger that goes on at once scrolls, and where no bar is shown there is none to take`() throws {
        let bench = bench()
        bench.window.scroll(by: Size(height: 10))
        bench.window.advance(by: .milliseconds(400))
        let start = bench.y
        bench.move(from: Point(x: 290, y: 200), by: Size(height: -60), seconds: 0.1)
        #expect(abs(bench.y - start - 50) < 1e-9)
        bench.rest(at: Point(x: 290, y: 140))
        bench.window.touchUp(0)
        try bench.window.settle()
        let rest = bench.y
        bench.window.touchDown(0, at: Point(x: 290, y: 20))
        bench.window.advance(by: .milliseconds(400))
        bench.window.touchMove(0, to: Point(x: 290, y: 120))
        #expect(bench.y < rest, "the content follows the finger, not the bar")
        bench.window.touchCancel()
        try bench.window.settle()
        #expect(bench.window.activeGestures == 0)
    }

    @Test func `a touch that is cancelled lets go of the thumb`() throws {
        let bench = bench(.visible)
        bench.window.touchDown(0, at: Point(x: 290, y: 20))
        bench.window.advance(by: .milliseconds(300))
        bench.window.touchMove(0, to: Point(x: 290, y: 60))
        let held = bench.y
        bench.window.touchCancel()
        bench.window.touchMove(0, to: Point(x: 290, y: 100))
        try bench.window.settle()
        #expect(bench.y == held && held > 0 && bench.window.activeGestures == 0)
    }
}
