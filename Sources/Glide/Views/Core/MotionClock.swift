/// The clock by which a window's animations run: that of the world, or slower, or stopped.
///
/// A change of speed does not move the present moment.
struct MotionClock {
    /// Seconds of motion in a second of the world.
    private(set) var speed = 1.0
    private var origin = (outer: 0.0, inner: 0.0)
    private var isPlain = true
    /// Whether the clock was stopped or pushed on and no frame has shown it yet.
    var hasTurned = false

    /// Goes on with `speed` from the moment `now` of the outer clock.
    mutating func setSpeed(_ speed: Double, at now: Time) {
        origin = (now.seconds, time(now).seconds)
        self.speed = speed
        isPlain = false
        hasTurned = true
    }

    /// Goes on by `seconds` at once.
    mutating func step(by seconds: Double, at now: Time) {
        setSpeed(speed, at: now)
        origin.inner += seconds
    }

    /// The moment of motion at the moment `outer` of the world.
    func time(_ outer: Time) -> Time {
        isPlain ? outer : Time(seconds: origin.inner + (outer.seconds - origin.outer) * speed)
    }

    /// When the world comes to the moment `inner` of motion; nil while the clock is stopped.
    func outerTime(_ inner: Time) -> Time? {
        if isPlain { return inner }
        return speed > 0 ? Time(seconds: origin.outer + (inner.seconds - origin.inner) / speed) : nil
    }
}
