// Stand-ins until the gesture floor is merged; delete then.
/// What a window is told about fingers, the pointer and the keyboard. Places are window coordinates in points.
enum InputEvent {
    case touchDown(id: Int, at: Point, time: Time)
    case touchMove(id: Int, to: Point, time: Time)
    case touchUp(id: Int, time: Time)
    /// All touches end without having been lifted.
    case touchCancel(time: Time)

    case pointerEnter(at: Point, time: Time)
    case pointerMove(to: Point, time: Time)
    case pointerLeave(time: Time)
    case pointerDown(PointerButton, time: Time)
    case pointerUp(PointerButton, time: Time)
    /// The press ends without a release; the pointer stays where it is.
    case pointerCancel(time: Time)

    case scroll(ScrollEvent)

    case keyDown(KeyEvent)
    case keyUp(KeyEvent)

    /// The window gains or loses the keyboard.
    case focus(Bool)
    /// The window becomes, or stops being, the active one.
    case activation(Bool)
}

/// One movement of a wheel or of fingers on a touchpad.
struct ScrollEvent: Hashable, Sendable {
    /// How far the content is asked to move past the viewport, in points; positive shows what lies below or to the right.
    var delta: Size
    var source: ScrollSource
    /// The fingers have been lifted; `delta` is zero then.
    var isEnd: Bool
    /// The pointer's place in the window.
    var at: Point
    var time: Time
    /// Clicks of a wheel, fractions included, where the device counts them.
    var steps: Size?

    init(
        delta: Size, source: ScrollSource, isEnd: Bool = false, at: Point, time: Time, steps: Size? = nil
    ) {
        self.delta = delta
        self.source = source
        self.isEnd = isEnd
        self.at = at
        self.time = time
        self.steps = steps
    }
}

/// What a scroll event comes from.
public enum ScrollSource: Hashable, Sendable, CaseIterable {
    /// A wheel with steps.
    case wheel
    /// Fingers on a touchpad; an end follows when they are lifted.
    case finger
    /// A device that scrolls continuously without fingers, such as a trackpoint.
    case continuous
}

/// A key that goes down, repeats or comes up.
struct KeyEvent: Hashable, Sendable {
    var key: Key
    /// The text that the key types with the modifiers held; empty for keys that type nothing.
    var text: String
    var modifiers: EventModifiers
    /// Whether the key is being held and repeats.
    var isRepeat: Bool
    var time: Time

    init(key: Key, text: String = "", modifiers: EventModifiers = [], isRepeat: Bool = false, time: Time) {
        self.key = key
        self.text = text
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.time = time
    }
}

/// A key, by what it does rather than by where it is.
public enum Key: Hashable, Sendable {
    /// A key that types, by the character it gives without modifiers.
    case character(Character)
    /// Return, also the keypad's Enter.
    case `return`
    /// Tab, also with Shift.
    case tab
    /// The space bar.
    case space
    /// Escape.
    case escape
    /// Backspace: deletes before the cursor.
    case delete
    /// Delete: deletes after the cursor.
    case deleteForward
    /// Insert.
    case insert
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// The context-menu key.
    case menu
    /// F1 to F35, by number.
    case function(Int)
    /// Shift, Control and the like, pressed by themselves.
    case modifier(EventModifiers)
    /// Any other key, by its xkb keysym.
    case other(UInt32)
}

/// The modifier keys held during an event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: Int

    /// The modifiers whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock is on.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift is held.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control is held.
    public static let control = EventModifiers(rawValue: 4)
    /// Alt is held.
    public static let option = EventModifiers(rawValue: 8)
    /// The logo key (Super, Windows) is held.
    public static let command = EventModifiers(rawValue: 16)
    /// The key belongs to the keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all = EventModifiers(rawValue: 63)
}

/// A button of a mouse or of another pointing device.
public enum PointerButton: Hashable, Sendable {
    /// The primary button: the only one that starts taps and drags.
    case left
    /// The secondary button.
    case right
    /// The wheel's button.
    case middle
    /// Any other button, by its Linux event code.
    case other(UInt32)
}

