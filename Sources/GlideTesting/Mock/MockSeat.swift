import CWayland
import Glibc
import Wayland
import WaylandServer

/// A seat whose devices are driven by the test.
@MainActor
final class MockSeat {
    private(set) var capabilities: WlSeatCapability
    private(set) var pointers: [WlPointerResource] = []
    private(set) var touches: [WlTouchResource] = []
    private(set) var keyboards: [WlKeyboardResource] = []
    private(set) var holds: [ZwpPointerGestureHoldV1Resource] = []
    /// Serial of the last pointer enter.
    private(set) var enterSerial: UInt32? {
        didSet { enters.insert(enterSerial ?? 0) }
    }
    private var enters: Set<UInt32> = []
    /// Serials further back than this are forgotten with the records.
    static let longestMemory: UInt32 = 5_000
    /// Serial with which the cursor was set last.
    private(set) var cursorSerial: UInt32?
    /// Serial of the last press or touch.
    private(set) var pressSerial: UInt32 = 0 {
        didSet { compositor.presses.insert(pressSerial) }
    }
    /// Cursor surfaces that the client showed.
    private(set) var cursorSurfaces: [WlSurfaceResource] = []
    /// Cursors the client set, in order: whether each was a picture, not hidden.
    private(set) var cursors: [Bool] = []
    /// Shapes the client chose, in order.
    private(set) var shapes: [WpCursorShapeDeviceV1Shape] = []
    private var resources: [WlSeatResource] = []
    private unowned let compositor: MockCompositor

    init(compositor: MockCompositor, capabilities: WlSeatCapability) {
        self.compositor = compositor
        self.capabilities = capabilities
    }

    func bind(_ resource: WlSeatResource) {
        resources.append(resource)
        resource.onDestroy = { [weak self, weak resource] in self?.resources.removeAll { $0 === resource } }
        resource.onRequest = { [unowned self] request in
            switch request {
            case .getPointer(let pointer):
                pointers.append(pointer)
                pointer.onDestroy = { [weak self, weak pointer] in self?.pointers.removeAll { $0 === pointer } }
                pointer.onRequest = { [unowned self] request in
                    guard case .setCursor(let serial, let surface, _, _) = request else { return }
                    check(serial)
                    cursors.append(surface.flatMap { compositor.surface($0) } != nil)
                    if let surface, !cursorSurfaces.contains(where: { $0 === surface }) {
                        cursorSurfaces.append(surface)
                    }
                }
            case .getTouch(let touch):
                touches.append(touch)
                touch.onDestroy = { [weak self, weak touch] in self?.touches.removeAll { $0 === touch } }
            case .getKeyboard(let keyboard):
                keyboards.append(keyboard)
                keyboard.onDestroy = { [weak self, weak keyboard] in
                    self?.keyboards.removeAll { $0 === keyboard }
                }
            case .release: break
            }
        }
        resource.sendCapabilities(capabilities: capabilities)
        if resource.version >= 2 { resource.sendName(name: "mock") }
    }

    /// Devices come and go.
    func setCapabilities(_ capabilities: WlSeatCapability) {
        self.capabilities = capabilities
        for resource in resources { resource.sendCapabilities(capabilities: capabilities) }
    }

    /// Forgets all that is only kept for tests to look at, and serials too old to be used by a client.
    func forgetRecords() {
        let newest = max(pressSerial, enterSerial ?? 0)
        enters = enters.filter { newest &- $0 < Self.longestMemory }
        cursors = []
        shapes = []
        cursorSurfaces.removeAll { !$0.isAlive }
    }

    func adopt(_ hold: ZwpPointerGestureHoldV1Resource) {
        holds.append(hold)
        hold.onDestroy = { [weak self, weak hold] in self?.holds.removeAll { $0 === hold } }
    }

    func noteShape(_ shape: WpCursorShapeDeviceV1Shape, serial: UInt32) {
        shapes.append(shape)
        check(serial)
    }

    private func check(_ serial: UInt32) {
        cursorSerial = serial
        if !enters.contains(serial) { compositor.object("a cursor was set with serial \(serial), of no enter") }
    }
}

// MARK: - Pointer

extension MockSeat {
    func pointerEnter(_ surface: MockSurface, _ x: Double, _ y: Double) {
        let serial = compositor.server.nextSerial()
        enterSerial = serial
        for pointer in pointers {
            pointer.sendEnter(serial: serial, surface: surface.resource, surfaceX: x, surfaceY: y)
        }
    }

    func pointerLeave(_ surface: MockSurface) {
        let serial = compositor.server.nextSerial()
        for pointer in pointers { pointer.sendLeave(serial: serial, surface: surface.resource) }
    }

    func pointerMotion(_ x: Double, _ y: Double) {
        for pointer in pointers { pointer.sendMotion(time: compositor.milliseconds, surfaceX: x, surfaceY: y) }
    }

