/// The speed of a finger: the least-squares slope over the last 100 ms of event timestamps (semantics 5.1).
struct VelocityTracker {
    /// Seconds of movement that count (semantics 5.1).
    static let window = 0.1

    private struct Sample {
        var seconds: Double
        var place: Point
    }

    private var samples: [Sample] = []

    /// Whether nothing has been noted.
    var isEmpty: Bool { samples.isEmpty }

    /// Notes that the finger was at `place`. A time that is not later than the last one replaces that sample; a place
    /// or a time that is not finite is ignored.
    mutating func add(_ place: Point, at time: Time) {
        guard place.x.isFinite, place.y.isFinite, time.seconds.isFinite else { return }
        let seconds = time.seconds
        if let last = samples.last, seconds <= last.seconds {
            samples[samples.count - 1].place = place
            return
        }
        samples.removeAll { $0.seconds < seconds - 2 * Self.window }
        samples.append(Sample(seconds: seconds, place: place))
    }

    /// Points per second at `time`; zero when fewer than two samples lie in the 100 ms before, so that a finger which
    /// rested has no speed.
    func velocity(at time: Time) -> Size {
        // A hundredth of a millisecond of tolerance: timestamps are sums of rounded steps.
        let oldest = time.seconds - Self.window - 1e-5
        let recent = samples.filter { $0.seconds >= oldest }
        guard recent.count >= 2, let origin = recent.first else { return .zero }
        var meanTime = 0.0
        var meanX = 0.0
        var meanY = 0.0
        let share = 1 / Double(recent.count)
        for sample in recent {
            meanTime += (sample.seconds - origin.seconds) * share
            meanX += (sample.place.x - origin.place.x) * share
            meanY += (sample.place.y - origin.place.y) * share
        }
        var spread = 0.0
        var slopeX = 0.0
        var slopeY = 0.0
        for sample in recent {
            let distance = sample.seconds - origin.seconds - meanTime
            spread += distance * distance
            slopeX += distance * (sample.place.x - origin.place.x - meanX)
            slopeY += distance * (sample.place.y - origin.place.y - meanY)
        }
        guard spread > 0 else { return .zero }
        let velocity = Size(width: slopeX / spread, height: slopeY / spread)
        guard velocity.width.isFinite, velocity.height.isFinite else { return .zero }
        return velocity
    }
}
