/// Lets a person feel how something ended.
@MainActor
public final class UINotificationFeedbackGenerator {
    /// How something ended.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// Well.
        case success
        /// Not quite well.
        case warning
        /// Badly.
        case error
    }

    /// Feedback for an end.
    public init() {}

    /// Does nothing: no device needs to be woken.
    public func prepare() {}

    /// Lets the end be felt.
    public func notificationOccurred(_ notificationType: FeedbackType) {
        HapticOutput.play(.notification(notificationType))
    }
}
