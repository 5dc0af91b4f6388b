import Wayland
import WaylandClient

/// The cursor of one pointer. The compositor draws it where cursor-shape-v1 exists; elsewhere a picture of the cursor
/// theme is attached to a surface of its own. Nothing is loaded before the pointer first enters.
@MainActor
final class Cursor {
    private let pointer: WlPointer
    private unowned let display: WaylandDisplay
    private var shape: CursorShape?
    /// Serial of the last enter: requests need exactly that.
    private var serial: UInt32?
    private var device: WpCursorShapeDeviceV1?
    private var surface: WlSurface?
    private var timer: LoopTimer?

    init(pointer: WlPointer, display: WaylandDisplay) {
        self.pointer = pointer
        self.display = display
    }

    /// The pointer entered a surface: the cursor is undefined until it is set.
    func enter(serial: UInt32, _ shape: CursorShape?) {
        self.serial = serial
        self.shape = shape
        show()
    }

    /// Another look; `nil` hides the cursor.
    func show(_ shape: CursorShape?) {
        guard shape != self.shape else { return }
        self.shape = shape
        show()
    }

    /// The pointer left: nothing moves any more.
    func leave() {
        timer?.cancel()
        serial = nil
    }

    /// Gives up what was made.
    func destroy() {
        timer?.cancel()
        device?.destroy()
        surface?.destroy()
        serial = nil
    }

    private func show() {
        timer?.cancel()
        guard let serial else { return }
        guard let shape else {
            return pointer.setCursor(serial: serial, surface: nil, hotspotX: 0, hotspotY: 0)
        }
        if device == nil, let manager = display.globals.cursorShapeManager {
            device = manager.getPointer(pointer: pointer)
        }
        if let device {
            device.setShape(serial: serial, shape: shape.protocolShape)
        } else {
            showFromTheme(shape, serial: serial, frame: 0)
        }
    }

    private func showFromTheme(_ shape: CursorShape, serial: UInt32, frame: Int) {
        let factor = display.outputs.map(\.scale).max() ?? 1
        // A theme without the picture leaves the compositor's cursor as it is.
        guard let compositor = display.globals.compositor,
            let images = display.cursorTheme(factor: factor)?.images(shape),
            !images.isEmpty
        else { return }
        let image = images[frame % images.count]
        let surface = self.surface ?? compositor.createSurface()
        self.surface = surface
        // A picture whose sides the factor does not divide is shown at its own size.
        let isDivisible = image.width % factor == 0 && image.height % factor == 0 && surface.version >= 3
        let scale = isDivisible ? factor : 1
        if surface.version >= 3 { surface.setBufferScale(scale: Int32(scale)) }
        surface.attach(buffer: image.buffer, x: 0, y: 0)
        if surface.version >= 4 {
            surface.damageBuffer(x: 0, y: 0, width: Int32(image.width), height: Int32(image.height))
        } else {
            surface.damage(x: 0, y: 0, width: Int32(image.width), height: Int32(image.height))
        }
        surface.commit()
        pointer.setCursor(
            serial: serial, surface: surface, hotspotX: Int32(image.hotspotX / scale),
            hotspotY: Int32(image.hotspotY / scale))
        if images.count > 1 { showLater(shape, serial: serial, frame: frame + 1, in: image.duration) }
    }

    private func showLater(_ shape: CursorShape, serial: UInt32, frame: Int, in seconds: Double) {
        timer = display.clock.schedule(at: display.clock.now + seconds) { [weak self] in
            guard let self else { return }
            // A compositor that does not read would be sent picture after picture until the connection breaks.
            if display.isBlocked { return showLater(shape, serial: serial, frame: frame, in: seconds) }
            showFromTheme(shape, serial: serial, frame: frame)
        }
    }
}
