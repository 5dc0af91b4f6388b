extension Size: Animatable {
    /// The extents, in points.
    @inlinable nonisolated public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(width, height) }
        set { self = Size(width: newValue.first, height: newValue.second) }
    }
}
