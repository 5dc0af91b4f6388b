extension Angle: Animatable {
    /// The angle in radians times 128, so that thresholds made for points suit it.
    nonisolated public var animatableData: Double {
        get { radians * unitValueScale }
        set { radians = newValue / unitValueScale }
    }
}
