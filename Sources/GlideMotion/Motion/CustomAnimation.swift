/// An animation that computes its own course.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the change `value` that is done `time` seconds after the start, from zero (the old state) to
    /// `value` (the new state); nil once the animation is over. It is asked with rising times; what must be
    /// remembered between two questions belongs into `context.state`.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

    /// The velocity at `time`, in units per second; nil if the animation does not know. A spring that takes over
    /// then measures it.
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

    /// Whether this animation takes the place of `previous`, which is still running, for the whole change `value` from
    /// then on. With false, the previous one runs on and this one leads from its moving value to the new target.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }

    /// No.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// Any custom animation, comparable with others.
struct CustomAnimationBox: Hashable, Sendable {
    let base: any CustomAnimation

    init(_ base: some CustomAnimation) {
        self.base = base
    }

    static func == (a: CustomAnimationBox, b: CustomAnimationBox) -> Bool {
        func isEqual<First: CustomAnimation>(_ first: First) -> Bool { (b.base as? First) == first }
        return isEqual(a.base)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: base)))
        base.hash(into: &hasher)
    }
}
