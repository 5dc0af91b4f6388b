extension Animation {
    /// The part of the change `value` that is done `time` seconds after the start; nil once the animation is over.
    /// For custom animations that are made of others.
    public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        kind.animate(value: value, time: time, context: &context)
    }

    /// The velocity at `time`, in units per second; nil where a custom animation does not know it.
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        kind.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes the place of `previous` for the whole change `value`. Springs do, and go on with
    /// the place and the velocity that the previous one has reached; of the others only custom ones that say so.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        kind.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Whether a custom animation is inside.
    var isCustom: Bool { kind.isCustom }
}

extension Animation.Kind {
    var isCustom: Bool {
        switch self {
        case .custom: true
        case .delay(let base, _), .speed(let base, _), .repetition(let base, _, _), .logicalCompletion(let base, _):
            base.isCustom
        default: false
        }
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard isCustom else { return motion(value: value, time: time, context: &context)?.position }
        switch self {
        case .custom(let box):
            return box.base.animate(value: value, time: time, context: &context)
        case .delay(let base, let seconds):
            return base.animate(value: value, time: max(0, time - seconds), context: &context)
        case .speed(let base, let factor):
            return base.animate(value: value, time: factor > 0 ? time * factor : 0, context: &context)
        case .repetition(let base, let count, let autoreverses):
            var memory = context.state[RepetitionKey<V>.self]
            var result = base.animate(value: value, time: time - memory.start, context: &memory.pass)
            if result == nil {
                guard memory.index + 1 < count else { return nil }
                memory = RepetitionMemory(index: memory.index + 1, start: time)
                result = base.animate(value: value, time: 0, context: &memory.pass) ?? value
            }
            context.isLogicallyComplete = memory.index + 1 >= count && memory.pass.isLogicallyComplete
            context.state[RepetitionKey<V>.self] = memory
            guard let result else { return nil }
            return autoreverses && memory.isReversed ? value - result : result
        case .logicalCompletion(let base, let seconds):
            let result = base.animate(value: value, time: time, context: &context)
            if time >= seconds { context.isLogicallyComplete = true }
            return result
        default: return nil
        }
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard isCustom else {
            var copy = context
            return motion(value: value, time: time, context: &copy)?.velocity ?? .zero
        }
        switch self {
        case .custom(let box):
            return box.base.velocity(value: value, time: time, context: context)
        case .delay(let base, let seconds):
            return time < seconds
                ? .zero : base.velocity(value: value, time: max(0, time - seconds), context: context)
        case .speed(let base, let factor):
            guard factor > 0 else { return .zero }
            return base.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
        case .repetition(let base, _, let autoreverses):
            let memory = context.state[RepetitionKey<V>.self]
            let velocity = base.velocity(value: value, time: time - memory.start, context: memory.pass)
            return autoreverses && memory.isReversed ? velocity.map { .zero - $0 } : velocity
        case .logicalCompletion(let base, _):
            return base.velocity(value: value, time: time, context: context)
        default: return nil
        }
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        switch self {
        case .custom(let box):
            return box.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .standard, .fluidSpring:
            var copy = context
            let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
            let position = previous.animate(value: value, time: time, context: &copy) ?? value
            context = AnimationContext()
            context.state[FluidStartKey<V>.self] = FluidStart(position: position, velocity: velocity, time: time)
            return true
        default: return false
        }
    }

    /// Place and velocity of an animation without a custom part, from zero to `value`; nil when it is over.
    private func motion<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> (position: V, velocity: V)? {
        guard let progress = Progress(Animation(self)), !time.isNaN else { return nil }
        let start = context.state[FluidStartKey<V>.self] ?? FluidStart(position: .zero, velocity: .zero, time: 0)
        let offset = start.position - value
        let elapsed = time - start.time
        context.isLogicallyComplete = elapsed >= progress.logicalDuration
        var leafDuration = progress.leaf.duration
        if progress.isFluid, !progress.isRepeated {
            let interval = max(offset.magnitudeSquared, value.magnitudeSquared)
            leafDuration = Settling(offset: offset, velocity: start.velocity, interval: interval, scale: 1)
                .duration(of: progress.leaf)
        }
        guard elapsed < progress.duration(leafDuration: leafDuration) else { return nil }
        let response = progress.response(at: elapsed)
        return (
            value + response.offset(from: offset, velocity: start.velocity),
            response.velocity(from: offset, velocity: start.velocity)
        )
    }
}

/// Where a repetition of a custom animation stands: passes have no known length.
private struct RepetitionMemory<Value: VectorArithmetic> {
    var index = 0.0
    var start = 0.0
    var pass = AnimationContext<Value>()

    var isReversed: Bool { index.truncatingRemainder(dividingBy: 2) == 1 }
}

private enum RepetitionKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: RepetitionMemory<V> { RepetitionMemory() }
}

/// The place and the velocity with which a spring has taken over.
private struct FluidStart<Value: VectorArithmetic> {
    var position: Value
    var velocity: Value
    var time: Double
}

private enum FluidStartKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: FluidStart<V>? { nil }
}
