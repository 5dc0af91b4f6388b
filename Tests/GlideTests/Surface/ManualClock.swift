@testable import Glide

/// A loop's clock that stands still until a test moves it.
@MainActor
final class ManualClock: LoopClock {
    private(set) var now: Time
    private var timers = TimerQueue()

    init(now: Time = Time(seconds: 1_000)) {
        self.now = now
    }

    func schedule(at time: Time, _ action: @escaping @MainActor () -> Void) -> LoopTimer {
        let timer = LoopTimer(time: time, action: action)
        timers.add(timer)
        return timer
    }

    /// Whether a timer waits.
    var hasTimers: Bool { timers.nextTime() != nil }

    /// Moves on by `seconds`, firing each timer at its moment.
    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = timers.nextTime(), next <= end {
            now = max(now, next)
            for timer in timers.takeDue(at: now) { timer.fire() }
        }
        now = end
    }

    /// Moves on by `seconds` at once, as after a stall: timers fire only then, and only once.
    func jump(by seconds: Double) {
        now = now + seconds
        for timer in timers.takeDue(at: now) { timer.fire() }
    }
}
