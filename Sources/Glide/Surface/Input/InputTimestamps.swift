/// Maps the milliseconds of input events, which wrap after 49.7 days, onto the loop's monotonic clock.
///
/// Most compositors count on that very clock; then the differences are exact. Others count from elsewhere; then an
/// event is taken to be as old as the fastest one yet was on arrival.
@MainActor
final class InputTimestamps {
    private let clock: any LoopClock
    /// Milliseconds of the loop's clock minus the compositor's; none before the first event.
    private var offset: Int64?
    /// The compositor's clock, unwrapped.
    private var unwrapped: Int64 = 0
    private var last = Time(seconds: -.infinity)

    /// Older events than this, in milliseconds, mean that the clocks have nothing in common.
    private static let mostDelay: Int64 = 10_000

    init(clock: any LoopClock) {
        self.clock = clock
    }

    /// The moment of an event that arrives now; never earlier than one before, never in the future.
    func time(_ milliseconds: UInt32) -> Time {
        let now = clock.now
        let nowMilliseconds = Int64((now.seconds * 1_000).rounded(.down))
        if offset == nil { start(milliseconds, now: nowMilliseconds) }
        unwrapped += Int64(Int32(bitPattern: milliseconds &- UInt32(truncatingIfNeeded: unwrapped)))
        var mapped = unwrapped + (offset ?? 0)
        if mapped > nowMilliseconds || mapped < nowMilliseconds - Self.mostDelay {
            offset = nowMilliseconds - unwrapped
            mapped = nowMilliseconds
        }
        let time = max(last, min(now, Time(seconds: Double(mapped) / 1_000)))
        last = time
        return time
    }

    /// The moment of something without a time of its own, such as an enter: now. It does not hold back the times of
    /// events that follow, which happened a little before they arrived.
    func now() -> Time {
        max(last, clock.now)
    }

    private func start(_ milliseconds: UInt32, now: Int64) {
        let age = Int64(Int32(bitPattern: UInt32(truncatingIfNeeded: now) &- milliseconds))
        if age >= 0, age <= Self.mostDelay {
            unwrapped = now - age
            offset = 0
        } else {
            unwrapped = Int64(milliseconds)
            offset = now - unwrapped
        }
    }
}
