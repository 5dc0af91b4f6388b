/// Lets a person feel that a choice moves from one value to the next.
@MainActor
public final class UISelectionFeedbackGenerator {
    /// Feedback for a choice.
    public init() {}

    /// Does nothing: no device needs to be woken.
    public func prepare() {}

    /// Lets the step be felt.
    public func selectionChanged() {
        HapticOutput.play(.selection)
    }
}
