/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let rank: Int

    /// When the view appears and nothing has the focus.
    public static let automatic = DefaultFocusEvaluationPriority(rank: 0)
    /// Also when keys move the focus into the view from outside.
    public static let userInitiated = DefaultFocusEvaluationPriority(rank: 1)
}
