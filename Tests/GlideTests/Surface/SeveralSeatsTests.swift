import Testing

@testable import Glide
@testable import GlideTesting

/// Windows know of no seats: what several of them do at once must still add up.
@MainActor
@Suite(.serialized)
struct SeveralSeatsTests {
    private func opened() -> (rig: SurfaceRig, window: TestedWindow, first: MockSeat, second: MockSeat) {
        let rig = SurfaceRig()
        let window = rig.open()
        let second = rig.mock.addSeat([.pointer, .keyboard, .touch])
        rig.pump()
        window.clearEvents()
        return (rig, window, rig.seat, second)
    }

    @Test func `the focus comes with the first keyboard and goes with the last`() {
        let (rig, window, first, second) = opened()
        let surface = rig.mock.surfaces[0]
        first.keyboardEnter(surface)
        second.keyboardEnter(surface)
        first.keyboardLeave(surface)
        rig.pump()
        #expect(window.events == ["focus true"])
        rig.mock.removeSeat(second)
        rig.pump()
        #expect(window.events == ["focus true", "focus false"])
        rig.finish(window)
    }

    @Test func `of two pointers the one that does something is heard, and a press keeps it`() {
        let (rig, window, first, second) = opened()
        let surface = rig.mock.surfaces[0]
        first.pointerEnter(surface, 1, 1)
        first.pointerFrame()
        rig.pump()
        second.pointerEnter(surface, 9, 9)
        second.pointerButton(true)
        second.pointerFrame()
        rig.pump()
        first.pointerMotion(2, 2)
        first.pointerFrame()
        rig.pump()
        second.pointerButton(false)
        second.pointerFrame()
        rig.pump()
        first.pointerMotion(3, 3)
        first.pointerFrame()
        rig.pump()
        second.pointerLeave(surface)
        second.pointerFrame()
        rig.pump()
        #expect(
            window.events == [
                "enter 1.0 1.0", "leave", "enter 9.0 9.0", "down left", "up left", "leave", "enter 3.0 3.0",
            ])
        rig.finish(window)
    }

    @Test func `a cancel ends the fingers of all seats, and what follows of them is dropped`() {
        let (rig, window, first, second) = opened()
        let surface = rig.mock.surfaces[0]
        first.touchDown(7, surface, 1, 1)
        first.touchFrame()
        second.touchDown(7, surface, 2, 2)
        second.touchFrame()
        first.touchCancel()
        second.touchMotion(7, 3, 3)
        second.touchUp(7)
        second.touchFrame()
        second.touchDown(7, surface, 4, 4)
        second.touchFrame()
        rig.pump()
        #expect(
            window.events == [
                "touch 0 down 1.0 1.0", "touch 1 down 2.0 2.0", "touch cancel", "touch 0 down 4.0 4.0",
            ])
        rig.finish(window)
    }
}
