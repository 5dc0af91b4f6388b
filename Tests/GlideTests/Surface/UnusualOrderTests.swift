import Glibc
import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

/// Orders of events that no compositor plans and some produce.
@MainActor
@Suite(.serialized)
struct UnusualOrderTests {
    private func matches(_ window: TestedWindow, _ surface: MockSurface) -> Bool {
        let size = surface.size
        return surface.buffer.map { window.source.matches(width: size.width, height: size.height, $0.pixels) } == true
    }

    private func popup(_ parent: any PopupParent, _ note: @escaping () -> Void = {}) -> PopupWindow? {
        PopupWindow(
            parent: parent,
            placement: PopupPlacement(
                anchor: Rect(x: 1, y: 1, width: 5, height: 5), size: Size(width: 30, height: 20)),
            grabs: true, frameSource: PatternSource(), onInput: { _ in }, onDismiss: note)
    }

    private func tap(_ seat: MockSeat, _ surface: MockSurface) {
        seat.touchDown(0, surface, 5, 5)
        seat.touchFrame()
        seat.touchUp(0)
        seat.touchFrame()
    }

    @Test func `managers and the seat go in the middle of a popup's grab`() throws {
        let rig = SurfaceRig()
        let window = rig.open()
        tap(rig.seat, rig.mock.surfaces[0])
        rig.pump()
        var dismissals = 0
        let menu = try #require(popup(window.window) { dismissals += 1 })
        rig.pump()
        for interface in [
            "xdg_wm_base", "wp_viewporter", "wp_fractional_scale_manager_v1", "zxdg_decoration_manager_v1",
            "wp_presentation", "zwp_idle_inhibit_manager_v1", "wp_cursor_shape_manager_v1", "xdg_activation_v1",
        ] {
            rig.mock.removeGlobal(interface)
        }
        rig.mock.removeSeat()
        rig.pump()
        menu.reposition(
            PopupPlacement(anchor: Rect(x: 9, y: 9, width: 5, height: 5), size: Size(width: 10, height: 10)))
        window.window.requestActivation()
        rig.mock.popups[0].configure(44, 22)
        rig.pump()
        #expect(rig.mock.popups[0].surface.size == (44, 22))
        // Another one opens, without the input: there is nobody whose press would give it the right.
        let submenu = try #require(popup(menu))
        rig.pump()
        #expect(rig.mock.popups.last?.grabSerial == nil)
        #expect(!submenu.grabs)
        rig.mock.popups[0].dismiss()
        rig.pump()
        #expect(dismissals == 1)
        #expect(rig.mock.popups.isEmpty)
        rig.mock.restoreGlobal("xdg_wm_base")
        rig.mock.addSeat([.touch])
        rig.pump()
        // The manager of decorations has gone: this one draws its own frame.
        let other = rig.open()
        rig.seat.touchDown(0, try #require(rig.mock.surfaces.last), 40, 80)
        rig.seat.touchFrame()
        rig.pump()
        #expect(other.events.contains("touch 0 down 12.0 16.0"))
        other.window.close()
        rig.finish(window)
    }

    @Test func `a scale changes between the two parts of a configure, without memory for either`() throws {
        let rig = SurfaceRig()
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        let toplevel = rig.mock.toplevels[0]
        let healthy = rig.display.kernel
        for (parts, width) in [(UInt32(180), 101), (150, 77), (90, 133), (240, 60)] {
            window.window.content.buffers.kernel.reserve = { _, _ in ENOSPC }
            toplevel.resource.sendConfigure(width: Int32(width), height: 50, states: WaylandArray([UInt32]()))
            surface.fractionalScale?.sendPreferredScale(scale: parts + 30)
            rig.pump(1)
            _ = toplevel.shell.configure()
            surface.fractionalScale?.sendPreferredScale(scale: parts)
            rig.pump()
            #expect(toplevel.waiting == [])
            window.window.content.buffers.kernel = healthy
            rig.clock.advance(by: 1.1)
            rig.pump()
            #expect(surface.size == (width, 50))
            #expect(surface.buffer?.width == (width * Int(parts) + 60) / 120)
            let pixels = surface.buffer?.pixels ?? []
            #expect(
                window.source.matches(
                    width: surface.buffer?.width ?? 0, height: surface.buffer?.height ?? 0, pixels))
        }
        rig.finish(window)
    }