    /// A button by its Linux event code; 0x110 is the left one.
    func pointerButton(_ isPressed: Bool, code: UInt32 = 0x110) {
        let serial = compositor.server.nextSerial()
        if isPressed { pressSerial = serial }
        for pointer in pointers {
            pointer.sendButton(
                serial: serial, time: compositor.milliseconds, button: code, state: isPressed ? .pressed : .released)
        }
    }

    /// Fingers come to rest on the touchpad.
    func holdBegin(_ surface: MockSurface, fingers: UInt32 = 2) {
        let serial = compositor.server.nextSerial()
        for hold in holds {
            hold.sendBegin(
                serial: serial, time: compositor.milliseconds, surface: surface.resource, fingers: fingers)
        }
    }

    /// They are lifted; or they move, and the hold is `isCancelled`.
    func holdEnd(isCancelled: Bool = false) {
        let serial = compositor.server.nextSerial()
        for hold in holds {
            hold.sendEnd(serial: serial, time: compositor.milliseconds, cancelled: isCancelled ? 1 : 0)
        }
    }

    /// Ends the frame, where the version has frames.
    func pointerFrame() {
        for pointer in pointers where pointer.version >= 5 { pointer.sendFrame() }
    }
}

// MARK: - Touch

extension MockSeat {
    func touchDown(_ id: Int32, _ surface: MockSurface, _ x: Double, _ y: Double) {
        let serial = compositor.server.nextSerial()
        pressSerial = serial
        for touch in touches {
            touch.sendDown(
                serial: serial, time: compositor.milliseconds, surface: surface.resource, id: id, x: x, y: y)
        }
    }

    func touchMotion(_ id: Int32, _ x: Double, _ y: Double) {
        for touch in touches { touch.sendMotion(time: compositor.milliseconds, id: id, x: x, y: y) }
    }

    func touchUp(_ id: Int32) {
        let serial = compositor.server.nextSerial()
        for touch in touches { touch.sendUp(serial: serial, time: compositor.milliseconds, id: id) }
    }

    func touchFrame() {
        for touch in touches { touch.sendFrame() }
    }

    func touchCancel() {
        for touch in touches { touch.sendCancel() }
    }
}

// MARK: - Keyboard

extension MockSeat {
    /// Sends `text` as a keymap, `size` bytes of it (all by default), in the given format. Answers the file's name,
    /// which is gone by then.
    @discardableResult
    func keymap(_ text: String, size: Int? = nil, format: WlKeyboardKeymapFormat = .xkbV1) -> String {
        var path = Array("/dev/shm/glide-keymap-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        unlink(path)
        defer { close(descriptor) }
        _ = write(descriptor, text, text.utf8.count)
        for keyboard in keyboards {
            keyboard.sendKeymap(format: format, fd: descriptor, size: UInt32(size ?? text.utf8.count))
        }
        return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    /// Sends `text` as a keymap that nobody may write or resize, as some compositors do.
    func sealedKeymap(_ text: String) {
        let descriptor = glide_memfd_create("keymap")
        defer { close(descriptor) }
        _ = write(descriptor, text, text.utf8.count)
        // F_ADD_SEALS: against shrinking, growing and writing.
        _ = fcntl(descriptor, 1024 + 9, 0x0002 | 0x0004 | 0x0008)
        for keyboard in keyboards {
            keyboard.sendKeymap(format: .xkbV1, fd: descriptor, size: UInt32(text.utf8.count))
        }
    }

    func keyboardEnter(_ surface: MockSurface, held: [UInt32] = []) {
        let serial = compositor.server.nextSerial()
        for keyboard in keyboards {
            keyboard.sendEnter(serial: serial, surface: surface.resource, keys: WaylandArray(held))
        }
    }

    func keyboardLeave(_ surface: MockSurface) {
        let serial = compositor.server.nextSerial()
        for keyboard in keyboards { keyboard.sendLeave(serial: serial, surface: surface.resource) }
    }

    /// A key by its Linux event code.
    func key(_ code: UInt32, _ state: WlKeyboardKeyState) {
        let serial = compositor.server.nextSerial()
        if state == .pressed { pressSerial = serial }
        for keyboard in keyboards {
            keyboard.sendKey(serial: serial, time: compositor.milliseconds, key: code, state: state)
        }
    }

    func modifiers(depressed: UInt32 = 0, group: UInt32 = 0) {
        let serial = compositor.server.nextSerial()
        for keyboard in keyboards {
            keyboard.sendModifiers(
                serial: serial, modsDepressed: depressed, modsLatched: 0, modsLocked: 0, group: group)
        }
    }

    func repeatInfo(rate: Int32, delay: Int32) {
        for keyboard in keyboards { keyboard.sendRepeatInfo(rate: rate, delay: delay) }
    }
}
