/// Where a view stands in its coming and going.
@frozen
public enum TransitionPhase: Hashable, Sendable {
    /// About to come: what the view looks like in this phase is where its way in starts.
    case willAppear
    /// There.
    case identity
    /// Gone: what the view looks like in this phase is where its way out ends.
    case didDisappear

    /// Whether the view is there; a transition must not change how it looks then.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the view comes, 0 while it is there, 1 once it is gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
