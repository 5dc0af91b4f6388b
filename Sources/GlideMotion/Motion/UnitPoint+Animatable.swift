extension UnitPoint: Animatable {
    /// The fractions times 128, so that thresholds made for points suit them.
    nonisolated public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x * unitValueScale, y * unitValueScale) }
        set { self = UnitPoint(x: newValue.first / unitValueScale, y: newValue.second / unitValueScale) }
    }
}
