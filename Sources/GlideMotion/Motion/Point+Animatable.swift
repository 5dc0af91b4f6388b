extension Point: Animatable {
    /// The coordinates, in points.
    @inlinable nonisolated public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { self = Point(x: newValue.first, y: newValue.second) }
    }
}
