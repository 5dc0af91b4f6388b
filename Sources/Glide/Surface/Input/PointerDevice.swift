import Wayland
import WaylandClient

/// The mouse or touchpad of a seat. Events are gathered to their frame; before version 5 each is a frame of its own.
@MainActor
final class PointerDevice {
    private enum Gathered {
        case enter(surface: WlSurface?, serial: UInt32, at: Point)
        case leave
        case move(to: Point, time: Time)
        case button(PointerButton, isPressed: Bool, serial: UInt32, time: Time)
    }

    private let pointer: WlPointer
    private unowned let seat: Seat
    private let cursor: Cursor
    private var gathered: [Gathered] = []
    private var scroll = ScrollGatherer()
    private weak var focus: ContentSurface?
    private var position = Point.zero
    private var pressed: Set<PointerButton> = []
    /// A frame that only moved, held back until the read is handled: a flood of them becomes one.
    private var heldMove: (to: Point, time: Time)?
    /// Serial of the last press.
    private var pressSerial: UInt32?
    /// Whether the mouse was moved since it was last idle.
    private var hasMoved = false
    /// Fingers that rest on a touchpad, where the compositor tells of them.
    private var hold: ZwpPointerGestureHoldV1?
    /// Resting fingers have begun to move: to scroll, or to move the pointer, which is as good as lifting them.
    private var holdIsOpen = false

    init(_ pointer: WlPointer, seat: Seat) {
        self.pointer = pointer
        self.seat = seat
        cursor = Cursor(pointer: pointer, display: seat.display)
        pointer.onEvent = { [unowned self] event in
            gather(event)
            if pointer.version < 5 { flush() }
        }
        followHolds()
    }

    /// Listens to resting fingers from now on, if the compositor has learnt to tell of them.
    func followHolds() {
        guard hold == nil, let gestures = seat.display.globals.pointerGestures else { return }
        let hold = gestures.getHoldGesture(pointer: pointer)
        hold.onEvent = { [unowned self] event in
            switch event {
            case .begin: rest()
            case .end(_, _, let cancelled):
                holdIsOpen = cancelled != 0
                if !holdIsOpen { finishRest() }
            }
        }
        self.hold = hold
    }

    /// Fingers rest on the touchpad: content in flight is caught.
    private func rest() {
        finishBatch()
        guard let focus, speaks(for: focus) else { return }
        focus.role?.receive(
            .scroll(ScrollEvent(delta: .zero, source: .finger, at: position, time: seat.timestamps.now())))
    }

    /// Resting fingers were lifted.
    private func finishRest() {
        guard let focus, focus.pointer === self else { return }
        focus.role?.receive(
            .scroll(
                ScrollEvent(delta: .zero, source: .finger, isEnd: true, at: position, time: seat.timestamps.now())))
    }

    /// The surface wants another cursor.
    func cursorChanged(on surface: ContentSurface) {
        if focus === surface { cursor.show(look(over: surface)) }
    }

    /// Another kind of device is used now.
    func becameIdle() {
        hasMoved = false
        if let focus { cursor.show(look(over: focus)) }
    }

    private func look(over surface: ContentSurface) -> CursorShape? {
        surface.hidesIdleCursor && !hasMoved ? nil : surface.cursor
    }

    private func woke() {
        guard !hasMoved else { return }
        hasMoved = true
        if let focus { cursor.show(look(over: focus)) }
    }

    /// Serial of the press that lasts on the surface.
    func pressSerial(on surface: ContentSurface) -> UInt32? {
        isPressing(surface) ? pressSerial : nil
    }

    private func isPressing(_ surface: ContentSurface) -> Bool { focus === surface && !pressed.isEmpty }

    /// Passes on the movement that was held back.
    func finishBatch() {
        guard let move = heldMove else { return }
        heldMove = nil
        woke()
        moved(to: move.to, time: move.time)
    }

    /// Fingers that rested move the pointer now instead of scrolling.
    private func closeHold() {
        guard holdIsOpen else { return }
        holdIsOpen = false
        finishRest()
    }

    /// The surface goes: nothing more is sent to it.
    func forget(_ surface: ContentSurface) {
        guard focus === surface else { return }
        focus = nil
        pressed = []
        heldMove = nil
        cursor.leave()
    }

