import CWayland

/// A queue that only its owner dispatches (`wl_display_create_queue`). It lives as long as the process: libwayland
/// wants it to outlive every object on it.
public final class WaylandEventQueue: @unchecked Sendable {
    // libwayland's queues may be used from any thread.
    let queue: OpaquePointer

    /// A queue of `connection`, which must be connected.
    public init(_ connection: WaylandConnection) {
        guard let display = connection.rawDisplay, let queue = wl_display_create_queue(display) else {
            fatalError("no queue without a connection")
        }
        self.queue = queue
    }
}
