/// A key that a view with the focus is told of.
public struct KeyPress: Sendable {
    /// What a key does.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// One bit a phase.
        public let rawValue: Int

        /// The phases whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It goes down.
        public static let down = Phases(rawValue: 1)
        /// It is held, and counts once more.
        public static let `repeat` = Phases(rawValue: 2)
        /// It comes up.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all = Phases(rawValue: 7)
    }

    /// What became of a key.
    public enum Result: Hashable, Sendable {
        /// It is used up: nobody else is told, and it does nothing else.
        case handled
        /// Others are told, and it does what it usually does.
        case ignored
    }

    /// What the key does.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What it types, with the modifiers held and the dead keys before it; empty for a key that types nothing.
    public let characters: String
    /// The modifiers held.
    public let modifiers: EventModifiers
}

extension KeyPress {
    /// What views are told of an event; nil for keys of which they are not: modifiers by themselves, and the parts of a
    /// sequence of dead keys.
    init?(_ event: KeyEvent, isDown: Bool) {
        guard let key = KeyEquivalent(event.key) ?? event.text.first.map({ KeyEquivalent($0) }), !event.isComposing
        else { return nil }
        self.key = key
        phase = !isDown ? .up : event.isRepeat ? .repeat : .down
        characters = event.text
        modifiers = event.modifiers
    }
}
