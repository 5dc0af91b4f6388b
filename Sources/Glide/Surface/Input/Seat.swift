import Wayland
import WaylandClient

/// A group of input devices that belong to one user. Devices come and go at any time.
@MainActor
final class Seat {
    /// The number of its global.
    let name: UInt32
    let seat: WlSeat
    unowned let display: WaylandDisplay
    /// The event times of all its devices.
    let timestamps: InputTimestamps
    /// The last press on one of our surfaces: what requests of a popup, a move or the front are backed by.
    private(set) var lastPress: InputPress?
    private(set) var pointer: PointerDevice?
    private(set) var touch: TouchDevice?
    private(set) var keyboard: KeyboardDevice?

    init(name: UInt32, seat: WlSeat, display: WaylandDisplay) {
        self.name = name
        self.seat = seat
        self.display = display
        timestamps = InputTimestamps(clock: display.clock)
        seat.onEvent = { [unowned self] event in
            if case .capabilities(let capabilities) = event { update(capabilities) }
        }
    }

    /// Numbers of the touches that are down.
    var liveTouchIDs: [Int] { touch?.liveIDs ?? [] }

    /// A button, key or finger went down on `surface`.
    func notePress(_ serial: UInt32, on surface: ContentSurface) {
        lastPress = InputPress(serial: serial, surface: surface)
    }

    /// A finger came down: a cursor that only shows while the mouse is used goes.
    func touched() {
        pointer?.becameIdle()
    }

    /// The devices' events of one read are in: what was held back to be joined is passed on.
    func finishBatch() {
        pointer?.finishBatch()
    }

    /// A surface goes away.
    func forget(_ surface: ContentSurface) {
        pointer?.forget(surface)
        touch?.forget(surface)
        keyboard?.forget(surface)
    }

    /// Ends what is pressed on the surface.
    func cancelPresses(on surface: ContentSurface) {
        pointer?.cancelPress(on: surface)
        touch?.cancel(on: surface)
    }

    /// Gives up the devices and the seat.
    func destroy() {
        update([])
        seat.release()
    }

    private func update(_ capabilities: WlSeatCapability) {
        if capabilities.contains(.pointer) != (pointer != nil) {
            pointer?.destroy()
            pointer = capabilities.contains(.pointer) ? PointerDevice(seat.getPointer(), seat: self) : nil
        }
        if capabilities.contains(.touch) != (touch != nil) {
            touch?.destroy()
            touch = capabilities.contains(.touch) ? TouchDevice(seat.getTouch(), seat: self) : nil
        }
        if capabilities.contains(.keyboard) != (keyboard != nil) {
            keyboard?.destroy()
            keyboard = capabilities.contains(.keyboard) ? KeyboardDevice(seat.getKeyboard(), seat: self) : nil
        }
    }
}
