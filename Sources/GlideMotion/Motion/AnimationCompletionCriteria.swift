/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criterion: Hashable, Sendable {
        case logicallyComplete
        case removed
    }

    private let criterion: Criterion

    /// When the change is as good as done: a spring after its perceptual duration, a curve at its end. Later
    /// animations of the same values do not matter.
    public static let logicallyComplete = AnimationCompletionCriteria(criterion: .logicallyComplete)
    /// When nothing moves any more, animations that were merged in later included.
    public static let removed = AnimationCompletionCriteria(criterion: .removed)
}
