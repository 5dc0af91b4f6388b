import CWaylandServer
import Wayland

/// A Wayland server without sockets of its own: clients are handed in as connected descriptors.
///
/// Everything happens on the calling thread, when `pump` is called.
public final class WaylandServerDisplay {
    /// `wl_display`.
    public let rawDisplay: OpaquePointer
    /// Called for each request before its own handler, with its opcode.
    public var onMessage: ((WaylandResource, UInt32) -> Void)?
    private let loop: OpaquePointer
    private var globals: [WaylandServerGlobal] = []
    /// Withdrawn globals that are kept for late binds.
    private static let mostRemoved = 64

    /// A server without globals and clients.
    public init() {
        guard let display = wl_display_create(), let loop = wl_display_get_event_loop(display) else {
            fatalError("no memory for a display")
        }
        rawDisplay = display
        self.loop = loop
    }

    /// Offers a global; `onBind` gets each client's object. The answer can be withdrawn.
    @discardableResult
    public func advertise<T: WaylandResource>(
        _ type: T.Type, version: UInt32, _ onBind: @escaping (T) -> Void
    ) -> WaylandServerGlobal {
        let global = WaylandServerGlobal(self, interface: T.interface, version: version) { [weak self] in
            guard let self else { return }
            onBind(T(client: $0, version: $1, id: $2, server: self))
        }
        globals.append(global)
        discardOldest()
        return global
    }

    /// Binds of a withdrawn global may be on their way, but not for ever.
    private func discardOldest() {
        let removed = globals.filter(\.isRemoved)
        guard removed.count > Self.mostRemoved, let oldest = removed.first else { return }
        oldest.discard()
        globals.removeAll { $0 === oldest }
    }

    /// Takes over the server's end of a client's socket (`wl_client_create`).
    @discardableResult
    public func addClient(descriptor: Int32) -> OpaquePointer {
        guard let client = wl_client_create(rawDisplay, descriptor) else { fatalError("no memory for a client") }
        return client
    }

    /// One turn without waiting: handles the requests that are there, and sends what is queued.
    public func pump() {
        wl_event_loop_dispatch(loop, 0)
        wl_display_flush_clients(rawDisplay)
    }

    /// Sends what is queued without reading: a server that is busy elsewhere.
    public func flushOnly() {
        wl_display_flush_clients(rawDisplay)
    }

    /// Number of live objects of every client by the interface's name (`wl_client_for_each_resource`).
    public var liveObjects: [String: Int] {
        let counts = ObjectCounts()
        guard let list = wl_display_get_client_list(rawDisplay) else { return [:] }
        var link = list.pointee.next
        while let current = link, current != list {
            let client = wl_client_from_link(current)
            wl_client_for_each_resource(
                client,
                { resource, user in
                    guard let resource, let user, let name = wl_resource_get_class(resource) else {
                        return WL_ITERATOR_CONTINUE
                    }
                    let counts = Unmanaged<ObjectCounts>.fromOpaque(user).takeUnretainedValue()
                    counts.byInterface[String(cString: name), default: 0] += 1
                    return WL_ITERATOR_CONTINUE
                }, Unmanaged.passUnretained(counts).toOpaque())
            link = current.pointee.next
        }
        return counts.byInterface
    }

    /// The descriptor to poll before `pump` when a test waits.
    public var descriptor: Int32 { wl_event_loop_get_fd(loop) }

    /// A serial that was not used before.
    public func nextSerial() -> UInt32 { wl_display_next_serial(rawDisplay) }

    /// Ends every client's connection.
    public func disconnectClients() {
        wl_display_destroy_clients(rawDisplay)
    }

    deinit {
        wl_display_destroy_clients(rawDisplay)
        for global in globals { global.discard() }
        wl_display_destroy(rawDisplay)
    }
}

/// What the iterator over a client's objects fills.
private final class ObjectCounts {
    var byInterface: [String: Int] = [:]
}
