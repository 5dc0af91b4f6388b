import Wayland
import WaylandClient

/// The keyboard of a seat.
@MainActor
final class KeyboardDevice {
    private let keyboard: WlKeyboard
    private unowned let seat: Seat
    private var map: KeyboardMap?
    private var wireModifiers = WireModifiers()
    /// Loaded with the first key: reading the table takes milliseconds.
    private var compose: ComposeState?
    private var keyRepeat: KeyRepeat!
    private weak var focus: ContentSurface?
    /// Keys that went down here; those that were held when the focus came type nothing and are not among them.
    private var pressed: [UInt32: KeyEvent] = [:]

    init(_ keyboard: WlKeyboard, seat: Seat) {
        self.keyboard = keyboard
        self.seat = seat
        keyRepeat = KeyRepeat(clock: seat.display.clock) { [unowned self] in repeatKey($0, at: $1) }
        keyboard.onEvent = { [unowned self] in handle($0) }
    }

    /// The surface goes: nothing more is sent to it.
    func forget(_ surface: ContentSurface) {
        guard focus === surface else { return }
        focus = nil
        pressed = [:]
        keyRepeat.stop()
    }

    /// The seat lost its keyboard, or goes itself.
    func destroy() {
        leave()
        keyboard.release()
    }

    private func handle(_ event: WlKeyboard.Event) {
        switch event {
        case .keymap(let format, let descriptor, let size):
            guard format == .xkbV1, map?.isSame(as: descriptor, size: Int(size)) != true,
                let map = KeyboardMap(descriptor, size: Int(size))
            else { return }
            self.map = map
            map.setModifiers(wireModifiers)
            keyRepeat.stop()
        case .enter(_, let surface, _):
            // Modifiers may have come before; only a focus that is left clears them.
            if focus != nil { leave() }
            focus = seat.display.content(of: surface)
            focus?.keyboardCame()
        case .leave: leave()
        case .key(let serial, let time, let code, let state):
            if state == .pressed, let focus { seat.notePress(serial, on: focus) }
            key(code, state, time: seat.timestamps.time(time))
        case .modifiers(_, let depressed, let latched, let locked, let group):
            wireModifiers = WireModifiers(depressed: depressed, latched: latched, locked: locked, group: group)
            map?.setModifiers(wireModifiers)
        case .repeatInfo(let rate, let delay): keyRepeat.configure(rate: rate, delay: delay)
        }
    }

    private func key(_ code: UInt32, _ state: WlKeyboardKeyState, time: Time) {
        guard let focus, let map else { return }
        switch state {
        case .pressed where pressed[code] != nil: repeatKey(code, at: time)
        case .pressed:
            let event = makeEvent(code, map: map, time: time)
            pressed[code] = event
            if map.repeats(code) { keyRepeat.start(code, at: time) }
            focus.role?.receive(.keyDown(event))
        case .repeated: repeatKey(code, at: time)
        default:
            keyRepeat.stop(code)
            guard var event = pressed.removeValue(forKey: code) else { return }
            event.isRepeat = false
            event.modifiers = map.modifiers.union(event.modifiers.intersection(.numericPad))
            event.time = time
            focus.role?.receive(.keyUp(event))
        }
    }

    private func makeEvent(_ code: UInt32, map: KeyboardMap, time: Time) -> KeyEvent {
        let keysym = map.keysym(code)
        let compose = self.compose ?? ComposeState()
        self.compose = compose
        let text =
            switch compose.feed(keysym) {
            case .plain: Self.typed(map.text(code))
            case .nothing: ""
            case .text(let composed): composed
            }
        var modifiers = map.modifiers
        if Key.isKeypad(keysym) { modifiers.insert(.numericPad) }
        // The keypad's digits are on another level than its arrows: there the modifiers decide.
        let key = Key(keysym: Key.isKeypad(keysym) ? keysym : map.plainKeysym(code))
        return KeyEvent(key: key, text: text, modifiers: modifiers, isRepeat: false, time: time)
    }

    /// Control characters are no text.
    private static func typed(_ text: String) -> String {
        text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? "" : text
    }

    /// The modifiers that are held.
    var modifiers: EventModifiers { map?.modifiers ?? [] }

    private func repeatKey(_ code: UInt32, at time: Time) {
        guard let focus, var event = pressed[code] else { return keyRepeat.stop() }
        event.isRepeat = true
        event.time = time
        focus.role?.receive(.keyDown(event))
    }

    private func leave() {
        keyRepeat.stop()
        compose?.reset()
        let released = pressed.sorted { $0.key < $1.key }.map(\.value)
        pressed = [:]
        wireModifiers = WireModifiers(group: wireModifiers.group)
        map?.setModifiers(wireModifiers)
        guard let focus else { return }
        self.focus = nil
        let time = seat.timestamps.now()
        for var event in released {
            event.isRepeat = false
            event.time = time
            focus.role?.receive(.keyUp(event))
        }
        focus.keyboardWent()
    }
}
