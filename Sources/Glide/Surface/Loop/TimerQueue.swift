/// Timers in the order of their moments; of equal ones the first made comes first.
@MainActor
struct TimerQueue {
    private var timers: [LoopTimer] = []

    /// Whether there is none, not even one that was cancelled.
    var isEmpty: Bool { timers.isEmpty }

    /// The moment of the first timer that still waits; none at rest.
    mutating func nextTime() -> Time? {
        for timer in timers where !timer.isPending {
            timers.removeAll { !$0.isPending }
            break
        }
        return timers.first?.time
    }

    /// Adds a timer.
    mutating func add(_ timer: LoopTimer) {
        let place = timers.firstIndex { $0.time > timer.time } ?? timers.endIndex
        timers.insert(timer, at: place)
    }

    /// Takes out the timers that are due at `time`. Those that they make anew wait for the next call, so that a timer
    /// of no delay cannot hold the loop.
    mutating func takeDue(at time: Time) -> [LoopTimer] {
        guard let first = timers.first, first.time <= time else { return [] }
        let due = timers.prefix { $0.time <= time }
        timers.removeFirst(due.count)
        return due.filter(\.isPending)
    }
}
