import Glibc

@testable import Glide

/// A loop that turns while a test waits for something that comes over a real socket.
@MainActor
final class PumpedLoop: BusLoop {
    private var sources: [any LoopSource] = []
    private var timers = TimerQueue()
    /// Seconds by which the loop's clock is ahead: for tests in which something takes long.
    var lead = 0.0
    /// How often the loop has turned.
    private(set) var turns = 0

    var now: Time {
        var moment = timespec()
        clock_gettime(CLOCK_MONOTONIC, &moment)
        return Time(seconds: Double(moment.tv_sec) + Double(moment.tv_nsec) * 1e-9 + lead)
    }

    func schedule(at time: Time, _ action: @escaping @MainActor () -> Void) -> LoopTimer {
        let timer = LoopTimer(time: time, action: action)
        timers.add(timer)
        return timer
    }

    func add(_ source: any LoopSource) { sources.append(source) }
    func remove(_ source: any LoopSource) { sources.removeAll { $0 === source } }

    /// Turns until `isDone`, or until `limit` seconds have passed; answers whether it was done.
    @discardableResult
    func run(upTo limit: Double = 5, until isDone: () -> Bool) -> Bool {
        let end = now + limit
        while !isDone() {
            if now >= end { return false }
            turn(until: end)
        }
        return true
    }

    /// Turns for `seconds`.
    func run(for seconds: Double) {
        run(upTo: seconds) { false }
    }

    private func turn(until end: Time) {
        turns += 1
        let polled = sources
        var entries = polled.map { source in
            let interests = source.prepareToWait()
            return pollfd(
                fd: interests.descriptor, events: Int16(POLLIN | (interests.writing ? POLLOUT : 0)), revents: 0)
        }
        let wait = min(end, timers.nextTime() ?? end) - now
        _ = poll(&entries, nfds_t(entries.count), Int32(max(0, min(wait, 1) * 1_000).rounded(.up)))
        for (source, entry) in zip(polled, entries) {
            var ready = PollInterests.Ready.none
            if entry.revents & ~Int16(POLLOUT) != 0 { ready.insert(.reading) }
            if entry.revents & Int16(POLLOUT) != 0 { ready.insert(.writing) }
            source.handle(ready)
        }
        for timer in timers.takeDue(at: now) { timer.fire() }
    }
}
