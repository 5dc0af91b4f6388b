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
