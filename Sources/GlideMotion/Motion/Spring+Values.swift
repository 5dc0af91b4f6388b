extension Spring {
    private func response(at time: Double) -> MotionResponse {
        guard isValid, !time.isNaN else { return .still }
        return motion.response(at: time)
    }

    /// Where a thing is that started at zero with `initialVelocity` (units per second), `time` seconds on its way to
    /// `target`. Times of 0 and less give the start; an invalid spring or a NaN time stays there.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        target + response(at: time).offset(from: .zero - target, velocity: initialVelocity)
    }

    /// The velocity that belongs to `value(target:initialVelocity:time:)`, in units per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        response(at: time).velocity(from: .zero - target, velocity: initialVelocity)
    }

    /// Moves `value` and `velocity` on by `deltaTime` seconds on their way to `target`, exactly: many small steps
    /// and one large one end at the same place. Steps of 0 or less change nothing.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let step = response(at: deltaTime)
        guard step != .start, step != .still else { return }
        let offset = value - target
        value = target + step.offset(from: offset, velocity: velocity)
        velocity = step.velocity(from: offset, velocity: velocity)
    }

    /// The force on a thing at `position` with `velocity`: stiffness·(target − position) − damping·velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Seconds until a thing that starts from rest, one unit away, stays within 0.001 of its target. Infinite for a
    /// spring without damping. The formula is SwiftUI's: ln((α + 1)/0.001)/α with α = ζω below critical damping.
    public var settlingDuration: Double { motion.settlingDuration(epsilon: 0.001) }

    /// Seconds until a thing that starts at zero with `initialVelocity` stays within `epsilon` of `target`.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> Double {
        let offset = target.magnitudeSquared.squareRoot()
        let gone = (target.scaled(by: motion.decay) - initialVelocity).magnitudeSquared.squareRoot()
        // Above critical damping a motion is a sum of two decays along offset and velocity: the sum of the lengths
        // bounds it, and the sign is that of the velocity away from the target.
        let along = initialVelocity.magnitudeSquared.squareRoot()
        let away = (target + initialVelocity).magnitudeSquared < (offset * offset + along * along)
        return motion.settlingDuration(
            offset: offset, velocity: away ? along : -along, speed: gone, epsilon: epsilon)
    }
}

extension Spring {
    /// Where a thing is that started at `fromValue` with `initialVelocity`, `time` seconds on its way to `toValue`.
    public func value<V: VectorArithmetic>(fromValue: V, toValue: V, initialVelocity: V = .zero, time: Double) -> V {
        toValue + response(at: time).offset(from: fromValue - toValue, velocity: initialVelocity)
    }

    /// The velocity that belongs to `value(fromValue:toValue:initialVelocity:time:)`, in units per second.
    public func velocity<V: VectorArithmetic>(
        fromValue: V, toValue: V, initialVelocity: V = .zero, time: Double
    ) -> V {
        response(at: time).velocity(from: fromValue - toValue, velocity: initialVelocity)
    }
}

extension Spring {
    /// Where a thing is that started at `fromValue` with `initialVelocity`, `time` seconds on its way to `toValue`.
    @MainActor @_disfavoredOverload
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        let start = fromValue.animatableData
        var result = toValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity that belongs to `value(fromValue:toValue:initialVelocity:time:)`, in units per second.
    @MainActor @_disfavoredOverload
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Moves `value` and `velocity` on by `deltaTime` seconds on their way to `target`.
    @MainActor @_disfavoredOverload
    public func update<V: Animatable>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        var position = value.animatableData
        var speed = velocity.animatableData
        update(value: &position, velocity: &speed, target: target.animatableData, deltaTime: deltaTime)
        value.animatableData = position
        velocity.animatableData = speed
    }

    /// The force on a thing at `position` with `velocity` that began at `fromValue` and goes to `toValue`.
    @MainActor @_disfavoredOverload
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Seconds until a thing that starts at `fromValue` with `initialVelocity` stays within `epsilon` of `toValue`.
    @MainActor @_disfavoredOverload
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> Double {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

extension Spring: CustomStringConvertible {
    /// The spring as `Spring(duration: 0.5, bounce: 0.0)`.
    public var description: String { "Spring(duration: \(duration), bounce: \(bounce))" }
}
