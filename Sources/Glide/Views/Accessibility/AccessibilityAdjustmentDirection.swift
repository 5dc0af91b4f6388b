/// Which way a value is to be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To more.
    case increment
    /// To less.
    case decrement
}
