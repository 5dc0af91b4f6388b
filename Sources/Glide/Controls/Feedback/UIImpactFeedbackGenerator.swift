/// Lets a person feel a blow, as when two things meet.
@MainActor
public final class UIImpactFeedbackGenerator {
    /// What kind of things meet.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// Small and light ones.
        case light
        /// Middling ones.
        case medium
        /// Large and heavy ones.
        case heavy
        /// Soft ones.
        case soft
        /// Hard ones.
        case rigid
    }

    private let style: FeedbackStyle

    /// Feedback for things of the kind `style`.
    public init(style: FeedbackStyle = .medium) {
        self.style = style
    }

    /// Does nothing: no device needs to be woken.
    public func prepare() {}

    /// Lets the blow be felt.
    ///
    /// - Parameter intensity: its strength, 0…1; values outside count as the nearer end, NaN as 0.
    public func impactOccurred(intensity: Double = 1) {
        HapticOutput.play(.impact(style, intensity: intensity > 0 ? min(intensity, 1) : 0))
    }
}
