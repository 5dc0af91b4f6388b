import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct PopupTests {
    @MainActor
    private final class Opened {
        let source = PatternSource()
        var window: PopupWindow?
        var dismissals = 0
        var events: [InputEvent] = []
        /// What the app does when it hears that the popup is gone.
        var onDismiss: () -> Void = {}

        init(
            on parent: any PopupParent, grabs: Bool = true, _ anchor: Rect = Rect(x: 5, y: 5, width: 20, height: 10),
            size: Size = Size(width: 101, height: 33)
        ) {
            window = PopupWindow(
                parent: parent, placement: PopupPlacement(anchor: anchor, size: size), grabs: grabs,
                frameSource: source, onInput: { [unowned self] in events.append($0) },
                onDismiss: { [unowned self] in
                    dismissals += 1
                    onDismiss()
                })
        }
    }

    private func press(_ rig: SurfaceRig, _ surface: MockSurface) {
        rig.seat.touchDown(0, surface, 9, 9)
        rig.seat.touchFrame()
        rig.seat.touchUp(0)
        rig.seat.touchFrame()
        rig.pump()
    }

    @Test func `TCH-15: a popup opens by the right of a touch, with its serial`() throws {
        let rig = SurfaceRig()
        let window = rig.open()
        press(rig, rig.mock.surfaces[0])
        let menu = Opened(on: window.window)
        rig.pump()
        let popup = try #require(rig.mock.popups.first)
        #expect(popup.grabSerial == rig.seat.pressSerial)
        #expect(popup.surface.size == (101, 33))
        rig.seat.touchDown(1, popup.surface, 3, 4)
        rig.seat.touchFrame()
        rig.pump()
        guard case .touchDown(_, let place, _) = menu.events.last else {
            Issue.record("no touch in the popup")
            return
        }
        #expect(place == Point(x: 3, y: 4))
        menu.window?.close()
        rig.finish(window)
    }

    @Test func `without any press a popup opens without taking the input`() throws {
        let rig = SurfaceRig()
        let window = rig.open()
        let menu = Opened(on: window.window)
        rig.pump()
        #expect(try #require(rig.mock.popups.first).grabSerial == nil)
        menu.window?.close()
        rig.finish(window)
    }

    @Test func `CFG-16: whatever the app does when it hears of a dismissal, the chain goes in order and once`() throws {
        for reaction in 0..<6 {
            for cause in 0..<5 {
                let rig = SurfaceRig()
                let window = rig.open()
                press(rig, rig.mock.surfaces[0])
                let menu = Opened(on: window.window)
                rig.pump()
                let submenu = Opened(on: try #require(menu.window))
                rig.pump()
                var others: [Opened] = []
                submenu.onDismiss = {
                    switch reaction {
                    case 0: menu.window?.close()
                    case 1: menu.window?.dismiss()
                    case 2: window.window.close()
                    case 3: if let parent = menu.window { others.append(Opened(on: parent)) }
                    case 4: others.append(Opened(on: window.window))
                    default: submenu.window?.close()
                    }
                }
                switch cause {
                case 0: menu.window?.dismiss()
                case 1: menu.window?.close()
                case 2: window.window.close()
                case 3: others.append(Opened(on: window.window))
                default: rig.mock.popups[0].dismiss()
                }
                rig.pump()
                #expect(submenu.dismissals == 1)
                #expect(menu.dismissals <= 1)
                #expect(submenu.window?.content.isAlive == false)
                rig.finish(window)
            }
        }
    }

    @Test func `SCL-01: a popup's buffer divides by the scale`() throws {
        let rig = SurfaceRig(without: "wp_fractional_scale_manager_v1") { $0.outputs = [MockOutput.Mode(scale: 2)] }
        let window = rig.open()
        let menu = Opened(on: window.window)
        rig.pump()
        let popup = try #require(rig.mock.popups.first)
        #expect(popup.surface.size == (101, 33))
        #expect(popup.surface.buffer?.width == 202)
        menu.window?.close()
        rig.finish(window)
    }

    @Test func `the anchor lies inside the parent's window, whatever the app says`() throws {
        for isFramed in [false, true] {
            let rig = isFramed ? SurfaceRig(without: "zxdg_decoration_manager_v1") : SurfaceRig()
            let window = rig.open()
            for anchor in [
                Rect(x: -50, y: -50, width: 10, height: 10), Rect(x: 900, y: 900, width: 0, height: 0),
                Rect(x: 0, y: 0, width: 9_000, height: 9_000), Rect(x: .nan, y: 0, width: 1, height: .infinity),
            ] {
                let menu = Opened(on: window.window, grabs: false, anchor, size: Size(width: .nan, height: -4))
                rig.pump()
                let placed = try #require(rig.mock.popups.first).placement.anchor
                let room = rig.mock.toplevels[0].shell.windowSize
                #expect(placed.x >= 0 && placed.y >= 0 && placed.width > 0 && placed.height > 0)
                #expect(placed.x + placed.width <= room.width && placed.y + placed.height <= room.height)
                menu.window?.close()
                rig.pump()
            }
            rig.finish(window)
        }
    }

    @Test func `CFG-16: a menu, its submenu and a tooltip are closed from the topmost down`() throws {
        for way in 0..<4 {
            let rig = SurfaceRig()
            let window = rig.open()
            press(rig, rig.mock.surfaces[0])
            let menu = Opened(on: window.window)
            rig.pump()
            let submenu = Opened(on: try #require(menu.window))
            rig.pump()
            let tooltip = Opened(on: try #require(submenu.window), grabs: false)
            rig.pump(way == 1 ? 0 : 4)
            switch way {
            case 0: menu.window?.dismiss()
            case 1: rig.mock.popups.first?.dismiss()
            case 2: window.window.close()
            default: submenu.window?.dismiss()
            }
            rig.pump()
            #expect(tooltip.dismissals == 1)
            #expect(submenu.dismissals == 1)
            #expect(menu.dismissals == (way == 3 ? 0 : 1))
            #expect(rig.mock.popups.count == (way == 3 ? 1 : 0))
            menu.window?.close()
            rig.finish(window)
        }
    }

    @Test func `CFG-16: another menu on the same window takes the place of the first`() throws {
        let rig = SurfaceRig()
        let window = rig.open()
        press(rig, rig.mock.surfaces[0])
        var menus: [Opened] = []
        for _ in 0..<20 {
            menus.append(Opened(on: window.window))
            _ = menus.last?.window.map { menus.append(Opened(on: $0, grabs: false)) }
            if menus.count % 3 == 0 { rig.pump(1) }
        }
        rig.pump()
        #expect(rig.mock.popups.count <= 2)
        #expect(menus.count { $0.window?.content.isAlive == true } == rig.mock.popups.count)
        window.window.close()
        rig.finish(window)
        #expect(menus.allSatisfy { $0.window == nil || $0.dismissals == 1 })
    }

    @Test func `a popup can be moved where the compositor knows how, and stays elsewhere`() throws {
        for version in [UInt32(2), 3] {
            let rig = SurfaceRig { $0.versions["xdg_wm_base"] = version }
            let window = rig.open()
            let menu = Opened(on: window.window)
            rig.pump()
            menu.window?.reposition(
                PopupPlacement(anchor: Rect(x: 1, y: 1, width: 2, height: 2), size: Size(width: 50, height: 20)))
            rig.pump()
            #expect(rig.mock.count("xdg_popup.reposition") == (version >= 3 ? 1 : 0))
            menu.window?.close()
            rig.finish(window)
        }
    }
}
