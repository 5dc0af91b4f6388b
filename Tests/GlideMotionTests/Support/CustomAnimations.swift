import GlideMotion

/// Straight, like `.linear(duration:)`, but computed by itself.
struct LinearAnimation: CustomAnimation {
    var seconds: TimeInterval
    var tellsVelocity = true

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < seconds ? value.scaled(by: time / seconds) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        tellsVelocity ? value.scaled(by: 1 / seconds) : nil
    }
}

/// t² of the way, without a word about its velocity.
struct SquareAnimation: CustomAnimation {
    var seconds: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < seconds ? value.scaled(by: time * time / (seconds * seconds)) : nil
    }
}

/// Stays, then jumps; counts as complete half-way.
struct StepAnimation: CustomAnimation {
    var seconds: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= seconds / 2 { context.isLogicallyComplete = true }
        return time < seconds ? .zero : nil
    }
}

/// Counts how often it was asked, and goes a tenth of the way at each question.
struct CountingAnimation: CustomAnimation {
    struct Count: AnimationStateKey {
        static let defaultValue = 0
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Count.self] += 1
        let count = context.state[Count.self]
        return count < 10 ? value.scaled(by: Double(count) / 10) : nil
    }
}

/// Straight at a fixed pace, and merges with its own kind: the pace is kept and the way gets longer.
struct MergingAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 1 ? value.scaled(by: time) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        previous == Animation(self)
    }
}

/// Hands out numbers that are none.
struct NonsenseAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: .nan)
    }
}
