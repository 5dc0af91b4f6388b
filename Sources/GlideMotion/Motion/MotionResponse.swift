/// How a linear motion towards 0 answers, at one moment, to the place and the velocity with which it started:
/// offset = position · start offset + impulse · start velocity; the slopes give the velocity in the same way.
@frozen
package struct MotionResponse: Hashable, Sendable {
    /// Share of the start offset that is left. 1 at the start, 0 at rest.
    package var position: Double
    /// Offset for each unit of start velocity, in seconds.
    package var impulse: Double
    /// Velocity for each unit of start offset, in 1/s.
    package var positionSlope: Double
    /// Share of the start velocity that is left.
    package var impulseSlope: Double

    /// The response with these four numbers.
    @inlinable
    package init(position: Double, impulse: Double, positionSlope: Double, impulseSlope: Double) {
        self.position = position
        self.impulse = impulse
        self.positionSlope = positionSlope
        self.impulseSlope = impulseSlope
    }

    /// A motion that has just begun.
    @inlinable package static var start: MotionResponse {
        MotionResponse(position: 1, impulse: 0, positionSlope: 0, impulseSlope: 1)
    }

    /// A motion that is over.
    @inlinable package static var rest: MotionResponse {
        MotionResponse(position: 0, impulse: 0, positionSlope: 0, impulseSlope: 0)
    }

    /// A thing that stands still at its start offset.
    @inlinable package static var still: MotionResponse {
        MotionResponse(position: 1, impulse: 0, positionSlope: 0, impulseSlope: 0)
    }

    /// The response to a start that first runs through `earlier` and then through this.
    @inlinable
    package func following(_ earlier: MotionResponse) -> MotionResponse {
        MotionResponse(
            position: position * earlier.position + impulse * earlier.positionSlope,
            impulse: position * earlier.impulse + impulse * earlier.impulseSlope,
            positionSlope: positionSlope * earlier.position + impulseSlope * earlier.positionSlope,
            impulseSlope: positionSlope * earlier.impulse + impulseSlope * earlier.impulseSlope)
    }

    /// The offset that is left of a start at `offset` with `velocity`.
    @inlinable
    package func offset<Value: VectorArithmetic>(from offset: Value, velocity: Value) -> Value {
        offset.scaled(by: position) + velocity.scaled(by: impulse)
    }

    /// The velocity that is left of a start at `offset` with `velocity`.
    @inlinable
    package func velocity<Value: VectorArithmetic>(from offset: Value, velocity: Value) -> Value {
        offset.scaled(by: positionSlope) + velocity.scaled(by: impulseSlope)
    }
}
