/// A key, by the character that stands for it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character: what the key types without modifiers, or the code that stands for a key that types nothing.
    public var character: Character

    /// The key that `character` stands for.
    public init(_ character: Character) {
        self.character = character
    }

    /// The key that `character` stands for.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Backspace: deletes before the cursor.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete: deletes after the cursor.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Return, also the keypad's Enter.
    public static let `return` = KeyEquivalent("\r")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
}

extension KeyEquivalent {
    /// The key of an event; nil for one that no character stands for.
    init?(_ key: Key) {
        switch key {
        case .character(let character): self.init(character)
        case .return: self = .return
        case .tab: self = .tab
        case .space: self = .space
        case .escape: self = .escape
        case .delete: self = .delete
        case .deleteForward: self = .deleteForward
        case .upArrow: self = .upArrow
        case .downArrow: self = .downArrow
        case .leftArrow: self = .leftArrow
        case .rightArrow: self = .rightArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        // The codes of the function keys follow one another from F1 on.
        case .function(let number):
            self.init(Character(Unicode.Scalar(0xF703 + UInt32(min(max(number, 1), 35))) ?? " "))
        case .insert, .menu, .modifier, .other: return nil
        }
    }
}
