import Glide
import GlideTesting
import Testing

@testable import GlideDemo

extension Programs {
    @MainActor
    @Suite struct ButtonsUnderFingers {
        private static let places = [ButtonsBench.first, ButtonsBench.second, ButtonsBench.third]
        private static let inks = [RGBA.systemBlue, .systemGreen, .systemOrange]

        @Test func `three fingers press three buttons at once, and each does its work once`() throws {
            let bench = ButtonsBench()
            for (id, place) in Self.places.enumerated() { bench.window.touchDown(id, at: place) }
            bench.window.advance(by: .milliseconds(100))
            let way = StepResponse.standard.value(at: 0.1)
            for (place, ink) in zip(Self.places, Self.inks) {
                let frame = try #require(bench.seenFrame(place, ink))
                #expect(abs(frame.width - (190 + 110 * way)) < 0.75)
            }
            #expect(bench.record.actions.isEmpty && bench.window.activeGestures == 3)
            for (id, actions) in [(1, 1), (0, 2), (2, 3)] {
                bench.window.touchUp(id)
                bench.window.advance(frames: 3)
                #expect(bench.record.actions.count == actions)
            }
            try bench.window.settle()
            #expect(bench.record.actions == ["SUBSCRIBE", "DOWNLOAD", "PURCHASE"])
            #expect(bench.window.activeGestures == 0)
        }

        @Test func `a touch cancel springs back and does nothing`() throws {
            let bench = ButtonsBench()
            let before = bench.window.snapshot()
            bench.window.touchDown(0, at: ButtonsBench.first)
            bench.window.advance(by: .milliseconds(500))
            let held = bench.pressed
            #expect(held > 0.98)
            bench.window.touchCancel()
            bench.window.advance(by: .milliseconds(100))
            let way = StepResponse.standard.value(at: 0.6) - StepResponse.standard.value(at: 0.1)
            #expect(abs(bench.pressed - way) < 0.006, "it goes back under the default animation")
            try bench.window.settle()
            #expect(bench.window.snapshot().differing(before) == 0)
            #expect(bench.record.actions.isEmpty && bench.window.activeGestures == 0)
        }

        @Test func `a cancel of three presses springs all three back`() throws {
            let bench = ButtonsBench()
            let before = bench.window.snapshot()
            for (id, place) in Self.places.enumerated() { bench.window.touchDown(id, at: place) }
            bench.window.advance(by: .milliseconds(200))
            bench.window.touchCancel()
            try bench.window.settle()
            #expect(bench.window.snapshot().differing(before) == 0 && bench.record.actions.isEmpty)
        }

        @Test func `a touch screen that is unplugged, or a window that is hidden, ends the press too`() throws {
            for end in [{ $0.removeTouchDevice() }, { $0.hide() }] as [(TestWindow) -> Void] {
                let bench = ButtonsBench()
                let before = bench.window.snapshot()
                bench.window.touchDown(0, at: ButtonsBench.first)
                bench.window.advance(by: .milliseconds(200))
                end(bench.window)
                bench.window.show()
                try bench.window.settle()
                #expect(bench.window.snapshot().differing(before) == 0 && bench.record.actions.isEmpty)
            }
        }

        @Test func `a finger that slides off and lifts outside does the work once`() throws {
            let bench = ButtonsBench()
            bench.window.touchDown(0, at: ButtonsBench.first)
            for step in 1...10 {
                bench.window.advance(frames: 1)
                bench.window.touchMove(0, to: Point(x: 200 - Double(step) * 18, y: 220 - Double(step) * 20))
            }
            bench.window.advance(by: .milliseconds(500))
            #expect(bench.pressed > 0.98, "pressed for as long as the finger is down")
            #expect(bench.record.actions.isEmpty)
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(bench.record.actions == ["DOWNLOAD"])
            #expect(abs(bench.pressed) < 0.001)
        }

        @Test func `the mouse presses like a finger`() throws {
            let bench = ButtonsBench()
            bench.window.pointerMove(to: ButtonsBench.first)
            bench.window.pointerDown()
            bench.window.advance(by: .milliseconds(100))
            #expect(abs(bench.pressed - StepResponse.standard.value(at: 0.1)) < 0.006)
            bench.window.pointerUp()
            try bench.window.settle()
            #expect(bench.record.actions == ["DOWNLOAD"])
        }

        @Test func `a press beside the buttons does nothing`() {
            let bench = ButtonsBench()
            for place in [Point(x: 20, y: 220), Point(x: 200, y: 260), Point(x: 200, y: 100)] {
                bench.window.tap(at: place)
                bench.window.advance(frames: 2)
            }
            #expect(bench.record.actions.isEmpty && bench.window.framesPainted == 1)
        }

        @Test func `in a list the press shows in the next frame, and the list scrolls under the same finger`() throws {
            let bench = ButtonsBench { ScrolledButtons(record: $0) }
            let start = try #require(bench.window.frame(ofText: "BUTTON3"))
            let place = Point(x: 200, y: start.midY)
            bench.window.touchDown(0, at: place)
            bench.window.advance(frames: 1)
            let way = StepResponse.standard.value(at: 1.0 / 60)
            let frame = try #require(bench.seenFrame(place))
            #expect(abs(frame.width - (190 + 110 * way)) < 0.3)
            for step in 1...8 {
                bench.window.touchMove(0, to: Point(x: 200, y: place.y - Double(step) * 10))
                bench.window.advance(frames: 1)
                let moved = try #require(bench.window.frame(ofText: "BUTTON3"))
                #expect(abs(moved.minY - (start.minY - max(0, Double(step) * 10 - 10))) < 0.51, "step \(step)")
            }
            bench.window.advance(by: .milliseconds(500))
            let held = try #require(bench.seenFrame(Point(x: 200, y: place.y - 70)))
            #expect(held.width > 298, "it stays pressed while the list scrolls")
            #expect(bench.record.actions.isEmpty)
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(bench.record.actions == ["3"])
            let rest = try #require(bench.seenFrame(Point(x: 200, y: place.y - 70)))
            #expect(abs(rest.width - 190) < 0.01)
        }

        @Test func `a button that goes away while it is pressed does nothing`() throws {
            let bench = ButtonsBench { VanishingButton(record: $0) }
            let place = try #require(bench.window.frame(ofText: "DOWNLOAD"))
            bench.window.touchDown(0, at: Point(x: place.midX, y: place.midY))
            bench.window.advance(by: .milliseconds(100))
            bench.window.touchDown(1, at: Point(x: 200, y: 340))
            bench.window.touchUp(1)
            bench.window.advance(by: .milliseconds(100))
            #expect(bench.window.frame(ofText: "DOWNLOAD") == nil)
            bench.window.touchUp(0)
            try bench.window.settle()
            #expect(bench.record.actions.isEmpty && bench.window.activeGestures == 0)
        }

        @Test func `the tactile button gives a light impact once for each press`() throws {
            let bench = ButtonsBench { record in
                TactileExpandingButton(title: "DOWNLOAD", color: .blue) { record.actions.append("DOWNLOAD") }
            }
            let place = Point(x: 200, y: 300)
            bench.window.touchDown(0, at: place)
            for step in 1...5 { bench.window.touchMove(0, to: Point(x: 200 + Double(step), y: 300)) }
            bench.window.advance(frames: 5)
            #expect(bench.window.haptics.count == 1)
            bench.window.touchUp(0)
            try bench.window.settle()
            bench.window.touchDown(0, at: place)
            bench.window.advance(frames: 1)
            #expect(bench.window.haptics.count == 2 && bench.record.actions == ["DOWNLOAD"])
        }
    }
}
