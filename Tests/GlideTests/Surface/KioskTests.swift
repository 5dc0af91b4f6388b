import Glibc
import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct KioskTests {
    @Test func `KSK-13: an idle cursor shows when the mouse moves, and a touch hides it again`() {
        let rig = SurfaceRig(without: "wp_cursor_shape_manager_v1")
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        window.window.content.hidesIdleCursor = true
        func enter() {
            rig.seat.pointerEnter(surface, 5, 5)
            rig.seat.pointerFrame()
            rig.pump()
        }
        func leave() {
            rig.seat.pointerLeave(surface)
            rig.seat.pointerFrame()
            rig.pump()
        }
        enter()
        leave()
        enter()
        #expect(rig.seat.cursors == [false, false])
        rig.seat.pointerMotion(6, 6)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(rig.seat.cursors.last == true)
        rig.seat.touchDown(0, surface, 1, 1)
        rig.seat.touchFrame()
        rig.seat.touchUp(0)
        rig.seat.touchFrame()
        rig.pump()
        #expect(rig.seat.cursors.last == false)
        leave()
        enter()
        #expect(rig.seat.cursors.last == false)
        #expect(rig.seat.cursorSerial == rig.seat.enterSerial)
        rig.finish(window)
    }

    @Test func `PTR-11: whatever the cursor theme is, hovering works`() {
        let settings: [[String: String]] = [
            ["XCURSOR_PATH": "/nonexistent"], ["XCURSOR_SIZE": "0"], ["XCURSOR_SIZE": "-5"],
            ["XCURSOR_SIZE": "100000"], ["XCURSOR_SIZE": "large"], ["XCURSOR_THEME": "nobody-has-this"],
        ]
        for setting in settings {
            for (name, value) in setting { setenv(name, value, 1) }
            var options = MockCompositor.Options()
            options.versions["wp_cursor_shape_manager_v1"] = 0
            options.capabilities = []
            options.outputs = [MockOutput.Mode(scale: 2)]
            let rig = SurfaceRig(options)
            let window = rig.open()
            // The mouse comes late.
            rig.seat.setCapabilities([.pointer])
            rig.pump()
            rig.seat.pointerEnter(rig.mock.surfaces[0], 5, 5)
            rig.seat.pointerFrame()
            rig.pump()
            for shape in CursorShape.allCases {
                window.window.setCursor(shape)
                rig.pump()
            }
            #expect(window.events.contains("enter 5.0 5.0"))
            rig.seat.setCapabilities([])
            rig.pump()
            #expect(!rig.clock.hasTimers)
            rig.finish(window)
            for name in setting.keys { unsetenv(name) }
        }
    }

    @Test func `KSK-12: a week of taps, screens, keymaps and wrapping clocks leaves nothing behind`() {
        final class Count {
            var taps = 0
        }
        let count = Count()
        let rig = AppRig {
            WindowGroup("Kiosk") {
                Button {
                    count.taps += 1
                } label: {
                    Color.blue.frame(width: 60, height: 40)
                }.buttonStyle(.plain)
            }
            .windowResizability(.contentSize)
        }
        rig.mock.milliseconds = .max - 400_000
        func hour(_ hour: Int) {
            rig.seat.keymap("garbage {")
            for _ in 0..<12 {
                rig.seat.touchDown(Int32(hour), rig.mock.surfaces[0], 30, 20)
                rig.seat.touchFrame()
                rig.display.pump()
                rig.mock.pump()
                rig.seat.touchUp(Int32(hour))
                rig.seat.touchFrame()
                rig.pump(2)
            }
            if hour % 24 == 0 {
                rig.mock.removeOutput(rig.mock.outputs[0])
                rig.pump(1)
                rig.mock.addOutput(MockOutput.Mode())
                rig.pump(1)
            }
            rig.mock.milliseconds &+= 3_600_000
            rig.clock.advance(by: 3_600)
            rig.mock.clearLog()
        }
        for step in 0..<24 { hour(step) }
        let files = SurfaceRig.openFiles.count
        let proxies = rig.display.connection.proxies.count
        let largest = rig.display.connection.proxies.greatestID
        for step in 24..<(7 * 24) { hour(step) }
        #expect(count.taps == 7 * 24 * 12)
        #expect(SurfaceRig.openFiles.count == files)
        #expect(rig.display.connection.proxies.count <= proxies + 4)
        #expect(rig.display.connection.proxies.greatestID <= largest + 16)
        rig.finish()
    }
}
