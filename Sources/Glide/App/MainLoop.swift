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
    var onTermination: (() -> Void)?
    private var sources: [any LoopSource] = []
    private var timers = TimerQueue()
    private var exitStatus: Int32?
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
            let interests = sources.map { ($0, $0.prepareToWait()) }
            if let exitStatus { return exitStatus }
            var entries = [
                pollfd(fd: dispatchHandle, events: Int16(POLLIN), revents: 0),
                pollfd(fd: terminationSignal.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            for interest in interests.flatMap(\.1) { entries.append(Self.entry(interest)) }
            wait(&entries)
            turn(entries, interests, dispatchHandle: dispatchHandle)
        }
    }

    private func turn(
        _ entries: [pollfd], _ interests: [(any LoopSource, [PollInterest])], dispatchHandle: Int32
    ) {
        var place = 2
        for (source, wanted) in interests {
            let results = entries[place..<(place + wanted.count)]
            place += wanted.count
            let ready = zip(wanted, results).filter { $0.1.revents != 0 }.map(\.0)
            if !ready.isEmpty { source.handle(ready) }
        }
        if entries[1].revents != 0, terminationSignal.take() {
            if let onTermination { onTermination() } else { stop() }
        }
        if entries[0].revents != 0 {
            // The queue's callback does not reset the eventfd: unread, it would stay ready and the loop would spin.
            var count: UInt64 = 0
            _ = read(dispatchHandle, &count, 8)
            drainDispatchQueue()
        }
        for timer in timers.takeDue(at: now) { timer.fire() }
        runFoundationLoop()
    }

    private func drainDispatchQueue() {
        _dispatch_main_queue_callback_4CF(nil)
    }

    private func runFoundationLoop() {
        if glide_has_run_loop() { glide_run_loop_run_due() }
    }

    private func wait(_ entries: inout [pollfd]) {
        var seconds = Double.infinity
        if let next = timers.nextTime() { seconds = next - now }
        if glide_has_run_loop() { seconds = min(seconds, glide_run_loop_next_timer()) }
        // Rounded up to whole milliseconds, so that a timer is due when the poll returns.
        let timeout = seconds == .infinity ? -1 : Int32(max(0, min(seconds * 1_000, 86_400_000)).rounded(.up))
        // Interrupted by a signal: nothing is ready, and the next turn waits again.
        if poll(&entries, nfds_t(entries.count), timeout) < 0 {
            for place in entries.indices { entries[place].revents = 0 }
        }
    }

    private static func entry(_ interest: PollInterest) -> pollfd {
        var events = 0
        if interest.reading { events |= Int(POLLIN) }
        if interest.writing { events |= Int(POLLOUT) }
        return pollfd(fd: interest.descriptor, events: Int16(events), revents: 0)
    }
}
