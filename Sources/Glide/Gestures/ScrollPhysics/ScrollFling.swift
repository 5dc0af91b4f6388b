import Glibc

/// Content that runs on by itself and slows down; no edges. Positions in points, velocities in points per second, times
/// in seconds since the release. Formulas and figures: semantics 6.2.
///
/// `position(at:)` uses the measured reach r / (1 − r), which is 0.1 % (0.5 % at the fast rate) shorter than the
/// integral of `velocity(at:)`.
struct ScrollFling: Hashable {
    /// The speed at which content counts as resting, in points per second.
    static let restSpeed = 10.0
    /// The largest speed that is taken, in points per second: ten screens of 8K within a frame.
    static let highestSpeed = 1e6

    let start: Double
    let velocity: Double
    let rate: ScrollRate

    /// Content at `start` that moves with `velocity`. Values that are not finite count as 0, speeds are limited to
    /// `highestSpeed`; a speed of at most `restSpeed` rests at once.
    init(from start: Double, velocity: Double, rate: ScrollRate = .normal) {
        self.start = start.isFinite ? start : 0
        let limited = min(max(velocity, -Self.highestSpeed), Self.highestSpeed)
        self.velocity = velocity.isNaN ? 0 : limited
        self.rate = rate
    }

    /// A fling that comes to rest exactly at `landing`.
    init(from start: Double, landing: Double, rate: ScrollRate = .normal) {
        let way = landing - start
        let speed = abs(way) / rate.reach + Self.restSpeed
        self.init(from: start, velocity: way == 0 ? 0 : (way > 0 ? speed : -speed), rate: rate)
    }

    private var isAtRest: Bool { abs(velocity) <= Self.restSpeed }

    /// Seconds until the content rests.
    var duration: Double {
        isAtRest ? 0 : Glibc.log(abs(velocity) / Self.restSpeed) / -rate.logarithm
    }

    /// Where the content comes to rest.
    var landing: Double {
        if isAtRest { return start }
        return start + (velocity - (velocity > 0 ? Self.restSpeed : -Self.restSpeed)) * rate.reach
    }

    /// Where the content is; at `start` before the release, at `landing` from the end on.
    func position(at seconds: Double) -> Double {
        guard seconds < duration else { return landing }
        let elapsed = seconds > 0 ? seconds : 0
        return start + velocity * rate.reach * (1 - exp(rate.logarithm * elapsed))
    }

    /// How fast the content goes; 0 from the end on.
    func velocity(at seconds: Double) -> Double {
        guard seconds < duration else { return 0 }
        let elapsed = seconds > 0 ? seconds : 0
        return velocity * exp(rate.logarithm * elapsed)
    }

    /// When the content passes `position`; nil if it rests before, or moves the other way.
    func time(of position: Double) -> Double? {
        if position == start { return 0 }
        guard !isAtRest, (position - start) * velocity > 0 else { return nil }
        let remaining = 1 - (position - start) / (velocity * rate.reach)
        guard remaining > 0 else { return nil }
        let seconds = Glibc.log(remaining) / rate.logarithm
        return seconds <= duration ? seconds : nil
    }
}
