/// One animation of an attribute: what it does to the offset that the animations below it leave.
///
/// A layer that *takes over* leads from its own start offset and velocity to zero and lets nothing through from below
/// once its `handoff` has come; until then it passes on what is below, moved by the change of the model.
/// A layer that *combines* multiplies the offset below, seen from the new model, by the share that is left of its way:
/// x(t) = x_old(t) + (target − x_old(t))·f(t − t₁), seen from the target.
struct MotionLayer<Value: VectorArithmetic> {
    let animation: Animation
    let progress: Progress
    let custom: CustomRun<Value>?
    /// Seconds on the clock at which the change happened.
    let start: Double
    /// Seconds on the clock from which on nothing below counts; infinite for a layer that combines.
    var handoff: Double
    /// Seconds on the clock at which the animation is over; infinite while a custom one has not said so.
    var end: Double
    /// Seconds on the clock at which the animation counts as complete.
    var logicalEnd: Double
    /// How far the model moved.
    let delta: Value
    /// The offset from the new model with which the way starts.
    var offset: Value
    /// The velocity with which it starts.
    var velocity: Value

    /// Whether the layer is over at `time`, with nothing left of it or of what is below.
    @inline(__always) func hasEnded(at time: Double) -> Bool {
        if time >= end { return true }
        if let custom, let customEnd = custom.end { return time >= start + customEnd }
        return false
    }

    /// Whether the layer does not need what is below at `time`.
    @inline(__always) func standsAlone(at time: Double) -> Bool { time >= handoff }

    /// The offset at `time` above an offset of `below`.
    @inline(__always) func offset(at time: Double, above below: Value) -> Value {
        if standsAlone(at: time) {
            if let custom { return custom.offset(at: time - start, from: offset) }
            return progress.response(at: time - start).offset(from: offset, velocity: velocity)
        }
        let moved = below - delta
        guard handoff == .infinity else { return moved }
        if let custom { return custom.offset(at: time - start, from: moved) }
        return moved.scaled(by: progress.response(at: time - start).position)
    }

    /// Offset and velocity at `time` above an offset and velocity of `below`.
    func state(at time: Double, above below: MotionState<Value>) -> MotionState<Value> {
        if standsAlone(at: time) {
            if let custom { return state(of: custom, at: time, moved: MotionState(offset: offset, velocity: .zero)) }
            let response = progress.response(at: time - start)
            return MotionState(
                offset: response.offset(from: offset, velocity: velocity),
                velocity: response.velocity(from: offset, velocity: velocity))
        }
        let moved = MotionState(offset: below.offset - delta, velocity: below.velocity)
        guard handoff == .infinity else { return moved }
        if let custom { return state(of: custom, at: time, moved: moved) }
        let response = progress.response(at: time - start)
        return MotionState(
            offset: moved.offset.scaled(by: response.position),
            velocity: moved.velocity.scaled(by: response.position) + moved.offset.scaled(by: response.positionSlope))
    }

    private func state(
        of custom: CustomRun<Value>, at time: Double, moved: MotionState<Value>
    ) -> MotionState<Value> {
        let interval = .zero - moved.offset
        guard let value = custom.value(at: time - start, interval: interval) else { return .rest }
        var velocity = custom.velocity(at: time - start, interval: interval)
        let offset = value + moved.offset
        // What is below moves on; the share of its velocity that shows is the share of the way that is left.
        let length = moved.offset.magnitudeSquared
        if length > 0 {
            velocity += moved.velocity.scaled(by: (offset.magnitudeSquared / length).squareRoot())
        }
        return MotionState(offset: offset, velocity: velocity)
    }
}

/// An offset and its velocity.
package struct MotionState<Value: VectorArithmetic> {
    /// The offset from the model.
    package var offset: Value
    /// The offset's velocity, in units per second.
    package var velocity: Value

    /// An offset with its velocity.
    package init(offset: Value, velocity: Value) {
        self.offset = offset
        self.velocity = velocity
    }

    /// No offset and no velocity.
    package static var rest: MotionState { MotionState(offset: .zero, velocity: .zero) }
}
