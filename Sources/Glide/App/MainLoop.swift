import CRunLoop
import Dispatch
import Glibc

/// The one loop of the main thread: sources such as the Wayland connection, timers, the dispatch main queue (hence
/// main-actor tasks and `Task.sleep`), and the run loop of Foundation where the app links it.
///
/// At rest it sleeps in one poll without a timeout.
@MainActor
final class MainLoop: LoopClock {
    /// The process's main loop.
    static let shared = MainLoop()

    /// Called when the process is asked to end (SIGTERM, SIGINT); the loop goes on until `stop`.
    @exclusivity(unchecked) var onTermination: (() -> Void)?
    @exclusivity(unchecked) private var sources: [any LoopSource] = []
    @exclusivity(unchecked) private var timers = TimerQueue()
    /// What is polled: the dispatch queue, the signals, then each source.
    @exclusivity(unchecked) private var entries: [pollfd] = []
    /// How many of them are no source's.
    private static let ownEntries = 2
    @exclusivity(unchecked) private var exitStatus: Int32?
    /// Whether the last wait ended at once after a quiet time.
    @exclusivity(unchecked) private var wasThere = false
    /// A poll that takes no longer than this, in seconds, has not waited.
    private static let noWait = 0.000_02
    private let terminationSignal = TerminationSignal()

    var now: Time {
        var moment = timespec()
        clock_gettime(CLOCK_MONOTONIC, &moment)
        return Time(seconds: Double(moment.tv_sec) + Double(moment.tv_nsec) * 1e-9)
    }

    @discardableResult
    func schedule(at time: Time, _ action: @escaping @MainActor () -> Void) -> LoopTimer {
        let timer = LoopTimer(time: time, action: action)
        timers.add(timer)
        return timer
    }

    /// Polls `source` from now on.
    func add(_ source: any LoopSource) {
        sources.append(source)
    }

    /// Polls `source` no longer.
    func remove(_ source: any LoopSource) {
        sources.removeAll { $0 === source }
    }

    /// Ends `run`, which answers `status`. The first status stays.
    func stop(status: Int32 = 0) {
        if exitStatus == nil { exitStatus = status }
    }

    /// Turns until `stop` is called, and answers its status. Must be called on the main thread.
    func run() -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        terminationSignal.install()
        let dispatchHandle = _dispatch_get_main_queue_handle_4CF()
        drainDispatchQueue()
        runFoundationLoop()
        while true {
            entries.removeAll(keepingCapacity: true)
            entries.append(pollfd(fd: dispatchHandle, events: Int16(POLLIN), revents: 0))
            entries.append(pollfd(fd: terminationSignal.descriptor, events: Int16(POLLIN), revents: 0))
            var quietUntil: Time?
            let polled = sources
            for source in polled {
                let interests = source.prepareToWait()
                entries.append(Self.entry(interests))
                if let quiet = interests.quietUntil { quietUntil = min(quietUntil ?? quiet, quiet) }
            }
            let moment = exitStatus == nil ? wait(quietUntil: quietUntil) : nil
            turn(polled, timersUntil: moment, dispatchHandle: dispatchHandle)
            if let exitStatus { return exitStatus }
        }
    }

    private func turn(_ polled: [any LoopSource], timersUntil moment: Time?, dispatchHandle: Int32) {
        // A timer may lose to what was sent before it was due, as the repeat of a key does to its release; one that comes
        // due only while that is handled waits until what was sent meanwhile is read.
        var due: [LoopTimer] = []
        if let moment { due = timers.takeDue(at: moment) }
        // First: until it hears of it, a source counts as waiting.
        for (place, source) in polled.enumerated() {
            var ready = Self.ready(entries[Self.ownEntries + place].revents)
            if wasThere, !ready.isEmpty { ready.insert(.foundThere) }
            source.handle(ready)
        }
        guard exitStatus == nil else { return }
        if entries[1].revents != 0, terminationSignal.take() {
            if let onTermination { onTermination() } else { stop() }
        }
        if entries[0].revents != 0 {
            // The queue's callback does not reset the eventfd: unread, it would stay ready and the loop would spin.
            var count: UInt64 = 0
            _ = read(dispatchHandle, &count, 8)
            drainDispatchQueue()
        }
        for timer in due { timer.fire() }
        runFoundationLoop()
    }

    private func drainDispatchQueue() {
        _dispatch_main_queue_callback_4CF(nil)
    }

    private func runFoundationLoop() {
        if glide_has_run_loop() { glide_run_loop_run_due() }
    }

    /// Waits until something is ready or a timer is due; before `quietUntil` not for the sources. Answers until when timers
    /// may fire: the moment at which all sources were looked at, nil where they were not.
    private func wait(quietUntil: Time?) -> Time? {
        wasThere = false
        var start: Time?
        if let quietUntil {
            let quiet = quietUntil - now
            if quiet > 0 {
                let count = glide_poll(&entries, UInt(Self.ownEntries), min(quiet, secondsToTimer))
                start = now
                if count != 0, secondsToTimer > 0 { return nil }
                if count == 0, entries.count == Self.ownEntries + 1 {
                    // A source that is alone is read at once: that costs no more than asking whether there is something.
                    entries[Self.ownEntries].revents = Int16(POLLIN)
                    wasThere = true
                    return start
                }
            }
        }
        // Interrupted by a signal: nothing is ready, and the next turn waits again.
        guard glide_poll(&entries, UInt(entries.count), secondsToTimer) >= 0 else {
            for place in entries.indices { entries[place].revents = 0 }
            return nil
        }
        let end = now
        if let start { wasThere = end - start < Self.noWait }
        return end
    }

    /// Seconds until the first timer is due; infinite without one.
    private var secondsToTimer: Double {
        var seconds = Double.infinity
        if let next = timers.nextTime() { seconds = next - now }
        if glide_has_run_loop() { seconds = min(seconds, glide_run_loop_next_timer()) }
        return seconds
    }

    private static func entry(_ interests: PollInterests) -> pollfd {
        let events = Int(POLLIN) | (interests.writing ? Int(POLLOUT) : 0)
        return pollfd(fd: interests.descriptor, events: Int16(events), revents: 0)
    }

    private static func ready(_ results: Int16) -> PollInterests.Ready {
        var ready = PollInterests.Ready.none
        // An error is found by reading.
        if results & ~Int16(POLLOUT) != 0 { ready.insert(.reading) }
        if results & Int16(POLLOUT) != 0 { ready.insert(.writing) }
        return ready
    }
}
