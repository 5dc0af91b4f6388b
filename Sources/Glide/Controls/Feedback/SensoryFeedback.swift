/// What a person is to feel when something changes.
public struct SensoryFeedback: Equatable, Sendable {
    let haptic: HapticFeedback

    /// Something went well.
    public static let success = SensoryFeedback(haptic: .notification(.success))
    /// Something went not quite well.
    public static let warning = SensoryFeedback(haptic: .notification(.warning))
    /// Something went badly.
    public static let error = SensoryFeedback(haptic: .notification(.error))
    /// The choice moved on.
    public static let selection = SensoryFeedback(haptic: .selection)
    /// A value went above a mark.
    public static let increase = SensoryFeedback(haptic: .impact(.light, intensity: 1))
    /// A value went below a mark.
    public static let decrease = SensoryFeedback(haptic: .impact(.soft, intensity: 1))
    /// Something began.
    public static let start = SensoryFeedback(haptic: .impact(.medium, intensity: 1))
    /// Something ended.
    public static let stop = SensoryFeedback(haptic: .impact(.rigid, intensity: 1))
    /// What is dragged has come into line with something.
    public static let alignment = SensoryFeedback(haptic: .selection)
    /// A pressure or a level moved on.
    public static let levelChange = SensoryFeedback(haptic: .selection)
    /// Two things met.
    public static let impact = SensoryFeedback(haptic: .impact(.medium, intensity: 1))

    /// How heavy the things are that meet.
    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Small and light.
        public static let light = Weight(style: .light)
        /// Middling.
        public static let medium = Weight(style: .medium)
        /// Large and heavy.
        public static let heavy = Weight(style: .heavy)
    }

    /// How far the things give way that meet.
    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle

        /// Hardly.
        public static let rigid = Flexibility(style: .rigid)
        /// A little.
        public static let solid = Flexibility(style: .medium)
        /// Far.
        public static let soft = Flexibility(style: .soft)
    }

    /// Two things of a `weight` met.
    ///
    /// - Parameter intensity: how strongly, 0…1; values outside count as the nearer end, NaN as 0.
    public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(haptic: .impact(weight.style, intensity: intensity > 0 ? min(intensity, 1) : 0))
    }

    /// Two things of a `flexibility` met.
    ///
    /// - Parameter intensity: how strongly, 0…1; values outside count as the nearer end, NaN as 0.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(haptic: .impact(flexibility.style, intensity: intensity > 0 ? min(intensity, 1) : 0))
    }
}

extension View {
    /// Lets `feedback` be felt whenever `trigger` has changed; not when the view comes.
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Lets `feedback` be felt whenever `trigger` has changed and `condition` says so of its old and new value.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger,
        condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Lets be felt what `feedback` says of the old and the new value, whenever `trigger` has changed.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            if let haptic = feedback(old, new)?.haptic { HapticOutput.play(haptic) }
        }
    }
}
