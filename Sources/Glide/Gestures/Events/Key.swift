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
