import CWayland
import Glibc
import Wayland

/// A connection to a compositor, and the owner of every proxy on it.
///
/// Ending it, by `disconnect` or with the last reference, destroys the proxies that are left first.
public final class WaylandConnection {
    /// `wl_display`, null after `disconnect`.
    @exclusivity(unchecked) public private(set) var rawDisplay: OpaquePointer?
    /// The display object.
    @exclusivity(unchecked) public private(set) var display: WlDisplay! = nil
    /// Live proxies by number.
    @exclusivity(unchecked) public internal(set) var proxies = ProxyTable()
    @exclusivity(unchecked) var wrappers: [WaylandProxy] = []
    let reserve = DescriptorReserve()

    /// Connects to the named socket (`nil`: WAYLAND_SOCKET, WAYLAND_DISPLAY, then `wayland-0`; `wl_display_connect`).
    /// The error is errno's. WAYLAND_SOCKET is gone from the environment afterwards, also where it was of no use: neither
    /// a child nor a second attempt may try that number again.
    public convenience init(name: String? = nil) throws(WaylandConnectionError) {
        WaylandLog.capture()
        errno = 0
        let display = withWireString(name) { wl_display_connect($0) }
        let number = errno
        unsetenv("WAYLAND_SOCKET")
        errno = number
        try self.init(display: display)
    }

    /// Takes over a connected socket (`wl_display_connect_to_fd`), which is closed with the connection.
    public convenience init(descriptor: Int32) throws(WaylandConnectionError) {
        WaylandLog.capture()
        errno = 0
        try self.init(display: wl_display_connect_to_fd(descriptor))
    }

    private init(display: OpaquePointer?) throws(WaylandConnectionError) {
        guard let display else { throw .notConnected(errno: errno) }
        rawDisplay = display
        self.display = WlDisplay(display, connection: self, isOwned: false)
    }

    /// The socket, to be polled; -1 after `disconnect`.
    public var descriptor: Int32 { rawDisplay.map { wl_display_get_fd($0) } ?? -1 }

    /// Sends what is queued (`wl_display_flush`). False with errno EAGAIN: poll for writing and try again.
    public func flush() -> Bool {
        guard let rawDisplay else { return false }
        return wl_display_flush(rawDisplay) >= 0
    }

    /// Runs the handlers of events that were read (`wl_display_dispatch_pending`). False after a fatal error.
    @discardableResult
    public func dispatchPending() -> Bool {
        guard let rawDisplay else { return false }
        return wl_display_dispatch_pending(rawDisplay) >= 0
    }

    /// Announces a read (`wl_display_prepare_read`), running handlers until none is due. Exactly one of `readEvents`
    /// and `cancelRead` must follow if it answers true; false after a fatal error.
    public func prepareRead() -> Bool {
        while !announceRead() {
            guard dispatchPending() else { return false }
        }
        return true
    }

    /// Announces a read (`wl_display_prepare_read`) unless handlers are due: then false, and `dispatchPending` comes first.
    public func announceRead() -> Bool {
        guard let rawDisplay else { return false }
        return wl_display_prepare_read(rawDisplay) == 0
    }

    /// Reads what is there into the queues (`wl_display_read_events`). False after a fatal error.
    @discardableResult
    public func readEvents() -> Bool {
        guard let rawDisplay else { return false }
        reserve.makeRoom()
        defer { reserve.refill() }
        return wl_display_read_events(rawDisplay) >= 0
    }

    /// Gives up an announced read (`wl_display_cancel_read`).
    public func cancelRead() {
        guard let rawDisplay else { return }
        wl_display_cancel_read(rawDisplay)
    }

    /// Waits until the server has answered everything sent so far (`wl_display_roundtrip`), running handlers. Only at
    /// start, and never inside a handler. False after a fatal error.
    public func roundtrip() -> Bool {
        guard let rawDisplay else { return false }
        return wl_display_roundtrip(rawDisplay) >= 0
    }

    /// Turns until `isDone`, the connection fails, or about `milliseconds` have passed without an event. Nobody else may
    /// read meanwhile.
    public func wait(milliseconds: Int32, until isDone: () -> Bool) {
        while !isDone(), prepareRead() {
            _ = flush()
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, milliseconds) > 0 else { return cancelRead() }
            guard readEvents(), dispatchPending() else { return }
        }
    }

    /// One turn without waiting: run handlers, send, read what is there, run handlers. False after a fatal error.
    @discardableResult
    public func pump() -> Bool {
        guard prepareRead() else { return false }
        _ = flush()
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&entry, 1, 0) > 0 {
            readEvents()
        } else {
            cancelRead()
        }
        return dispatchPending() && error == nil
    }

    /// Why the connection is dead; none while it lives.
    public var error: WaylandConnectionError? {
        guard let rawDisplay else { return .ended }
        let number = wl_display_get_error(rawDisplay)
        guard number != 0 else { return nil }
        guard number == EPROTO else { return .lost(errno: number) }
        var interface: UnsafePointer<wl_interface>?
        var id: UInt32 = 0
        let code = wl_display_get_protocol_error(rawDisplay, &interface, &id)
        let text = WaylandLog.lastMessage
        return .protocolViolated(interface: string(interface?.pointee.name), id: id, code: code, text: text)
    }

    /// Ends the connection: destroys what lives on it, then closes the socket. A second call does nothing.
    public func disconnect() {
        guard let rawDisplay else { return }
        for wrapper in wrappers { wrapper.endWithConnection() }
        wrappers = []
        for proxy in proxies.values { proxy.endWithConnection() }
        proxies.removeAll()
        display.endWithConnection()
        wl_display_disconnect(rawDisplay)
        self.rawDisplay = nil
    }

    deinit {
        disconnect()
    }
}