    @Test func `two seats press one window and one of them leaves, in every order`() {
        for order in 0..<8 {
            let rig = SurfaceRig()
            let window = rig.open()
            let surface = rig.mock.surfaces[0]
            let second = rig.mock.addSeat([.pointer, .keyboard, .touch])
            rig.pump()
            for seat in rig.mock.seats {
                seat.pointerEnter(surface, 3, 3)
                seat.pointerFrame()
                seat.keyboardEnter(surface)
                seat.touchDown(4, surface, 6, 6)
                seat.touchFrame()
                seat.pointerButton(true)
                seat.pointerFrame()
                if order & 1 == 0 { rig.pump() }
            }
            let leaving = order & 2 == 0 ? rig.seat : second
            let staying = leaving === second ? rig.seat : second
            // By the seat, or by its devices.
            if order & 4 == 0 { rig.mock.removeSeat(leaving) } else { leaving.setCapabilities([]) }
            staying.touchMotion(4, 7, 7)
            staying.touchFrame()
            rig.pump()
            staying.touchUp(4)
            staying.touchFrame()
            staying.pointerButton(false)
            staying.pointerFrame()
            staying.pointerMotion(8, 8)
            staying.pointerFrame()
            rig.pump()
            #expect(
                window.events.count { $0.hasPrefix("down") }
                    == window.events.count { $0.hasPrefix("up") || $0 == "pointer cancel" })
            #expect(window.events.count { $0 == "focus true" } == 1 && !window.events.contains("focus false"))
            window.clearEvents()
            // Nothing is left down: the next press is a press.
            staying.pointerButton(true)
            staying.pointerFrame()
            staying.pointerButton(false)
            staying.pointerFrame()
            tap(staying, surface)
            rig.pump()
            #expect(window.events.suffix(4) == ["down left", "up left", "touch 0 down 5.0 5.0", "touch 0 up"])
            rig.finish(window)
        }
    }

    @Test func `the screen goes in fullscreen without a size, and another one comes`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        let toplevel = rig.mock.toplevels[0]
        rig.mock.outputs[0].enter(surface)
        toplevel.configure(0, 0, [.fullscreen])
        rig.pump()
        #expect(surface.size == (1_280, 800))
        rig.mock.removeOutput(rig.mock.outputs[0])
        toplevel.configure(0, 0, [.fullscreen])
        rig.pump()
        // Nobody knows better.
        #expect(surface.size == (1_280, 800))
        let other = rig.mock.addOutput(MockOutput.Mode(width: 640, height: 480, scale: 2, transform: ._90))
        toplevel.configure(0, 0, [.fullscreen, .activated])
        rig.pump()
        toplevel.configure(0, 0, [.fullscreen])
        other.enter(surface)
        rig.pump()
        toplevel.configure(0, 0, [.fullscreen, .activated])
        rig.pump()
        #expect(surface.size == (240, 320))
        #expect(surface.buffer?.width == 480)
        toplevel.configure(0, 0)
        rig.pump()
        #expect(surface.size == (60, 40))
        rig.finish(window)
    }

    @Test func `the mouse goes in the middle of a drag of the title bar, and comes back with the button down`() {
        let rig = SurfaceRig(without: "zxdg_decoration_manager_v1")
        let window = rig.open { $0.size = Size(width: 200, height: 100) }
        let toplevel = rig.mock.toplevels[0]
        for _ in 0..<3 {
            rig.seat.pointerEnter(toplevel.surface, 100, 40)
            rig.seat.pointerFrame()
            rig.seat.pointerButton(true)
            rig.seat.pointerFrame()
            rig.seat.setCapabilities([.touch])
            rig.seat.pointerMotion(150, 60)
            rig.seat.pointerFrame()
            rig.pump()
            rig.seat.setCapabilities([.pointer, .touch])
            rig.pump()
            rig.seat.pointerEnter(toplevel.surface, 100, 40)
            rig.seat.pointerMotion(150, 50)
            rig.seat.pointerButton(false)
            rig.seat.pointerFrame()
            rig.pump()
        }
        #expect(toplevel.moveSerials == [])
        window.clearEvents()
        rig.seat.pointerMotion(100, 100)
        rig.seat.pointerFrame()
        rig.seat.pointerButton(true)
        rig.seat.pointerFrame()
        rig.seat.pointerButton(false)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(window.events.suffix(2) == ["down left", "up left"])
        rig.finish(window)
    }

    @Test func `scale, size and frame change while nobody sees the window, and the first sight is right`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        let toplevel = rig.mock.toplevels[0]
        toplevel.configure(100, 80, [.suspended])
        rig.pump()
        let frames = surface.shownFrames
        surface.fractionalScale?.sendPreferredScale(scale: 180)
        toplevel.configure(120, 90, [.suspended, .maximized])
        rig.pump()
        toplevel.sendDecoration(.clientSide)
        toplevel.configure(140, 96, [.suspended, .maximized])
        window.source.mark(PixelRect(x: 1, y: 1, width: 3, height: 3), 0xFF12_3456)
        rig.pump()
        #expect(surface.shownFrames == frames)
        #expect(toplevel.waiting == [])
        toplevel.sendDecoration(.serverSide)
        toplevel.configure(141, 97, [.maximized])
        rig.pump()
        #expect(surface.size == (141, 97))
        #expect(surface.buffer?.width == 212 && surface.buffer?.height == 146)
        #expect(surface.buffer.map { window.source.matches(width: 212, height: 146, $0.pixels) } == true)
        rig.finish(window)
    }

    @Test
    func `a finger's surface dies between its coming down and the end of the frame, and its number is used again`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let other = rig.open()
        let second = rig.mock.addSeat([.touch])
        rig.pump()
        // From here on it is known that this compositor ends its frames.
        for seat in rig.mock.seats { tap(seat, rig.mock.surfaces[0]) }
        rig.pump()
        window.clearEvents()
        rig.seat.touchDown(3, rig.mock.surfaces[1], 5, 5)
        second.touchDown(3, rig.mock.surfaces[0], 6, 6)
        rig.mock.server.pump()
        rig.display.pump()
        other.window.close()
        rig.seat.touchMotion(3, 7, 7)
        rig.seat.touchUp(3)
        rig.seat.touchDown(3, rig.mock.surfaces[0], 8, 8)
        rig.seat.touchFrame()
        second.touchFrame()
        rig.pump()
        #expect(other.events.allSatisfy { !$0.hasPrefix("touch") })
        let downs = window.events.filter { $0.contains("down") }
        #expect(
            Set(downs) == ["touch 0 down 8.0 8.0", "touch 1 down 6.0 6.0"]
                || Set(downs) == ["touch 1 down 8.0 8.0", "touch 0 down 6.0 6.0"])
        rig.seat.touchUp(3)
        second.touchUp(3)
        rig.seat.touchFrame()
        second.touchFrame()
        rig.pump()
        #expect(window.events.count { $0.hasSuffix(" up") } == 2)
        rig.finish(window)
    }

    @Test func `a key is held, its window's popup takes the focus and closes, and the keymap changes`() throws {
        let rig = SurfaceRig()
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        rig.seat.keymap(KeyboardTests.keymap)
        rig.seat.repeatInfo(rate: 50, delay: 100)
        rig.seat.keyboardEnter(surface)
        rig.seat.key(30, .pressed)
        rig.pump()
        let menu = try #require(popup(window.window))
        rig.pump()
        rig.seat.keyboardLeave(surface)
        rig.seat.keyboardEnter(rig.mock.popups[0].surface, held: [30])
        rig.pump()
        menu.close()
        rig.seat.keymap("xkb_keymap { nothing")
        rig.pump()
        rig.clock.advance(by: 3)
        // The leave of a surface that is gone, and the release of a key that is up.
        rig.seat.keyboardEnter(surface)
        rig.seat.key(30, .released)
        rig.pump()
        rig.clock.advance(by: 3)
        #expect(window.events.count { $0.hasPrefix("key") && !$0.hasPrefix("key up") } <= 1)
        #expect(window.events.count { $0 == "focus true" } == 2)
        #expect(!rig.clock.hasTimers)
        rig.finish(window)
    }

    @Test func `the compositor dies while its socket takes no more, in the middle of a frame, with a popup open`()
        throws
    {
        let rig = SurfaceRig { $0.release = .atOnce }
        let window = rig.open()
        tap(rig.seat, rig.mock.surfaces[0])
        rig.pump()
        var dismissals = 0
        _ = try #require(popup(window.window) { dismissals += 1 })
        rig.pump()
        var small: Int32 = 1
        setsockopt(rig.display.connection.descriptor, SOL_SOCKET, SO_SNDBUF, &small, 4)
        for step in 0..<400 {
            if step % 2 == 0 { rig.mock.toplevels[0].configure(61 + step % 7, 40) }
            rig.mock.server.flushOnly()
            window.source.mark(PixelRect(x: step % 50, y: 0, width: 2, height: 2), 0xFFFF_FFFF)
            rig.display.pump()
        }
        window.window.content.onFrame = { rig.mock.die() }
        rig.mock.die()
        for _ in 0..<5 { rig.display.pump() }
        #expect(rig.ends.count == 1)
        window.window.close()
        #expect(dismissals == 1)
        rig.display.disconnect()
    }

    @Test func `a global of each kind comes and goes in one read, often`() {
        let rig = SurfaceRig()
        let window = rig.open()
        for round in 0..<40 {
            let output = rig.mock.addOutput(MockOutput.Mode(width: 100 + round, height: 80, scale: 1 + round % 3))
            let seat = rig.mock.addSeat([.pointer, .keyboard, .touch])
            for interface in ["wp_viewporter", "wp_presentation", "xdg_activation_v1"] {
                rig.mock.removeGlobal(interface)
                rig.mock.restoreGlobal(interface)
            }
            if round % 3 == 0 { rig.pump() }
            rig.mock.removeOutput(output)
            rig.mock.removeSeat(seat)
            if round % 2 == 0 { rig.pump(1) }
        }
        rig.pump()
        #expect(rig.display.outputs.count == 1)
        #expect(rig.display.seats.count == 1)
        rig.mock.toplevels[0].configure(70, 50)
        rig.pump()
        #expect(matches(window, rig.mock.surfaces[0]))
        rig.finish(window)
    }
}
