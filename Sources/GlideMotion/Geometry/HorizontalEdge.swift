/// The leading or the trailing side.
@frozen
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The side at which reading starts.
    case leading
    /// The side at which reading ends.
    case trailing
}
