/// Where content goes after it was let go: it runs on, bounces at an edge, comes back; each hand-over at its exact time.
///
/// Asked at absolute times. Offsets in points, velocities in points per second of the offset (a finger that moves up
/// scrolls down: negate its velocity).
struct ScrollMotion: Hashable {
    private enum Leg: Hashable {
        case fling(ScrollFling)
        /// Beyond the edge at this offset.
        case bounce(ScrollBounce, edge: Double)
    }

    private struct Stretch: Hashable {
        var leg: Leg
        /// Seconds after the release.
        var start: Double
        var end: Double
    }

    /// When the content was let go.
    let start: Time
    /// The legal offsets.
    let range: ClosedRange<Double>
    /// Content that meets an edge.
    struct Impact: Hashable {
        var time: Time
        /// Points per second.
        var velocity: Double
    }

    /// Where the content comes to rest; always in `range`.
    let landing: Double
    /// When and how fast it runs into an edge first; nil if it stops before.
    private(set) var impact: Impact?
    private let initialOffset: Double
    private var stretches: [Stretch] = []

    /// Content at `offset`, in or beyond the legal `range`, let go with `velocity`.
    ///
    /// Without `bounces` it stops at the edge. Values that are not finite count as 0.
    init(
        offset: Double, velocity: Double, in range: ClosedRange<Double>, at start: Time,
        rate: ScrollRate = .normal, bounces: Bool = true
    ) {
        self.start = start
        self.range = range
        let offset = offset.isFinite ? offset : range.lowerBound
        let fling = ScrollFling(from: offset, velocity: velocity, rate: rate)
        initialOffset = offset
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        if edge != offset {
            guard bounces else {
                landing = edge
                return
            }
            let bounce = ScrollBounce(releasedAt: offset - edge, velocity: fling.velocity)
            if let crossing = bounce.returnTime {
                stretches.append(Stretch(leg: .bounce(bounce, edge: edge), start: 0, end: crossing))
                let inward = ScrollFling(from: edge, velocity: bounce.velocity(at: crossing), rate: rate)
                let end = Self.run(inward, from: crossing, in: range, bounces: bounces, into: &stretches)
                landing = end.landing
                impact = end.impact.map { Impact(time: start + $0.seconds, velocity: $0.velocity) }
            } else {
                stretches.append(Stretch(leg: .bounce(bounce, edge: edge), start: 0, end: bounce.duration))
                landing = edge
            }
            return
        }
        let end = Self.run(fling, from: 0, in: range, bounces: bounces, into: &stretches)
        landing = end.landing
        impact = end.impact.map { Impact(time: start + $0.seconds, velocity: $0.velocity) }
    }

    /// Content that runs from `offset` and comes to rest exactly at `landing`, both limited to `range`: for targets.
    init(offset: Double, landing: Double, in range: ClosedRange<Double>, at start: Time, rate: ScrollRate = .normal) {
        let from = offset.isFinite ? min(max(offset, range.lowerBound), range.upperBound) : range.lowerBound
        let to = landing.isFinite ? min(max(landing, range.lowerBound), range.upperBound) : from
        let fling = ScrollFling(from: from, landing: to, rate: rate)
        self.start = start
        self.range = range
        self.landing = to
        initialOffset = from
        stretches = [Stretch(leg: .fling(fling), start: 0, end: fling.duration)]
    }

    /// Adds the stretches of a fling that starts inside; answers where it ends, and when after the release it meets the
    /// edge.
    private static func run(
        _ fling: ScrollFling, from start: Double, in range: ClosedRange<Double>, bounces: Bool,
        into stretches: inout [Stretch]
    ) -> (landing: Double, impact: (seconds: Double, velocity: Double)?) {
        let edge = fling.velocity > 0 ? range.upperBound : range.lowerBound
        let isOver = fling.velocity > 0 ? fling.landing > edge : fling.landing < edge
        guard isOver, let crossing = fling.time(of: edge) else {
            stretches.append(Stretch(leg: .fling(fling), start: start, end: start + fling.duration))
            return (fling.landing, nil)
        }
        let impact = start + crossing
        stretches.append(Stretch(leg: .fling(fling), start: start, end: impact))
        let speed = fling.velocity(at: crossing)
        if bounces && abs(speed) >= ScrollBounce.lowestImpact {
            let bounce = ScrollBounce(impactVelocity: speed)
            stretches.append(Stretch(leg: .bounce(bounce, edge: edge), start: impact, end: impact + bounce.duration))
        }
        return (edge, (impact, speed))
    }

    /// Seconds from the release to rest.
    var duration: Double { stretches.last?.end ?? 0 }
    /// When the content rests.
    var end: Time { Time(seconds: start.seconds + duration) }

    /// Whether the content rests at `time`.
    func isAtRest(at time: Time) -> Bool { time.seconds >= end.seconds }

    /// The offset at `time`: that of the release before it, `landing` from the end on.
    func position(at time: Time) -> Double {
        let seconds = time.seconds - start.seconds
        if isAtRest(at: time) { return landing }
        if seconds <= 0 { return initialOffset }
        guard let stretch = stretches.first(where: { seconds < $0.end }) else { return landing }
        switch stretch.leg {
        case .fling(let fling): return fling.position(at: seconds - stretch.start)
        case .bounce(let bounce, let edge): return edge + bounce.overshoot(at: seconds - stretch.start)
        }
    }

    /// The velocity at `time`; 0 from the end on.
    func velocity(at time: Time) -> Double {
        if isAtRest(at: time) { return 0 }
        let seconds = max(0, time.seconds - start.seconds)
        guard let stretch = stretches.first(where: { seconds < $0.end }) else { return 0 }
        switch stretch.leg {
        case .fling(let fling): return fling.velocity(at: seconds - stretch.start)
        case .bounce(let bounce, _): return bounce.velocity(at: seconds - stretch.start)
        }
    }
}
