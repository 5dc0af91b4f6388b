import Glibc
import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct CursorAnimationTests {
    /// A window under the pointer of a compositor without cursor shapes; the theme's `wait` has three pictures, 40
    /// milliseconds each, its arrow one.
    private func withAnimatedTheme(_ body: (SurfaceRig, TestedWindow) throws -> Void) rethrows {
        let theme = XcursorTheme([.wait: [40, 40, 40], .arrow: [0]])
        let old = ["XCURSOR_PATH", "XCURSOR_THEME", "XCURSOR_SIZE"].map { (name: String) in
            (name, getenv(name).map { String(cString: $0) })
        }
        setenv("XCURSOR_PATH", theme.folder, 1)
        setenv("XCURSOR_THEME", theme.name, 1)
        setenv("XCURSOR_SIZE", "8", 1)
        defer {
            for (name, value) in old { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
            theme.remove()
        }
        let rig = SurfaceRig(without: "wp_cursor_shape_manager_v1")
        let window = rig.open()
        window.window.setCursor(.wait)
        rig.seat.pointerEnter(rig.mock.surfaces[0], 5, 5)
        rig.seat.pointerFrame()
        rig.pump()
        try body(rig, window)
        rig.finish(window)
    }

    /// How many pictures the cursor shows in `seconds`.
    private func pictures(_ rig: SurfaceRig, in seconds: Double) -> Int {
        rig.mock.clearLog()
        for _ in 0..<Int(seconds / 0.02) {
            rig.clock.advance(by: 0.015)
            rig.pump(5)
        }
        return rig.mock.count("wl_pointer.set_cursor")
    }

    @Test func `an animated cursor shows its pictures in their time, and again when it comes back`() throws {
        try withAnimatedTheme { rig, window in
            #expect((9...11).contains(pictures(rig, in: 0.4)))
            let cursor = try #require(rig.mock.surfaces.last)
            var seen: Set<UInt32> = []
            for _ in 0..<9 {
                seen.insert(try #require(cursor.buffer).pixel(0, 0))
                rig.clock.advance(by: 0.036)
                rig.pump()
            }
            #expect(seen.count == 3)
            window.window.setCursor(nil)
            rig.pump()
            #expect(pictures(rig, in: 1) == 0)
            window.window.setCursor(.wait)
            rig.pump()
            #expect((9...11).contains(pictures(rig, in: 0.4)))
        }
    }

    @Test(arguments: ["hidden", "another shape", "leave", "window closed", "unplugged", "seat gone", "idle"])
    func `an animated cursor stops when it is not seen, and no timer stays`(way: String) {
        withAnimatedTheme { rig, window in
            #expect(pictures(rig, in: 0.4) > 3)
            switch way {
            case "hidden": window.window.setCursor(nil)
            case "another shape": window.window.setCursor(.arrow)
            case "leave":
                rig.seat.pointerLeave(rig.mock.surfaces[0])
                rig.seat.pointerFrame()
            case "window closed": window.window.close()
            case "unplugged": rig.seat.setCapabilities([.keyboard])
            case "seat gone": rig.mock.removeSeat()
            default:
                window.window.content.hidesIdleCursor = true
                rig.seat.touchDown(1, rig.mock.surfaces[0], 5, 5)
                rig.seat.touchFrame()
                rig.seat.touchUp(1)
                rig.seat.touchFrame()
            }
            rig.pump()
            #expect(!rig.clock.hasTimers)
            #expect(pictures(rig, in: 1) == 0)
        }
    }

    @Test func `an animated cursor holds still while the compositor does not read, and goes on afterwards`() {
        withAnimatedTheme { rig, _ in
            var small: Int32 = 1
            setsockopt(rig.display.connection.descriptor, SOL_SOCKET, SO_SNDBUF, &small, 4)
            for _ in 0..<3_000 {
                rig.clock.advance(by: 0.04)
                rig.display.pump()
            }
            #expect(rig.ends == [])
            rig.pump(40)
            #expect(rig.ends == [])
            #expect(pictures(rig, in: 0.4) > 3)
        }
    }
}
