/// How the lines of a text lie under each other.
@frozen
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// Their beginnings form an edge.
    case leading
    /// Their middles lie under each other.
    case center
    /// Their ends form an edge.
    case trailing
}