    /// Ends the press on the surface without a release.
    func cancelPress(on surface: ContentSurface) {
        guard focus === surface, !pressed.isEmpty else { return }
        pressed = []
        surface.role?.receive(.pointerCancel(time: seat.timestamps.now()))
    }

    /// The seat lost its pointer, or goes itself.
    func destroy() {
        leave()
        hold?.destroy()
        cursor.destroy()
        pointer.release()
    }

    private func gather(_ event: WlPointer.Event) {
        switch event {
        case .enter(let serial, let surface, let x, let y):
            gathered.append(.enter(surface: surface, serial: serial, at: Point(x: x, y: y)))
        case .leave: gathered.append(.leave)
        case .motion(let time, let x, let y):
            let move = Gathered.move(to: Point(x: x, y: y), time: seat.timestamps.time(time))
            if case .move = gathered.last { gathered.removeLast() }
            gathered.append(move)
        case .button(let serial, let time, let code, let state):
            gathered.append(
                .button(
                    PointerButton(code: code), isPressed: state == .pressed, serial: serial,
                    time: seat.timestamps.time(time)))
        case .frame: flush()
        default: scroll.add(event, version: pointer.version, timestamps: seat.timestamps)
        }
    }

    private func flush() {
        let events = gathered
        gathered = []
        let scrolled = scroll.take()
        if events.count == 1, case .move(let point, let time) = events[0], scrolled == nil {
            heldMove = (point, time)
            return
        }
        if scrolled != nil { holdIsOpen = false }
        if !events.isEmpty || scrolled != nil { finishBatch() }
        for event in events { pass(event) }
        guard let focus, var scrolled, speaks(for: focus) else { return }
        scrolled.at = position
        if seat.keyboard?.modifiers.contains(.shift) == true { scrolled.goAside() }
        focus.role?.receive(.scroll(scrolled))
    }

    private func pass(_ event: Gathered) {
        switch event {
        case .enter(let surface, let serial, let point):
            leave()
            guard let surface = seat.display.content(of: surface) else { return }
            focus = surface
            position = point
            cursor.enter(serial: serial, look(over: surface))
            _ = speaks(for: surface)
        case .leave: leave()
        case .move(let point, let time):
            woke()
            moved(to: point, time: time)
        case .button(let button, let isPressed, let serial, let time):
            guard let focus else { return }
            if isPressed {
                // A compositor that forgot the release of a button: it is down already.
                guard !focus.dropsPress, speaks(for: focus), pressed.insert(button).inserted else { return }
                pressSerial = serial
                seat.notePress(serial, on: focus)
                focus.role?.receive(.pointerDown(button, time: time))
            } else if pressed.remove(button) != nil {
                focus.role?.receive(.pointerUp(button, time: time))
            }
        }
    }

    /// A press ends with the pointer's leave: no release will come.
    private func leave() {
        finishBatch()
        cursor.leave()
        guard let focus else { return }
        let time = seat.timestamps.now()
        self.focus = nil
        holdIsOpen = false
        scroll.reset()
        guard focus.pointer === self else { return }
        focus.pointer = nil
        if !pressed.isEmpty {
            pressed = []
            focus.role?.receive(.pointerCancel(time: time))
        }
        focus.role?.receive(.pointerLeave(time: time))
    }

    private func moved(to point: Point, time: Time) {
        closeHold()
        position = point
        guard let focus else { return }
        // Who takes a surface over enters where the pointer is.
        let isKnown = focus.pointer === self
        if speaks(for: focus), isKnown { focus.role?.receive(.pointerMove(to: point, time: time)) }
    }

    /// Whether this pointer is the one that the surface hears of. With several seats several pointers may be over it: a
    /// press keeps it, otherwise it goes to the one that does something.
    private func speaks(for surface: ContentSurface) -> Bool {
        guard surface.pointer !== self else { return true }
        if let other = surface.pointer {
            guard !other.isPressing(surface) else { return false }
            surface.role?.receive(.pointerLeave(time: seat.timestamps.now()))
        }
        surface.pointer = self
        surface.role?.receive(.pointerEnter(at: position, time: seat.timestamps.now()))
        return true
    }
}

extension PointerButton {
    /// The button of a Linux event code (BTN_LEFT is 0x110).
    init(code: UInt32) {
        switch code {
        case 0x110: self = .left
        case 0x111: self = .right
        case 0x112: self = .middle
        default: self = .other(code)
        }
    }
}
