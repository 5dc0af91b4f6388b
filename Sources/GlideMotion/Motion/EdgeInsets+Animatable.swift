extension EdgeInsets: Animatable {
    /// Top, then leading, then bottom and trailing.
    public typealias AnimatableData = AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>

    /// The four distances, in points: top, then leading, then bottom and trailing.
    @inlinable nonisolated public var animatableData: AnimatableData {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
