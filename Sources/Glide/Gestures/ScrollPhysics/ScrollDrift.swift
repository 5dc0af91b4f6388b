import Glibc

/// Content that goes on evenly while something is held at the edge of its viewport, and comes gently to rest at its end.
///
/// Asked at absolute times: how often it is asked changes nothing. Offsets in points, velocities in points per second of
/// the offset. Within the last v/ω points before the end the rest of the way decays as e^(−ωt), which begins with the
/// speed that the content has there, so that neither place nor speed jumps.
struct ScrollDrift: Hashable {
    /// How quickly content slows down, per second: ω.
    static let decay = 14.0
    /// So near the end, in points, content rests.
    static let restDistance = 0.1

    let start: Time
    let origin: Double
    /// Points per second while the end is far.
    let speed: Double
    /// Where it comes to rest: the end that it goes to.
    let landing: Double
    /// Seconds until it slows down.
    private let evenDuration: Double
    /// What is left of the way then, in points; it has the sign of the velocity.
    private let rest: Double

    /// Content at `offset`, taken into the legal `range`, that goes on with `velocity`. Values that are not finite count
    /// as 0, at which nothing moves.
    init(offset: Double, velocity: Double, in range: ClosedRange<Double>, at start: Time) {
        self.start = start
        origin = offset.isFinite ? min(max(offset, range.lowerBound), range.upperBound) : range.lowerBound
        speed = velocity.isFinite ? velocity : 0
        landing = speed == 0 ? origin : speed > 0 ? range.upperBound : range.lowerBound
        let way = abs(landing - origin)
        let slowing = min(way, abs(speed) / Self.decay)
        evenDuration = speed == 0 ? 0 : (way - slowing) / abs(speed)
        rest = speed < 0 ? -slowing : slowing
    }

    /// Seconds from the start to rest.
    var duration: Double {
        abs(rest) > Self.restDistance
            ? evenDuration + log(abs(rest) / Self.restDistance) / Self.decay : evenDuration
    }

    /// Whether the content has come to its end at `time`.
    func isAtRest(at time: Time) -> Bool { time - start >= duration }

    /// The offset at `time`: that of the start before it.
    func position(at time: Time) -> Double {
        let seconds = max(0, time - start)
        if isAtRest(at: time) { return landing }
        if seconds <= evenDuration { return origin + speed * seconds }
        return landing - rest * exp(-Self.decay * (seconds - evenDuration))
    }

    /// The velocity at `time`; 0 once it rests.
    func velocity(at time: Time) -> Double {
        if isAtRest(at: time) { return 0 }
        let seconds = max(0, time - start)
        if seconds <= evenDuration { return speed }
        return rest * Self.decay * exp(-Self.decay * (seconds - evenDuration))
    }
}
