import Testing

@testable import Glide
@testable import GlideTesting

private let line = Animation.linear(duration: 0.5)

@MainActor
@Suite("Content that gives way to other content")
struct ContentTransitionTests {
    private func window(
        _ transition: ContentTransition? = nil, _ shown: Switch, _ text: @escaping (Double) -> String
    ) -> TestWindow {
        TestWindow(size: Size(width: 200, height: 100), scale: 2) {
            Watching { _ in
                Text(text(shown.number)).font(.system(size: 40))
                    .contentTransition(transition ?? .interpolate)
            }
        }
    }

    /// How much ink there is, in solid black points.
    private func ink(_ window: TestWindow, _ area: Rect = Rect(x: 0, y: 0, width: 200, height: 100)) -> Double {
        let picture = window.snapshot()
        var sum = 0.0
        for y in Int(area.minY * 2)..<Int(area.maxY * 2) {
            for x in Int(area.minX * 2)..<Int(area.maxX * 2) { sum += Double(255 - picture[x, y].red) / 255 }
        }
        return sum / 4
    }

    @Test func `another text fades in while the old one fades out, without a dip`() {
        let shown = Switch()
        let window = window(nil, shown) { $0 == 0 ? "I" : "W" }
        let (first, second) = (
            ink(window),
            ink(TestWindow(size: Size(width: 200, height: 100), scale: 2) { Text("W").font(.system(size: 40)) })
        )
        withAnimation(line) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        #expect(ink(window).isNear((first + second) / 2, within: 0.03 * second))
        window.advance(by: .seconds(0.3))
        #expect(ink(window).isNear(second, within: 0.02 * second))
        #expect(window.isAtRest)
    }

    @Test func `without an animation the new text is there at once`() {
        let shown = Switch()
        let window = window(nil, shown) { $0 == 0 ? "I" : "W" }
        shown.number = 1
        window.advance(frames: 2)
        #expect(window.isAtRest)
        #expect(window.runningAnimations.isEmpty)
    }

    @Test func `identity changes at once under an animation too`() {
        let shown = Switch()
        let window = window(.identity, shown) { $0 == 0 ? "I" : "W" }
        withAnimation(line) { shown.number = 1 }
        window.advance(frames: 1)
        let now = ink(window)
        window.advance(by: .seconds(1))
        #expect(ink(window).isNear(now, within: 0.02 * now))
    }

    @Test func `a text that changes again and again never jumps`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 100, height: 60), frameRate: 200) {
            Watching { _ in
                Text(["8", "3", "5", "0"][Int(shown.number) % 4]).font(.system(size: 40)).monospacedDigit()
            }
        }
        var last = window.snapshot()
        for step in 0..<200 {
            if step % 25 == 10 { withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { shown.number += 1 } }
            window.advance(frames: 1)
            let picture = window.snapshot()
            #expect(picture.maximumDifference(from: last) < 45, "\(step)")
            last = picture
        }
        try window.settle()
        #expect(window.frame(ofText: "8") != nil)
    }

    @Test func `digits that stay do not move, digits that change roll`() {
        let shown = Switch()
        let window = window(.numericText(), shown) { $0 == 0 ? "118" : "119" }
        let places = window.glyphOrigins(ofText: "118")
        let head = Rect(x: places[0].x - 1, y: 0, width: places[2].x - places[0].x - 1, height: 100)
        let tail = Rect(x: places[2].x, y: 0, width: 40, height: 100)
        let (headInk, tailInk) = (ink(window, head), ink(window, tail))
        let above = Rect(x: places[2].x, y: 0, width: 40, height: places[2].y - 33)
        #expect(ink(window, above) == 0)
        withAnimation(line) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        #expect(ink(window, head).isNear(headInk, within: 0.01 * headInk))
        // The 8 goes up and the 9 comes from below, each half there.
        #expect(ink(window, above) > 0)
        let below = Rect(x: places[2].x, y: places[2].y + 2, width: 40, height: 30)
        #expect(ink(window, below) > 0)
        #expect(ink(window, tail).isNear(tailInk, within: 0.15 * tailInk))
        window.advance(by: .seconds(0.5))
        #expect(ink(window, above) == 0)
        #expect(window.isAtRest)
        #expect(window.window.repaintedWhole().maximumDifference(from: window.snapshot()) <= 1)
    }

    @Test func `what numbers of another length begin with stays`() {
        let shown = Switch()
        let window = window(.numericText(), shown) { $0 == 0 ? "ab9" : "ab10" }
        withAnimation(line) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        let places = window.glyphOrigins(ofText: "ab10")
        // Letters that rolled would be seen below the baseline.
        let below = Rect(x: places[0].x, y: places[0].y + 2, width: places[2].x - places[0].x - 2, height: 14)
        #expect(ink(window, below) == 0)
        let digits = Rect(x: places[2].x, y: places[2].y + 2, width: 40, height: 14)
        #expect(ink(window, digits) > 1)
    }

    @Test func `numbers that fall roll down`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 100), scale: 2) {
            Watching { _ in
                Text("\(Int(9 - shown.number))").font(.system(size: 40))
                    .contentTransition(.numericText(value: 9 - shown.number))
            }
        }
        let place = window.glyphOrigins(ofText: "9")[0]
        // Just below the baseline: what sinks there is nearly all there, what comes up there has hardly begun.
        let strip = Rect(x: place.x, y: place.y + 0.5, width: 40, height: 2)
        withAnimation(line) { shown.number = 1 }
        window.advance(by: .seconds(0.05))
        let falling = ink(window, strip)
        window.advance(by: .seconds(1))
        withAnimation(line) { shown.number = 0 }
        window.advance(by: .seconds(0.05))
        let rising = ink(window, strip)
        #expect(falling > 2 * rising)
    }

    @Test func `symbols fade into each other`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Watching { _ in Image(systemName: shown.isOn ? "heart.fill" : "square.fill").font(.system(size: 60)) }
        }
        let before = window.snapshot()
        withAnimation(line) { shown.isOn = true }
        window.advance(by: .seconds(0.25))
        let middle = window.snapshot()
        window.advance(by: .seconds(0.5))
        let after = window.snapshot()
        var halves = 0
        var corners = 0
        for y in 0..<100 {
            for x in 0..<100 where before[x, y].red == 0 && after[x, y].red == 255 {
                corners += 1
                if middle[x, y].red.isNear(128, within: 20) { halves += 1 }
            }
        }
        #expect(corners > 50)
        #expect(halves > corners * 8 / 10)
    }
}
