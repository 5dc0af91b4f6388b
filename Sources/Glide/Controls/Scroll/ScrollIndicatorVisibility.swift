/// Whether scroll views show how far they have been moved.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    /// While they move, and while the pointer is near their edge.
    case automatic
    /// Always, where there is more content than room.
    case visible
    /// Never.
    case hidden
    /// Never.
    case never
}
