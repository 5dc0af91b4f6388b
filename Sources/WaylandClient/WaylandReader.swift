import CWayland
import Glibc

/// A thread that reads the socket while the main thread is busy: a compositor drops a client that does not read.
///
/// Events land in the default queue, which the main thread dispatches when `wakeDescriptor` becomes ready. What is on
/// `queue` is dispatched on the reader's own thread: answers to pings, which must not wait for the app.
public final class WaylandReader: @unchecked Sendable {
    // Only the thread's handle is written after `init`, by the starting thread.

    /// An eventfd that becomes ready when something was read, or when the connection failed.
    public let wakeDescriptor: Int32
    /// The queue that this thread dispatches.
    public let queue: WaylandEventQueue
    private let stopDescriptor: Int32
    private let display: OpaquePointer
    private let socket: Int32
    private var thread: pthread_t?
    /// Used by the thread only.
    private let reserve = DescriptorReserve()

    /// A reader for `connection`, not yet running. Nobody else may read from the connection until `stop`.
    public init(_ connection: WaylandConnection) {
        guard let display = connection.rawDisplay else { fatalError("no reader without a connection") }
        self.display = display
        socket = connection.descriptor
        queue = WaylandEventQueue(connection)
        wakeDescriptor = glide_eventfd_nonblocking()
        stopDescriptor = glide_eventfd_nonblocking()
        precondition(wakeDescriptor >= 0 && stopDescriptor >= 0, "no descriptors left for the reader")
    }

    /// Starts the thread.
    public func start() {
        var thread = pthread_t()
        let user = Unmanaged.passRetained(self).toOpaque()
        let result = pthread_create(
            &thread, nil,
            { user in
                Unmanaged<WaylandReader>.fromOpaque(user!).takeRetainedValue().run()
                return nil
            }, user)
        precondition(result == 0, "no thread for the reader")
        self.thread = thread
    }

    /// Ends the thread and waits for it. Must come before the connection's end.
    public func stop() {
        guard let thread else { return }
        Self.signal(stopDescriptor)
        pthread_join(thread, nil)
        self.thread = nil
    }

    /// Resets `wakeDescriptor`.
    public func acknowledgeWake() {
        var count: UInt64 = 0
        _ = read(wakeDescriptor, &count, 8)
    }

    private func run() {
        while readOnce() { Self.signal(wakeDescriptor) }
        // Once more at the end: the main thread finds the error.
        Self.signal(wakeDescriptor)
    }

    /// Waits for events and reads them; false when the thread shall end.
    private func readOnce() -> Bool {
        while wl_display_prepare_read_queue(display, queue.queue) != 0 {
            guard wl_display_dispatch_queue_pending(display, queue.queue) >= 0 else { return false }
        }
        var entries = [
            pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stopDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&entries, 2, -1) < 0 {
            guard errno == EINTR else { break }
        }
        guard entries[1].revents == 0, entries[0].revents != 0 else {
            wl_display_cancel_read(display)
            return entries[1].revents == 0
        }
        reserve.makeRoom()
        guard wl_display_read_events(display) >= 0 else { return false }
        let count = wl_display_dispatch_queue_pending(display, queue.queue)
        if count > 0 { wl_display_flush(display) }
        return count >= 0
    }

    private static func signal(_ descriptor: Int32) {
        var one: UInt64 = 1
        _ = write(descriptor, &one, 8)
    }

    deinit {
        close(wakeDescriptor)
        close(stopDescriptor)
    }
}
