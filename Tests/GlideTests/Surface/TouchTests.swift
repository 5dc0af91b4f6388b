import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct TouchTests {
    private func opened() -> (SurfaceRig, TestedWindow, MockSeat, MockSurface) {
        let rig = SurfaceRig()
        let window = rig.open()
        guard let seat = rig.mock.seat else { fatalError("no seat") }
        window.clearEvents()
        return (rig, window, seat, rig.mock.surfaces[0])
    }

    @Test func `a finger comes down, moves and lifts`() {
        let (rig, window, seat, surface) = opened()
        seat.touchDown(352, surface, 32.75, -0.25)
        seat.touchFrame()
        for step in 1...3 {
            seat.touchMotion(352, 32.75 + Double(step), 5)
            seat.touchFrame()
        }
        seat.touchUp(352)
        seat.touchFrame()
        rig.pump()
        #expect(
            window.events == [
                "touch 0 down 32.75 -0.25", "touch 0 move 33.75 5.0", "touch 0 move 34.75 5.0",
                "touch 0 move 35.75 5.0",
                "touch 0 up",
            ])
        rig.finish(window)
    }

    @Test func `TCH-02: what shares a frame stays in order, movements of a finger joined`() {
        let (rig, window, seat, surface) = opened()
        seat.touchDown(0, surface, 1, 1)
        seat.touchFrame()
        seat.touchUp(0)
        seat.touchFrame()
        rig.pump()
        window.clearEvents()
        seat.touchDown(0, surface, 32, 32)
        seat.touchMotion(0, 33, 33)
        seat.touchMotion(0, 34, 34)
        rig.pump()
        #expect(window.events == [])
        seat.touchFrame()
        seat.touchUp(0)
        seat.touchDown(0, surface, 50, 50)
        seat.touchUp(0)
        seat.touchFrame()
        rig.pump()
        #expect(
            window.events == [
                "touch 0 down 32.0 32.0", "touch 0 move 34.0 34.0", "touch 0 up", "touch 0 down 50.0 50.0",
                "touch 0 up",
            ])
        rig.finish(window)
    }

    /// As cage 0.1.4 does: without this a finger that rests would be felt only when it lifts.
    @Test func `a finger is felt at once although the compositor never ends a frame`() {
        let (rig, window, seat, surface) = opened()
        seat.touchDown(0, surface, 32, 32)
        rig.pump()
        #expect(window.events == ["touch 0 down 32.0 32.0"])
        seat.touchMotion(0, 40, 32)
        rig.pump()
        #expect(window.events.last == "touch 0 move 40.0 32.0")
        seat.touchUp(0)
        rig.pump()
        #expect(window.events.last == "touch 0 up")
        rig.finish(window)
    }

    @Test func `TCH-01: a cancel ends three fingers once, and the next tap is clean`() {
        let (rig, window, seat, surface) = opened()
        for id in Int32(0)..<3 { seat.touchDown(id, surface, Double(id), 1) }
        seat.touchFrame()
        seat.touchMotion(1, 9, 9)
        seat.touchCancel()
        seat.touchMotion(2, 5, 5)
        seat.touchUp(0)
        seat.touchFrame()
        rig.pump()
        #expect(
            window.events == [
                "touch 0 down 0.0 1.0", "touch 1 down 1.0 1.0", "touch 2 down 2.0 1.0", "touch cancel",
            ])
        window.clearEvents()
        seat.touchDown(0, surface, 4, 4)
        seat.touchUp(0)
        seat.touchFrame()
        rig.pump()
        #expect(window.events == ["touch 0 down 4.0 4.0", "touch 0 up"])
        rig.finish(window)
    }

    @Test func `a lift needs no frame while other fingers stay`() {
        let (rig, window, seat, surface) = opened()
        seat.touchDown(352, surface, 1, 1)
        seat.touchFrame()
        seat.touchDown(353, surface, 2, 2)
        seat.touchFrame()
        seat.touchUp(353)
        rig.pump()
        #expect(window.events.last == "touch 1 up")
        seat.touchFrame()
        seat.touchUp(352)
        rig.pump()
        #expect(window.events.last == "touch 0 up")
        rig.finish(window)
    }

    @Test func `the last lift needs no frame`() {
        let (rig, window, seat, surface) = opened()
        seat.touchDown(0, surface, 1, 1)
        seat.touchFrame()
        seat.touchUp(0)
        rig.pump()
        #expect(window.events == ["touch 0 down 1.0 1.0", "touch 0 up"])
        rig.finish(window)
    }

    @Test func `TCH-08, TCH-10: a finger stays with the window it came down on`() {
        let (rig, window, seat, surface) = opened()
        let other = rig.open()
        other.clearEvents()
        seat.touchDown(7, surface, 1, 1)
        seat.touchDown(8, rig.mock.surfaces[1], 2, 2)
        seat.touchFrame()
        seat.touchMotion(7, -40, 10_000)
        seat.touchMotion(8, 3, 3)
        seat.touchFrame()
        rig.pump()
        #expect(window.events == ["touch 0 down 1.0 1.0", "touch 0 move -40.0 10000.0"])
        #expect(other.events == ["touch 1 down 2.0 2.0", "touch 1 move 3.0 3.0"])
        other.window.close()
        rig.pump()
        other.clearEvents()
        seat.touchMotion(8, 4, 4)
        seat.touchUp(8)
        seat.touchFrame()
        rig.pump()
        #expect(other.events == [])
        #expect(window.events.count == 2)
        rig.finish(window)
    }

    @Test func `a touchscreen that is unplugged cancels its fingers`() {
        let (rig, window, seat, surface) = opened()
        seat.touchDown(0, surface, 1, 1)
        seat.touchFrame()
        seat.setCapabilities([.pointer])
        rig.pump()
        #expect(window.events == ["touch 0 down 1.0 1.0", "touch cancel"])
        #expect(rig.display.freeTouchID() == 0)
        rig.finish(window)
    }

    @Test func `a seat that goes takes its fingers with it`() {
        let (rig, window, seat, surface) = opened()
        seat.touchDown(0, surface, 1, 1)
        seat.touchFrame()
        rig.pump()
        rig.mock.removeSeat()
        rig.pump()
        #expect(window.events == ["touch 0 down 1.0 1.0", "touch cancel"])
        #expect(rig.display.seats.isEmpty)
        rig.finish(window)
    }
}
