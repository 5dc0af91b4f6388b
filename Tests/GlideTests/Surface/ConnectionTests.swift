import Glibc
import Testing
import WaylandClient

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct ConnectionTests {
    @Test func `LIF-03: no compositor is an error that names both variables`() {
        let error = #expect(throws: WaylandDisplayError.self) {
            _ = try WaylandDisplay(name: "/nowhere/wayland-9", clock: ManualClock())
        }
        guard case .noCompositor(let display, _, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(display == "/nowhere/wayland-9")
        let unset = WaylandDisplayError.noCompositor(display: nil, runtimeDirectory: nil, reason: reason)
        #expect(
            unset.description
                == "no Wayland compositor (WAYLAND_DISPLAY is not set, XDG_RUNTIME_DIR is not set): "
                + "No such file or directory")
        let named = WaylandDisplayError.noCompositor(display: "x", runtimeDirectory: "/run", reason: "no")
        #expect(named.description == "no Wayland compositor (WAYLAND_DISPLAY=x, XDG_RUNTIME_DIR=/run): no")
    }

    @Test func `LIF-01: a compositor that dies is reported once, and closing stays safe`() {
        let rig = SurfaceRig()
        let window = rig.open()
        window.source.isRunning = true
        window.source.frameWanted?()
        rig.mock.die()
        rig.pump(10)
        #expect(rig.ends == [.lost("the Wayland compositor went away")])
        window.window.close()
        window.window.close()
        rig.display.disconnect()
        window.window.setTitle("late")
        window.source.mark(PixelRect(x: 0, y: 0, width: 1, height: 1), 0)
        #expect(rig.ends.count == 1)
    }

    @Test func `a protocol error says what the compositor said`() {
        var options = MockCompositor.Options()
        options.endsClientOnViolation = true
        let rig = SurfaceRig(options)
        let window = rig.open()
        rig.mock.violate(rig.mock.surfaces[0].resource, 3, "because")
        rig.pump()
        #expect(rig.ends.count == 1)
        #expect(rig.ends.first?.description.contains("because") == true)
        window.window.close()
        rig.display.disconnect()
    }

    @Test(arguments: [UInt32(1), 2, 3, 4, 5, 6])
    func `LIF-12: every version of the core is spoken without a request too new`(version: UInt32) {
        var options = MockCompositor.Options()
        options.versions = [
            "wl_compositor": version, "wl_seat": version, "xdg_wm_base": version, "wl_shm": min(version, 2),
            "wl_output": min(version, 4), "wp_viewporter": version % 2, "wp_cursor_shape_manager_v1": version % 2,
            "zxdg_decoration_manager_v1": version % 2,
        ]
        options.outputs = [MockOutput.Mode(scale: 2)]
        let rig = SurfaceRig(options)
        let window = rig.open()
        rig.mock.seat?.pointerEnter(rig.mock.surfaces[0], 1, 1)
        rig.mock.seat?.pointerFrame()
        rig.mock.seat?.touchDown(0, rig.mock.surfaces[0], 1, 1)
        rig.mock.seat?.touchFrame()
        window.source.mark(PixelRect(x: 0, y: 0, width: 4, height: 4), 0xFFFF_FFFF)
        rig.pump()
        rig.mock.toplevels[0].configure(90, 70)
        rig.pump()
        rig.mock.seat?.setCapabilities([])
        rig.pump()
        #expect(rig.mock.toplevels[0].shell.windowSize == (90, 70))
        rig.finish(window)
    }

    @Test func `missing interfaces are named`() {
        var options = MockCompositor.Options()
        // Layers could do without windows.
        options.versions = ["wl_shm": 0, "xdg_wm_base": 0, "zwlr_layer_shell_v1": 0]
        let rig = SurfaceRig(options)
        #expect(rig.display.globals.missing == ["wl_shm", "xdg_wm_base"])
        let description = WaylandDisplayError.missing(rig.display.globals.missing).description
        #expect(description == "the Wayland compositor does not offer wl_shm, xdg_wm_base")
    }

    @Test func `LIF-14: pings are answered, each once, also before there is a window`() {
        let rig = SurfaceRig()
        let serials = [rig.mock.ping(), rig.mock.ping()]
        rig.pump()
        #expect(rig.mock.pongs == serials)
    }

    @Test func `LIF-06: the reader's thread answers pings while the app is busy, and keeps its events in order`() throws
    {
        let mock = MockCompositor()
        let connection = try WaylandConnection(descriptor: mock.clientDescriptor)
        let reader = try WaylandReader(connection)
        let clock = ManualClock()
        let display = WaylandDisplay(connection: connection, clock: clock, reader: reader)
        reader.start()
        // The client's turn, as the main loop makes it.
        func turn() {
            mock.pump()
            var entry = pollfd(fd: display.prepareToWait().descriptor, events: Int16(POLLIN), revents: 0)
            display.handle(poll(&entry, 1, 20) > 0 ? .reading : .none)
        }
        var turns = 0
        while !display.globals.missing.isEmpty || display.seats.isEmpty, turns < 500 {
            turn()
            turns += 1
        }
        let window = TestedWindow(display) { _ in }
        while mock.surfaces.first?.buffer == nil, turns < 1_000 {
            turn()
            turns += 1
        }
        // From here on the client's main thread does nothing at all: only the reader answers.
        var serials: [UInt32] = []
        for step in 0..<3_000 {
            mock.seat?.touchDown(0, mock.surfaces[0], Double(step), 0)
            mock.seat?.touchUp(0)
            mock.seat?.touchFrame()
            guard step % 100 == 99 else { continue }
            serials.append(mock.ping())
            mock.pump()
            var waits = 0
            while mock.pongs.count < serials.count, waits < 500 {
                var entry = pollfd(fd: mock.server.descriptor, events: Int16(POLLIN), revents: 0)
                poll(&entry, 1, 20)
                mock.pump()
                waits += 1
            }
        }
        #expect(mock.pongs == serials)
        while window.events.count(where: { $0.hasPrefix("touch") }) < 6_000, turns < 3_000 {
            turn()
            turns += 1
        }
        #expect(window.events.filter { $0.hasPrefix("touch") }.suffix(2) == ["touch 0 down 2999.0 0.0", "touch 0 up"])
        #expect(mock.violations == [])
        window.window.close()
        display.disconnect()
    }
}
