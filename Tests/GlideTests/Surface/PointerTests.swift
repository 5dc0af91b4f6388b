import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct PointerTests {
    private func opened(_ versions: [String: UInt32] = [:]) -> (SurfaceRig, TestedWindow, MockSeat, MockSurface) {
        var options = MockCompositor.Options()
        options.versions = versions
        let rig = SurfaceRig(options)
        let window = rig.open()
        guard let seat = rig.mock.seat else { fatalError("no seat") }
        window.clearEvents()
        return (rig, window, seat, rig.mock.surfaces[0])
    }

    @Test func `events are passed on with their frame`() {
        let (rig, window, seat, surface) = opened()
        seat.pointerEnter(surface, 3, 4)
        seat.pointerMotion(5, 6)
        seat.pointerButton(true)
        rig.pump()
        #expect(window.events == [])
        seat.pointerFrame()
        rig.pump()
        #expect(window.events == ["enter 3.0 4.0", "move 5.0 6.0", "down left"])
        rig.finish(window)
    }

    @Test func `before version 5 each event is its own frame`() {
        let (rig, window, seat, surface) = opened(["wl_seat": 4])
        seat.pointerEnter(surface, 3, 4)
        seat.pointerButton(true)
        seat.pointerButton(false)
        rig.pump()
        #expect(window.events == ["enter 3.0 4.0", "down left", "up left"])
        rig.finish(window)
    }

    @Test func `a flood of movements in one read becomes one`() {
        let (rig, window, seat, surface) = opened()
        seat.pointerEnter(surface, 0, 0)
        seat.pointerFrame()
        for step in 1...50 {
            seat.pointerMotion(Double(step), 1)
            seat.pointerFrame()
        }
        rig.pump()
        #expect(window.events == ["enter 0.0 0.0", "move 50.0 1.0"])
        rig.finish(window)
    }

    @Test func `PTR-01: what happens on a surface that we destroyed is dropped`() {
        let (rig, window, seat, surface) = opened()
        let doomed = rig.open()
        let doomedSurface = rig.mock.surfaces[1]
        window.clearEvents()
        seat.pointerEnter(doomedSurface, 1, 1)
        seat.pointerMotion(2, 2)
        seat.pointerButton(true)
        seat.pointerFrame()
        seat.pointerLeave(doomedSurface)
        seat.pointerFrame()
        seat.keyboardEnter(doomedSurface)
        seat.touchDown(0, doomedSurface, 1, 1)
        seat.touchFrame()
        rig.mock.server.pump()
        doomed.clearEvents()
        doomed.window.close()
        rig.pump()
        #expect(doomed.events == [])
        #expect(window.events == [])
        seat.pointerEnter(surface, 7, 7)
        seat.pointerFrame()
        rig.pump()
        #expect(window.events == ["enter 7.0 7.0"])
        rig.finish(window)
    }

    @Test func `PTR-03: a press ends as cancelled when the pointer leaves`() {
        let (rig, window, seat, surface) = opened()
        seat.pointerEnter(surface, 1, 1)
        seat.pointerButton(true)
        seat.pointerFrame()
        seat.pointerMotion(2, 2)
        seat.pointerFrame()
        seat.pointerLeave(surface)
        seat.pointerFrame()
        rig.pump()
        #expect(window.events == ["enter 1.0 1.0", "down left", "move 2.0 2.0", "pointer cancel", "leave"])
        window.clearEvents()
        seat.pointerEnter(surface, 3, 3)
        seat.pointerFrame()
        seat.pointerButton(true)
        seat.pointerFrame()
        seat.pointerButton(false)
        seat.pointerFrame()
        rig.pump()
        #expect(window.events == ["enter 3.0 3.0", "down left", "up left"])
        rig.finish(window)
    }

    @Test func `a pointer that is unplugged cancels its press`() {
        let (rig, window, seat, surface) = opened()
        seat.pointerEnter(surface, 1, 1)
        seat.pointerButton(true)
        seat.pointerFrame()
        seat.setCapabilities([.touch])
        rig.pump()
        #expect(window.events == ["enter 1.0 1.0", "down left", "pointer cancel", "leave"])
        #expect(seat.pointers.isEmpty)
        seat.setCapabilities([.touch, .pointer])
        rig.pump()
        #expect(seat.pointers.count == 1)
        seat.setCapabilities([.touch, .pointer])
        rig.pump()
        #expect(seat.pointers.count == 1)
        rig.finish(window)
    }

    @Test func `PTR-10: the cursor is set anew on each enter, with that enter's serial`() {
        let (rig, window, seat, surface) = opened()
        for _ in 0..<3 {
            seat.pointerLeave(surface)
            seat.pointerFrame()
            rig.pump()
            seat.pointerEnter(surface, 1, 1)
            seat.pointerFrame()
            rig.pump()
        }
        #expect(seat.shapes == [.default, .default, .default])
        #expect(seat.cursorSerial == seat.enterSerial)
        window.window.setCursor(.text)
        rig.pump()
        #expect(seat.shapes.last == .text)
        rig.finish(window)
    }

    @Test func `PTR-04: moving the window takes the press, with its serial`() {
        let (rig, window, seat, surface) = opened()
        window.window.beginMove()
        seat.pointerEnter(surface, 1, 1)
        seat.pointerButton(true)
        seat.pointerFrame()
        rig.pump()
        #expect(rig.mock.count("xdg_toplevel.move") == 0)
        window.window.beginMove()
        window.window.beginMove()
        rig.pump()
        #expect(rig.mock.toplevels[0].moveSerials == [seat.pressSerial])
        #expect(window.events == ["enter 1.0 1.0", "down left", "pointer cancel"])
        rig.finish(window)
    }

    @Test func `PTR-10: a hidden cursor stays hidden after another enter`() {
        let (rig, window, seat, surface) = opened()
        window.window.setCursor(nil)
        for _ in 0..<2 {
            seat.pointerEnter(surface, 1, 1)
            seat.pointerFrame()
            rig.pump()
        }
        #expect(seat.shapes == [])
        #expect(rig.mock.count("wl_pointer.set_cursor") == 2)
        rig.finish(window)
    }

    @Test func `without cursor shapes the theme's picture is loaded on the first enter, and attached`() {
        let (rig, window, seat, surface) = opened(["wp_cursor_shape_manager_v1": 0])
        let buffers = rig.mock.buffersMade
        #expect(rig.mock.surfaces.count == 1)
        for shape in CursorShape.allCases {
            seat.pointerEnter(surface, 1, 1)
            seat.pointerFrame()
            rig.pump()
            window.window.setCursor(shape)
            rig.pump()
        }
        // libwayland-cursor has pictures of its own where no theme is installed.
        #expect(rig.mock.buffersMade > buffers)
        #expect(rig.mock.surfaces.count == 2)
        #expect(rig.mock.surfaces[1].buffer != nil)
        window.window.setCursor(nil)
        rig.pump()
        #expect(rig.mock.count("wl_pointer.set_cursor") > CursorShape.allCases.count)
        seat.setCapabilities([])
        rig.pump()
        rig.finish(window)
    }

    @Test func `PTR-07: a fine wheel counts whole clicks and drops the rest when it turns`() {
        let (rig, window, seat, surface) = opened(["wl_seat": 8])
        seat.pointerEnter(surface, 1, 1)
        seat.pointerFrame()
        func turn(_ parts: Int32, _ value: Double) {
            for pointer in seat.pointers {
                pointer.sendAxisSource(axisSource: .wheel)
                pointer.sendAxisValue120(axis: .verticalScroll, value120: parts)
                pointer.sendAxis(time: rig.mock.milliseconds, axis: .verticalScroll, value: value)
                pointer.sendFrame()
            }
        }
        for _ in 0..<4 { turn(30, 3.75) }
        turn(105, 13.125)
        turn(-15, -1.875)
        turn(-105, -13.125)
        rig.pump()
        #expect(
            window.events.dropFirst() == [
                "scroll 0.0 3.75 wheel steps 0.0 0.0", "scroll 0.0 3.75 wheel steps 0.0 0.0",
                "scroll 0.0 3.75 wheel steps 0.0 0.0", "scroll 0.0 3.75 wheel steps 0.0 1.0",
                "scroll 0.0 13.125 wheel steps 0.0 0.0", "scroll 0.0 -1.875 wheel steps 0.0 0.0",
                "scroll 0.0 -13.125 wheel steps 0.0 -1.0",
            ])
        rig.finish(window)
    }

    @Test(arguments: [UInt32(4), 7])
    func `PTR-07: an older wheel makes one click a notch`(version: UInt32) {
        let (rig, window, seat, surface) = opened(["wl_seat": version])
        seat.pointerEnter(surface, 1, 1)
        seat.pointerFrame()
        for pointer in seat.pointers {
            if version >= 5 {
                pointer.sendAxisSource(axisSource: .wheel)
                pointer.sendAxisDiscrete(axis: .verticalScroll, discrete: 1)
            }
            pointer.sendAxis(time: 5, axis: .verticalScroll, value: 15)
        }
        seat.pointerFrame()
        rig.pump()
        #expect(window.events.dropFirst() == ["scroll 0.0 15.0 wheel steps 0.0 1.0"])
        rig.finish(window)
    }

    @Test func `PTR-08: fingers scroll in both directions at once and end once`() {
        let (rig, window, seat, surface) = opened()
        seat.pointerEnter(surface, 1, 1)
        seat.pointerFrame()
        for pointer in seat.pointers {
            pointer.sendAxisSource(axisSource: .finger)
            pointer.sendAxis(time: 5, axis: .verticalScroll, value: 2)
            pointer.sendAxis(time: 5, axis: .horizontalScroll, value: -3)
            pointer.sendFrame()
            pointer.sendAxisSource(axisSource: .finger)
            pointer.sendAxisStop(time: 9, axis: .verticalScroll)
            pointer.sendAxisStop(time: 9, axis: .horizontalScroll)
            pointer.sendFrame()
        }
        rig.pump()
        #expect(window.events.dropFirst() == ["scroll -3.0 2.0 finger", "scroll 0.0 0.0 finger end"])
        rig.finish(window)
    }

    @Test func `fingers that rest on the touchpad are told, and their lifting`() {
        let (rig, window, seat, surface) = opened()
        #expect(seat.holds.count == 1)
        seat.pointerEnter(surface, 1, 1)
        seat.pointerFrame()
        seat.holdBegin(surface)
        seat.holdEnd()
        rig.pump()
        #expect(window.events.dropFirst() == ["scroll 0.0 0.0 finger", "scroll 0.0 0.0 finger end"])
        window.clearEvents()
        // Fingers that begin to scroll keep what they hold.
        seat.holdBegin(surface)
        seat.holdEnd(isCancelled: true)
        for pointer in seat.pointers {
            pointer.sendAxisSource(axisSource: .finger)
            pointer.sendAxis(time: 5, axis: .verticalScroll, value: 2)
            pointer.sendFrame()
        }
        rig.pump()
        #expect(window.events == ["scroll 0.0 0.0 finger", "scroll 0.0 2.0 finger"])
        window.clearEvents()
        // One that moves the pointer has let go.
        seat.holdBegin(surface, fingers: 1)
        seat.holdEnd(isCancelled: true)
        seat.pointerMotion(5, 5)
        seat.pointerFrame()
        rig.pump()
        #expect(
            window.events == ["scroll 0.0 0.0 finger", "scroll 0.0 0.0 finger end", "move 5.0 5.0"],
            "\(window.events)")
        window.clearEvents()
        // A hold that lasts while the pointer leaves ends with it.
        seat.holdBegin(surface)
        seat.holdEnd(isCancelled: true)
        seat.pointerLeave(surface)
        seat.pointerFrame()
        seat.holdEnd()
        rig.pump()
        #expect(window.events == ["scroll 0.0 0.0 finger", "leave"])
        seat.setCapabilities([])
        rig.pump()
        #expect(seat.holds.isEmpty)
        rig.finish(window)
    }

    @Test func `a compositor without holds, or with an older version, is used as before`() {
        for version in [UInt32(0), 1, 2] {
            let (rig, window, seat, _) = opened(["zwp_pointer_gestures_v1": version])
            #expect(seat.holds.isEmpty && !rig.mock.log.contains { $0.hasPrefix("zwp_pointer_gestures") })
            rig.finish(window)
        }
    }
}
