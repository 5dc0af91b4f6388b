import Wayland
import WaylandClient

/// The fingers of a seat. Events are gathered to their frame; a finger stays with the surface it came down on.
@MainActor
final class TouchDevice {
    private struct Contact {
        var id: Int
        /// It may start a move, a popup, a selection.
        var serial: UInt32
        weak var surface: ContentSurface?
    }

    private enum Gathered {
        case down(id: Int, at: Point, time: Time, surface: ContentSurface)
        case move(id: Int, to: Point, time: Time, surface: ContentSurface)
        case up(id: Int, time: Time, surface: ContentSurface)
    }

    private let touch: WlTouch
    private unowned let seat: Seat
    /// Live fingers by the compositor's number, which may be used again at once.
    private var contacts: [Int32: Contact] = [:]
    private var gathered: [Gathered] = []
    /// The compositor's numbers in the order in which the fingers came down.
    private var order: [Int32] = []
    /// Whether the compositor has ever said that a set of events is complete. Cage 0.1.4 never does.
    private var hasSeenFrame = false

    init(_ touch: WlTouch, seat: Seat) {
        self.touch = touch
        self.seat = seat
        touch.onEvent = { [unowned self] in handle($0) }
    }

    /// Numbers of the fingers that are down.
    var liveIDs: [Int] { contacts.values.map(\.id) }

    /// Serial of the last finger that came down on the surface and is still there.
    func downSerial(on surface: ContentSurface) -> UInt32? {
        order.last { contacts[$0]?.surface === surface }.flatMap { contacts[$0]?.serial }
    }

    /// The surface goes: its fingers are no longer followed.
    func forget(_ surface: ContentSurface) {
        contacts = contacts.filter { $0.value.surface !== surface && $0.value.surface != nil }
        gathered.removeAll { Self.surface(of: $0) === surface }
    }

    /// Ends the surface's fingers without a lift.
    func cancel(on surface: ContentSurface) {
        let wasTouched = contacts.values.contains { $0.surface === surface }
        forget(surface)
        if wasTouched { end(on: surface) }
    }

    /// Tells the surface that its fingers have ended: all of them, those of other seats too, since a window knows of no
    /// seats.
    private func end(on surface: ContentSurface) {
        for other in seat.display.seats where other !== seat { other.touch?.forget(surface) }
        surface.role?.receive(.touchCancel(time: seat.timestamps.now()))
    }

    /// The seat lost its touchscreen, or goes itself.
    func destroy() {
        cancelAll()
        touch.release()
    }

    private func handle(_ event: WlTouch.Event) {
        switch event {
        case .down(let serial, let time, let surface, let id, let x, let y):
            guard let surface = seat.display.content(of: surface) else { return }
            // A compositor that forgot the lift of a finger: the old one must not stay down for ever.
            if let old = contacts[id]?.surface { cancel(on: old) }
            seat.touched()
            guard !surface.dropsPress else { return }
            seat.notePress(serial, on: surface)
            let contact = Contact(id: seat.display.freeTouchID(), serial: serial, surface: surface)
            contacts[id] = contact
            order.removeAll { $0 == id || contacts[$0] == nil }
            order.append(id)
            let time = seat.timestamps.time(time)
            gathered.append(.down(id: contact.id, at: Point(x: x, y: y), time: time, surface: surface))
        case .motion(let time, let id, let x, let y):
            guard let contact = contacts[id], let surface = contact.surface else { return }
            move(contact.id, to: Point(x: x, y: y), time: seat.timestamps.time(time), surface: surface)
        case .up(_, let time, let id):
            guard let contact = contacts.removeValue(forKey: id), let surface = contact.surface else { return }
            gathered.append(.up(id: contact.id, time: seat.timestamps.time(time), surface: surface))
            // Some compositors send no frame after the last finger's lift.
            if contacts.isEmpty { flush() }
        case .frame:
            hasSeenFrame = true
            flush()
        case .cancel: cancelAll()
        case .shape, .orientation: break
        }
    }

    /// Several movements of a finger in one frame are one.
    private func move(_ id: Int, to point: Point, time: Time, surface: ContentSurface) {
        let event = Gathered.move(id: id, to: point, time: time, surface: surface)
        let earlier = gathered.lastIndex { if case .move(id, _, _, _) = $0 { true } else { false } }
        if let earlier {
            gathered[earlier] = event
        } else {
            gathered.append(event)
        }
    }

    /// All that has been read is handled. Events of a compositor that never sends a frame must not wait for one, and a lift
    /// must not wait at all: Mutter 43 ends its set of events only with the next one.
    func endTurn() {
        let hasLift = gathered.contains { if case .up = $0 { true } else { false } }
        if !hasSeenFrame || hasLift { flush() }
    }

    private func flush() {
        let events = gathered
        gathered = []
        for event in events {
            switch event {
            case .down(let id, let point, let time, let surface):
                surface.role?.receive(.touchDown(id: id, at: point, time: time))
            case .move(let id, let point, let time, let surface):
                surface.role?.receive(.touchMove(id: id, to: point, time: time))
            case .up(let id, let time, let surface):
                surface.role?.receive(.touchUp(id: id, time: time))
            }
        }
    }

    /// Every finger of the seat ends; what the frame gathered never happened.
    private func cancelAll() {
        var touched: [ContentSurface] = []
        for surface in contacts.values.compactMap(\.surface) + gathered.map(Self.surface) {
            if !touched.contains(where: { $0 === surface }) { touched.append(surface) }
        }
        contacts = [:]
        gathered = []
        for surface in touched { end(on: surface) }
    }

    private static func surface(of event: Gathered) -> ContentSurface {
        switch event {
        case .down(_, _, _, let surface), .move(_, _, _, let surface), .up(_, _, let surface): surface
        }
    }
}
