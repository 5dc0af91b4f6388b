/// What a person is to feel.
enum HapticFeedback: Hashable {
    /// A blow of some strength, 0…1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
    /// The choice moved on.
    case selection
    /// Something went well or not.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// Where feedback goes: the list is what tests look at.
@MainActor
enum HapticOutput {
    /// What was asked for, oldest first; the last 100.
    private(set) static var requested: [HapticFeedback] = []
    /// Lets feedback be felt, in an app.
    static var player: ((HapticFeedback) -> Void)?

    static func play(_ feedback: HapticFeedback) {
        if requested.count == 100 { requested.removeFirst() }
        requested.append(feedback)
        player?(feedback)
    }

    static func forget() {
        requested.removeAll()
    }
}
