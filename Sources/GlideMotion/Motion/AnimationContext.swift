/// What a custom animation is told, and what it remembers, about one running change.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation has stored.
    public var state: AnimationState<Value>
    /// Whether the animation counts as complete, although it may still be moving. Set it to let completions run.
    public var isLogicallyComplete: Bool = false

    /// A context that remembers `state`.
    public init(state: AnimationState<Value> = AnimationState()) {
        self.state = state
    }

    /// The same context with another memory, for an animation inside this one.
    public func withState<Other: VectorArithmetic>(_ state: AnimationState<Other>) -> AnimationContext<Other> {
        var other = AnimationContext<Other>(state: state)
        other.isLogicallyComplete = isLogicallyComplete
        return other
    }
}
