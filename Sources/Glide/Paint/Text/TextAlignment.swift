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

extension TextAlignment {
    /// The same side where `isRightToLeft`, when lines are lined up from the left.
    func mirrored(_ isRightToLeft: Bool) -> TextAlignment {
        switch self {
        case .leading where isRightToLeft: .trailing
        case .trailing where isRightToLeft: .leading
        default: self
        }
    }
}
