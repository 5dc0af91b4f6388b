import Glibc
import Testing
import Wayland
import WaylandClient

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct LifeCaseTests {
    @Test func `LIF-01: a death in the middle of anything is reported once`() {
        for moment in 0..<4 {
            let rig = SurfaceRig { $0.configuresAtStart = moment != 3 }
            let window = rig.open()
            switch moment {
            case 0: break
            case 1:
                window.onEvent = { _ in rig.mock.die() }
                rig.mock.seat?.touchDown(0, rig.mock.surfaces[0], 1, 1)
                rig.mock.seat?.touchFrame()
                rig.mock.server.pump()
            case 2:
                window.source.isRunning = true
                for step in 0..<500 {
                    window.source.mark(PixelRect(x: step % 50, y: 1, width: 1, height: 1), 0xFFFF_FFFF)
                    if step == 250 { rig.mock.die() }
                    rig.display.pump()
                }
            default: break
            }
            rig.mock.die()
            rig.pump(10)
            #expect(rig.ends == [.lost("the Wayland compositor went away")])
            window.window.close()
            rig.display.disconnect()
        }
    }

    @Test func `LIF-03: every way to name a compositor is tried, and each failure is an error`() throws {
        let names = ["WAYLAND_SOCKET", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"]
        let before = names.map { getenv($0).map { String(cString: $0) } }
        defer {
            for (name, value) in zip(names, before) { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
        }
        func fails() -> Bool {
            do throws(WaylandDisplayError) {
                _ = try WaylandDisplay(clock: ManualClock())
                return false
            } catch {
                return true
            }
        }
        for name in names { unsetenv(name) }
        #expect(fails())
        setenv("XDG_RUNTIME_DIR", "/nonexistent", 1)
        #expect(fails())
        setenv("WAYLAND_DISPLAY", "/dev/null", 1)
        #expect(fails())
        for value in ["999", "word", "-1"] {
            setenv("WAYLAND_SOCKET", value, 1)
            #expect(fails())
            // A child must not try it again.
            #expect(getenv("WAYLAND_SOCKET") == nil)
        }
        // A good one.
        let mock = MockCompositor()
        setenv("WAYLAND_SOCKET", "\(mock.clientDescriptor)", 1)
        let connection = try WaylandConnection()
        #expect(getenv("WAYLAND_SOCKET") == nil)
        connection.disconnect()
    }

    @Test func `LIF-04: globals come in any order`() {
        for seed in UInt64(0)..<100 {
            var options = MockCompositor.Options()
            options.order = seed
            options.outputs = [MockOutput.Mode(scale: 2)]
            options.versions["wp_fractional_scale_manager_v1"] = 0
            let rig = SurfaceRig(options)
            let window = rig.open()
            rig.seat.touchDown(0, rig.mock.surfaces[0], 1, 1)
            rig.seat.touchFrame()
            rig.pump()
            #expect(window.events.contains("touch 0 down 1.0 1.0"))
            #expect(rig.mock.surfaces[0].buffer?.width == 120)
            rig.finish(window)
        }
    }

    @Test func `LIF-04: versions that nobody knows yet are bound at ours`() {
        for addition in [UInt32(1), 7, 20] {
            var options = MockCompositor.Options()
            for type in Self.types { options.versions[type.interfaceName] = type.interfaceVersion + addition }
            let rig = SurfaceRig(options)
            let window = rig.open()
            #expect(rig.mock.surfaces[0].resource.version == WlSurface.interfaceVersion)
            #expect(rig.mock.seat?.pointers.first?.version == WlPointer.interfaceVersion)
            rig.finish(window)
        }
    }

    private static let types: [WaylandProxy.Type] = [
        WlCompositor.self, WlShm.self, XdgWmBase.self, WlSeat.self, WlOutput.self, WpViewporter.self,
        WpCursorShapeManagerV1.self, ZxdgDecorationManagerV1.self, WpPresentation.self, XdgActivationV1.self,
    ]

    @Test(arguments: ["wl_compositor", "wl_shm", "xdg_wm_base"])
    func `LIF-04: each required interface that is missing is named`(interface: String) {
        // A layer can do without windows.
        let rig = SurfaceRig(without: interface, "zwlr_layer_shell_v1")
        #expect(rig.display.globals.missing == [interface])
        #expect(
            ToplevelWindow(
                display: rig.display, options: ToplevelWindow.Options(), frameSource: PatternSource(),
                onInput: { _ in },
                onClose: {}) == nil)
        rig.display.disconnect()
    }

    @Test func `LIF-06: twenty thousand movements while the app is busy become one, and the connection lives`() throws {
        let mock = MockCompositor()
        let connection = try WaylandConnection(descriptor: mock.clientDescriptor)
        let reader = try WaylandReader(connection)
        let display = WaylandDisplay(connection: connection, clock: ManualClock(), reader: reader)
        reader.start()
        func turn() {
            mock.pump()
            var entry = pollfd(fd: display.prepareToWait().descriptor, events: Int16(POLLIN), revents: 0)
            display.handle(poll(&entry, 1, 20) > 0 ? .reading : .none)
        }
        var window: TestedWindow?
        var turns = 0
        while mock.surfaces.first?.buffer == nil, turns < 1_000 {
            turn()
            turns += 1
            if window == nil, display.globals.missing.isEmpty, !display.seats.isEmpty {
                window = TestedWindow(display) { _ in }
            }
        }
        let seat = try #require(mock.seat)
        seat.pointerEnter(mock.surfaces[0], 0, 0)
        seat.pointerFrame()
        // The main thread does nothing from here on; only the reader empties the socket, as soon as it notices.
        func waitForPong() {
            let serial = mock.ping()
            while mock.pongs.last != serial, turns < 2_000 {
                var entry = pollfd(fd: mock.server.descriptor, events: Int16(POLLIN), revents: 0)
                poll(&entry, 1, 20)
                mock.pump()
                turns += 1
            }
            #expect(mock.pongs.last == serial)
        }
        waitForPong()
        for step in 1...20_000 {
            seat.pointerMotion(Double(step) / 100, 1)
            seat.pointerFrame()
            if step % 50 == 0 {
                mock.pump()
                var entry = pollfd(fd: mock.server.descriptor, events: Int16(POLLIN), revents: 0)
                poll(&entry, 1, 1)
            }
        }
        mock.pump()
        waitForPong()
        while window?.events.last != "move 200.0 1.0", turns < 3_000 {
            turn()
            turns += 1
        }
        #expect(window?.events.last == "move 200.0 1.0")
        #expect((window?.events.count { $0.hasPrefix("move") } ?? 0) < 2_000)
        #expect(mock.violations == [])
        window?.window.close()
        display.disconnect()
    }

    @Test func `LIF-08: a window with everything on it is taken down in order`() {
        for parentFirst in [false, true] {
            let rig = SurfaceRig()
            let window = rig.open()
            window.window.content.keepsScreenOn = true
            window.source.isRunning = true
            let surface = rig.mock.surfaces[0]
            rig.seat.pointerEnter(surface, 5, 5)
            rig.seat.pointerButton(true)
            rig.seat.pointerFrame()
            rig.seat.touchDown(0, surface, 4, 4)
            rig.seat.touchFrame()
            rig.seat.keyboardEnter(surface)
            rig.pump()
            let source = PatternSource()
            let popup = PopupWindow(
                parent: window.window,
                placement: PopupPlacement(
                    anchor: Rect(x: 1, y: 1, width: 5, height: 5), size: Size(width: 20, height: 20)), grabs: true,
                frameSource: source, onInput: { _ in }, onDismiss: {})
            rig.pump()
            window.window.requestActivation()
            if !parentFirst { popup?.close() }
            window.window.close()
            popup?.close()
            rig.finish(window)
        }
    }

    @Test func `LIF-09: a window may close inside any of its own events`() {
        let kinds: [(String, (SurfaceRig, MockSurface) -> Void)] = [
            ("active", { rig, _ in rig.mock.toplevels[0].configure(0, 0, [.activated]) }),
            (
                "down",
                { rig, surface in
                    rig.seat.pointerEnter(surface, 1, 1)
                    rig.seat.pointerButton(true)
                    rig.seat.pointerFrame()
                }
            ),
            (
                "up",
                { rig, surface in
                    rig.seat.pointerEnter(surface, 1, 1)
                    rig.seat.pointerButton(true)
                    rig.seat.pointerFrame()
                    rig.seat.pointerButton(false)
                    rig.seat.pointerFrame()
                }
            ),
            (
                "key",
                { rig, surface in
                    rig.seat.keymap(
                        "xkb_keymap { xkb_keycodes { include \"evdev\" }; xkb_types { include \"complete\" }; "
                            + "xkb_compat { include \"complete\" }; xkb_symbols { include \"pc+us\" }; };")
                    rig.seat.keyboardEnter(surface)
                    rig.seat.key(30, .pressed)
                }
            ),
            ("focus true", { rig, surface in rig.seat.keyboardEnter(surface) }),
            (
                "focus false",
                { rig, surface in
                    rig.seat.keyboardEnter(surface)
                    rig.seat.keyboardLeave(surface)
                }
            ),
            (
                "enter",
                { rig, surface in
                    rig.seat.pointerEnter(surface, 1, 1)
                    rig.seat.pointerFrame()
                }
            ),
            (
                "leave",
                { rig, surface in
                    rig.seat.pointerEnter(surface, 1, 1)
                    rig.seat.pointerFrame()
                    rig.seat.pointerLeave(surface)
                    rig.seat.pointerFrame()
                }
            ),
            (
                "touch 0 down",
                { rig, surface in
                    rig.seat.touchDown(0, surface, 1, 1)
                    rig.seat.touchDown(1, surface, 2, 2)
                    rig.seat.touchFrame()
                }
            ),
            (
                "touch cancel",
                { rig, surface in
                    rig.seat.touchDown(0, surface, 1, 1)
                    rig.seat.touchFrame()
                    rig.seat.touchCancel()
                }
            ),
            (
                "touch 0 up",
                { rig, surface in
                    rig.seat.touchDown(0, surface, 1, 1)
                    rig.seat.touchFrame()
                    rig.seat.touchUp(0)
                }
            ),
            (
                "pointer cancel",
                { rig, surface in
                    rig.seat.pointerEnter(surface, 1, 1)
                    rig.seat.pointerButton(true)
                    rig.seat.pointerFrame()
                    rig.seat.setCapabilities([])
                }
            ),
        ]
        for (word, cause) in kinds {
            let rig = SurfaceRig()
            let window = rig.open()
            let other = rig.open()
            let surface = rig.mock.surfaces[0]
            window.clearEvents()
            window.onEvent = { [unowned window] _ in
                if window.events.last?.hasPrefix(word) == true { window.window.close() }
            }
            cause(rig, surface)
            rig.pump()
            #expect(!window.window.content.isAlive, "\(word)")
            #expect(window.events.last?.hasPrefix(word) == true, "nothing comes after \(word)")
            rig.finish(window, other)
        }
        // Outside of input: a request to close, a scale, a frame.
        let rig = SurfaceRig()
        let other = rig.open()
        let closing = rig.open()
        closing.window.onClose = { closing.window.close() }
        rig.mock.toplevels[1].requestClose()
        rig.mock.toplevels[1].configure(90, 90)
        rig.pump()
        #expect(!closing.window.content.isAlive)
        let scaled = rig.open()
        scaled.source.onResize = { scaled.window.close() }
        rig.mock.surfaces[1].fractionalScale?.sendPreferredScale(scale: 180)
        rig.pump()
        #expect(!scaled.window.content.isAlive)
        rig.finish(other)
    }

    @Test func `LIF-11: thousands of frames leave nothing unread and nothing behind`() {
        let rig = SurfaceRig()
        let window = rig.open()
        window.source.isRunning = true
        window.source.frameWanted?()
        let proxies = rig.display.connection.proxies.count
        for step in 0..<5_000 {
            if step % 2 == 0 { window.source.mark(PixelRect(x: step % 50, y: 0, width: 1, height: 1), 0xFFFF_FFFF) }
            rig.display.pump()
            rig.mock.pump()
            rig.clock.advance(by: 0.016)
        }
        #expect(window.source.times.count >= 4_900)
        #expect(rig.display.connection.proxies.count <= proxies + 10)
        var unsent: Int32 = 0
        _ = ioctl(rig.display.connection.descriptor, UInt(FIONREAD), &unsent)
        #expect(unsent < 4_096)
        window.source.isRunning = false
        rig.finish(window)
    }

    @Test func `LIF-14: pings are answered while a popup is open, during a drag and after the last window`() {
        let rig = SurfaceRig()
        let window = rig.open()
        rig.seat.pointerEnter(rig.mock.surfaces[0], 1, 1)
        rig.seat.pointerButton(true)
        rig.seat.pointerFrame()
        rig.pump()
        var serials: [UInt32] = []
        for _ in 0..<60 {
            serials.append(rig.mock.ping())
            serials.append(rig.mock.ping())
            rig.clock.advance(by: 1)
            rig.pump(1)
        }
        window.window.close()
        serials.append(rig.mock.ping())
        rig.pump()
        #expect(rig.mock.pongs == serials)
        rig.finish()
    }

    @Test func `the launcher's token is used once, by the first window, and not inherited`() {
        setenv("XDG_ACTIVATION_TOKEN", "from-the-launcher", 1)
        let rig = SurfaceRig()
        #expect(getenv("XDG_ACTIVATION_TOKEN") == nil)
        let window = rig.open()
        let other = rig.open()
        #expect(rig.mock.activations.map(\.token) == ["from-the-launcher"])
        #expect(rig.mock.activations.first?.surface === rig.mock.surfaces[0])
        rig.finish(window, other)
    }
}
