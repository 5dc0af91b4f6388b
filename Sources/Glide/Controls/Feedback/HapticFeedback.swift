/// What a person is to feel.
enum HapticFeedback: Hashable {
    /// A blow of some strength, 0…1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
    /// The choice moved on.
    case selection
    /// Something went well or not.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// Where feedback goes. Nothing on the machine vibrates yet: the list is what tests look at.
@MainActor
enum HapticOutput {
    /// What was asked for, oldest first; the last 100.
    private(set) static var requested: [HapticFeedback] = []

    static func play(_ feedback: HapticFeedback) {
        if requested.count == 100 { requested.removeFirst() }
        requested.append(feedback)
    }

    static func forget() {
        requested.removeAll()
    }
}
