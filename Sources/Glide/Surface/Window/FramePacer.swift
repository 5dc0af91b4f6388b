/// The moments that frames are drawn for: strictly increasing.
struct FramePacer {
    private var last: Time?

    /// The target of a frame that is drawn at `now`.
    mutating func target(now: Time) -> Time {
        // Two frames within one tick of the clock still differ by a microsecond.
        let target = last.map { max(now, $0 + 1e-6) } ?? now
        last = target
        return target
    }
}
