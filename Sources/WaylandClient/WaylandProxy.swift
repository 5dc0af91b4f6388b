import CWayland
import Wayland

/// The client's end of an object. The connection holds each proxy until its destructor request, its destructor event
/// or `destroyLocally`; letting go of a proxy sends nothing.
///
/// Proxies belong to the thread that dispatches their connection's events.
open class WaylandProxy {
    /// Version that was bound, at least 1; children inherit it.
    public final let version: UInt32
    /// The object's number on the wire.
    public final let id: UInt32
    /// The connection the object lives on.
    public final unowned let connection: WaylandConnection
    /// `wl_proxy`, null once destroyed.
    @exclusivity(unchecked) public private(set) final var object: OpaquePointer?
    /// Whether destroying is up to us: not so for the display and for proxies that a C library made.
    private final let isOwned: Bool
    @exclusivity(unchecked) private final var isWrapper = false

    /// The interface's table.
    open class var interface: UnsafePointer<wl_interface> { fatalError("a proxy class without interface") }
    /// The interface's name on the wire.
    public static var interfaceName: String { String(cString: interface.pointee.name) }
    /// Highest version known here.
    public static var interfaceVersion: UInt32 { UInt32(interface.pointee.version) }

    /// Takes over a proxy. With `isOwned` false it wraps one that belongs to a C library (a cursor theme's buffer) and
    /// gets no events.
    public required init(_ object: OpaquePointer, connection: WaylandConnection, isOwned: Bool) {
        self.object = object
        self.connection = connection
        self.isOwned = isOwned
        // The display's own version is 0 on the client's side.
        version = max(1, wl_proxy_get_version(object))
        id = wl_proxy_get_id(object)
        guard isOwned else { return }
        connection.proxies[id] = self
        let user = Unmanaged.passUnretained(self).toOpaque()
        wl_proxy_add_dispatcher(object, dispatchToProxy, ProxyTag.pointer, user)
    }

    /// Whether requests may still be sent.
    public final var isAlive: Bool { object != nil }

    /// The `wl_proxy`. Using a destroyed object is a mistake of the caller.
    public final var liveObject: OpaquePointer {
        guard let object else { fatalError("\(Self.interfaceName)#\(id) was destroyed") }
        return object
    }

    /// Decodes a message and hands it to the handler. Written by the scanner.
    open func dispatch(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) {}

    /// Lets go of the handler. Written by the scanner.
    open func clearHandlers() {}

    /// Frees the object on our side only: for interfaces without a destructor, and after a destructor event.
    public final func destroyLocally() {
        guard isOwned, let object else { return }
        wl_proxy_destroy(object)
        forget()
    }

    /// Moves the events of this object, and of those it makes, to a queue of their own (`wl_proxy_set_queue`).
    public final func move(to queue: WaylandEventQueue) {
        wl_proxy_set_queue(liveObject, queue.queue)
    }

    /// A second proxy of the same object whose new objects use the default queue (`wl_proxy_create_wrapper`). It gets
    /// no events, and lives as long as the connection.
    public final func wrapperOnDefaultQueue() -> Self {
        guard let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(liveObject)) else {
            fatalError("no memory for a wrapper")
        }
        wl_proxy_set_queue(OpaquePointer(wrapper), nil)
        let proxy = Self(OpaquePointer(wrapper), connection: connection, isOwned: false)
        proxy.isWrapper = true
        connection.wrappers.append(proxy)
        return proxy
    }

    /// The connection ends: the object's memory goes with it.
    final func endWithConnection() {
        guard let object else { return }
        if isOwned { wl_proxy_destroy(object) }
        if isWrapper { wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(object)) }
        self.object = nil
        clearHandlers()
    }

    private func forget() {
        object = nil
        clearHandlers()
        connection.proxies[id] = nil
    }
}

extension WaylandProxy {
    /// A request newer than the bound version would end the connection.
    final func requireVersion(_ needed: UInt32, _ request: StaticString) {
        precondition(version >= needed, "\(request) needs version \(needed), \(version) is bound")
    }

    final func send(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) {
        wl_proxy_marshal_array_flags(liveObject, opcode, nil, 0, 0, arguments)
    }

    final func sendNew<T: WaylandProxy>(
        _ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>, _ type: T.Type, version: UInt32
    ) -> T {
        guard
            let created = wl_proxy_marshal_array_flags(liveObject, opcode, T.interface, version, 0, arguments)
        else { fatalError("no memory for \(T.interfaceName)") }
        return T(created, connection: connection, isOwned: true)
    }

    final func sendDestructor(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) {
        let flags = UInt32(WL_MARSHAL_FLAG_DESTROY)
        wl_proxy_marshal_array_flags(liveObject, opcode, nil, version, flags, arguments)
        forget()
    }

    /// Our proxy behind an object argument; none for null and for objects that others made.
    final func object<T: WaylandProxy>(_ object: OpaquePointer?, _ type: T.Type) -> T? {
        guard let object, wl_proxy_get_listener(object) == UnsafeRawPointer(ProxyTag.pointer),
            let user = wl_proxy_get_user_data(object)
        else { return nil }
        return Unmanaged<WaylandProxy>.fromOpaque(user).takeUnretainedValue() as? T
    }

    /// Takes over an object that the server made.
    final func adopt<T: WaylandProxy>(_ object: OpaquePointer?, _ type: T.Type) -> T {
        T(object!, connection: connection, isOwned: true)
    }
}

/// Calls `body` with the array as libwayland wants it.
func withWireArray<R>(_ array: WaylandArray, _ body: (UnsafeMutablePointer<wl_array>) -> R) -> R {
    array.bytes.withUnsafeBytes { raw in
        var wire = wl_array(
            size: raw.count, alloc: 0, data: UnsafeMutableRawPointer(mutating: raw.baseAddress))
        return body(&wire)
    }
}

private let dispatchToProxy: wl_dispatcher_func_t = { _, target, opcode, _, arguments in
    let user = wl_proxy_get_user_data(OpaquePointer(target!))!
    // Held during the call: a handler may destroy its own proxy.
    let proxy = Unmanaged<WaylandProxy>.fromOpaque(user).takeUnretainedValue()
    withExtendedLifetime(proxy) { proxy.dispatch(opcode, arguments!) }
    return 0
}
