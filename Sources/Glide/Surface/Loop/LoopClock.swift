/// The clock and the timers of the main loop, as the surface floor sees them.
@MainActor
protocol LoopClock: AnyObject {
    /// The present moment on the monotonic clock.
    var now: Time { get }
    /// Runs `action` once at `time`, or as soon as possible after it.
    @discardableResult
    func schedule(at time: Time, _ action: @escaping @MainActor () -> Void) -> LoopTimer
}
