import CWayland
import Glibc
import Synchronization

/// A thread that reads the socket when the main thread stays busy for long: a compositor drops a client that does not
/// read.
///
/// Normally the main thread reads by itself, which spares two changes of thread an event. It says when a turn begins
/// (`turnBegins`) and when it waits again (`turnEnds`); the thread looks in every fifth of a second as long as turns are made,
/// and not at all at rest. A turn that it meets twice is a long one: then it reads until the turn ends. Events land in the
/// default queue, for the main thread. What is on `queue` is dispatched by whoever reads: answers to pings, which must not
/// wait for the app.
public final class WaylandReader: Sendable {
    /// What the two threads know of each other.
    private struct State {
        /// Whether the main thread is in a turn.
        var isBusy = false
        /// Number of the present or last turn.
        var turn = 0
        /// Whether the timer runs.
        var isArmed = false
        /// The turn that was the last when the timer was set.
        var armedTurn = 0
        /// Whether the thread reads.
        var isReading = false
        /// Whether the main thread waits for the end of that.
        var mustEnd = false
    }

    /// What the thread does when its timer has run out.
    private enum Task {
        case read, lookAgain, rest
    }

    /// Milliseconds between two looks. A socket holds what the fastest mouse tells in one second; compositors wait longer for
    /// a pong.
    private static let interval: Int32 = 200

    /// The queue of what must not wait for the app.
    public let queue: WaylandEventQueue
    private let state = Mutex(State())
    private let thread = Mutex<pthread_t?>(nil)
    /// A timerfd: when the thread looks at what the main thread does.
    private let timer: Int32
    /// An eventfd that ends the thread.
    private let stopSignal: Int32
    /// An eventfd with which the main thread wants to read by itself.
    private let endSignal: Int32
    /// An eventfd that tells the main thread that it can.
    private let endedSignal: Int32
    private nonisolated(unsafe) let display: OpaquePointer
    private let socket: Int32
    /// The connection's own: used while reading only, and only one reads at a time.
    private nonisolated(unsafe) let reserve: DescriptorReserve

    /// A reader for `connection`, not yet running. Fails with errno's number where the process has no descriptors left.
    public init(_ connection: WaylandConnection) throws(WaylandConnectionError) {
        guard let display = connection.rawDisplay else { throw .ended }
        var made: [Int32] = []
        for make in [glide_timerfd, glide_eventfd_nonblocking, glide_eventfd_nonblocking, glide_eventfd_nonblocking] {
            let descriptor = make()
            guard descriptor >= 0 else {
                let number = errno
                for descriptor in made { close(descriptor) }
                throw .notConnected(errno: number)
            }
            made.append(descriptor)
        }
        (timer, stopSignal, endSignal, endedSignal) = (made[0], made[1], made[2], made[3])
        self.display = display
        socket = connection.descriptor
        queue = WaylandEventQueue(connection)
        reserve = connection.reserve
    }

    /// Starts the thread. It counts as a turn until `turnEnds`. Where the system has no thread left the main thread reads
    /// alone, as it does in short turns.
    public func start() {
        var thread = pthread_t()
        let user = Unmanaged.passRetained(self).toOpaque()
        let result = pthread_create(
            &thread, nil,
            { user in
                Unmanaged<WaylandReader>.fromOpaque(user!).takeRetainedValue().run()
                return nil
            }, user)
        if result == 0 {
            self.thread.withLock { $0 = thread }
        } else {
            Unmanaged<WaylandReader>.fromOpaque(user).release()
        }
        turnBegins()
    }

    /// Ends the thread and waits for it. Must come before the connection's end.
    public func stop() {
        guard let running = thread.withLock({ $0 }) else { return }
        Self.signal(stopSignal)
        pthread_join(running, nil)
        thread.withLock { $0 = nil }
    }

    /// Called by the main thread when it has something to do.
    public func turnBegins() {
        let mustArm = state.withLock { state in
            state.isBusy = true
            state.turn &+= 1
            if state.isArmed { return false }
            state.isArmed = true
            state.armedTurn = state.turn
            return true
        }
        if mustArm { arm() }
    }

    /// Called by the main thread before it waits: from here on nobody else reads.
    public func turnEnds() {
        let mustWait = state.withLock { state in
            state.isBusy = false
            state.mustEnd = state.isReading
            return state.isReading
        }
        guard mustWait else { return }
        Self.signal(endSignal)
        var entry = pollfd(fd: endedSignal, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, -1) < 0 {
            guard errno == EINTR else { break }
        }
        Self.reset(endedSignal)
    }

    /// Runs what came on `queue`. For whoever reads. False after a fatal error.
    @discardableResult
    public func dispatchQueue() -> Bool {
        wl_display_dispatch_queue_pending(display, queue.queue) >= 0
    }

    private func arm() {
        _ = glide_timerfd_arm(timer, Self.interval)
    }

    private func run() {
        var entries = [
            pollfd(fd: timer, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stopSignal, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            if poll(&entries, 2, -1) < 0 { continue }
            if entries[1].revents != 0 { return }
            Self.reset(timer)
            switch nextTask() {
            case .rest: continue
            case .lookAgain: arm()
            case .read:
                while readOnce() {}
                endReading()
                arm()
            }
        }
    }

    private func nextTask() -> Task {
        state.withLock { state in
            guard state.turn == state.armedTurn else {
                state.armedTurn = state.turn
                return .lookAgain
            }
            guard state.isBusy else {
                state.isArmed = false
                return .rest
            }
            Self.reset(endSignal)
            state.isReading = true
            return .read
        }
    }

    private func endReading() {
        let mustAnswer = state.withLock { state in
            state.isReading = false
            state.armedTurn = state.turn
            defer { state.mustEnd = false }
            return state.mustEnd
        }
        if mustAnswer { Self.signal(endedSignal) }
    }

    /// Waits for events and reads them; false when that shall end.
    private func readOnce() -> Bool {
        while wl_display_prepare_read_queue(display, queue.queue) != 0 {
            guard dispatchQueue() else { return false }
        }
        var entries = [
            pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stopSignal, events: Int16(POLLIN), revents: 0),
            pollfd(fd: endSignal, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&entries, 3, -1) < 0 {
            guard errno == EINTR else { break }
        }
        guard entries[1].revents == 0, entries[2].revents == 0, entries[0].revents != 0 else {
            wl_display_cancel_read(display)
            return entries[1].revents == 0 && entries[2].revents == 0
        }
        reserve.makeRoom()
        defer { reserve.refill() }
        guard wl_display_read_events(display) >= 0 else { return false }
        let count = wl_display_dispatch_queue_pending(display, queue.queue)
        if count > 0 { wl_display_flush(display) }
        return count >= 0
    }

    private static func signal(_ descriptor: Int32) {
        var one: UInt64 = 1
        _ = write(descriptor, &one, 8)
    }

    private static func reset(_ descriptor: Int32) {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
    }

    deinit {
        for descriptor in [timer, stopSignal, endSignal, endedSignal] { close(descriptor) }
    }
}
