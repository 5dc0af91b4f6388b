import CWaylandServer
import Wayland

/// The server's end of an object. libwayland-server holds it until the client destroys the object or goes away.
open class WaylandResource {
    /// Version that the client bound; children inherit it.
    public final let version: UInt32
    /// The object's number on the wire.
    public final let id: UInt32
    /// The server the object lives on; a weak reference, since objects may be the last to go.
    public private(set) final weak var server: WaylandServerDisplay?
    /// `wl_resource`, null once destroyed.
    public private(set) final var object: OpaquePointer?
    /// Called once, when the object goes.
    public final var onDestroy: (() -> Void)?

    /// The interface's table.
    open class var interface: UnsafePointer<wl_interface> { fatalError("a resource class without interface") }
    /// The interface's name on the wire.
    public static var interfaceName: String { String(cString: interface.pointee.name) }
    /// Highest version known here.
    public static var interfaceVersion: UInt32 { UInt32(interface.pointee.version) }

    /// Makes the object for `client`; with the number 0 the server chooses one.
    public required init(client: OpaquePointer, version: UInt32, id: UInt32, server: WaylandServerDisplay) {
        guard let object = wl_resource_create(client, Self.interface, Int32(version), id) else {
            fatalError("no memory for \(Self.interfaceName)")
        }
        self.version = version
        self.id = wl_resource_get_id(object)
        self.server = server
        self.object = object
        let user = Unmanaged.passRetained(self).toOpaque()
        wl_resource_set_dispatcher(object, dispatchToResource, ResourceTag.pointer, user) { object in
            let user = wl_resource_get_user_data(object)!
            Unmanaged<WaylandResource>.fromOpaque(user).takeRetainedValue().wasDestroyed()
        }
    }

    /// Whether events may still be sent.
    public final var isAlive: Bool { object != nil }

    /// The `wl_resource`. Using a destroyed object is a mistake of the caller.
    public final var liveObject: OpaquePointer {
        guard let object else { fatalError("\(Self.interfaceName)#\(id) was destroyed") }
        return object
    }

    /// The `wl_client` it belongs to.
    public final var client: OpaquePointer { wl_resource_get_client(liveObject)! }

    /// Decodes a message and hands it to the handler. Written by the scanner.
    open func dispatch(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) {}

    /// Lets go of the handler. Written by the scanner.
    open func clearHandlers() {}

    /// Destroys the object on this side (`wl_resource_destroy`). A second call does nothing.
    public final func destroyLocally() {
        if let object { wl_resource_destroy(object) }
    }

    /// Ends the client's connection with a protocol error (`wl_resource_post_error`).
    public final func postError(_ code: UInt32, _ message: String) {
        guard let object else { return }
        message.withCString { glide_resource_post_error(object, code, $0) }
    }

    /// An object made by the server, to be sent in an event.
    public final func makeObject<T: WaylandResource>(_ type: T.Type) -> T {
        create(0, type)
    }

    private func wasDestroyed() {
        object = nil
        onDestroy?()
        onDestroy = nil
        clearHandlers()
    }
}

extension WaylandResource {
    final func requireVersion(_ needed: UInt32, _ event: StaticString) {
        precondition(version >= needed, "\(event) needs version \(needed), \(version) is bound")
    }

    final func send(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) {
        wl_resource_post_event_array(liveObject, opcode, arguments)
    }

    /// Our resource behind an object argument; none for null and for objects that others made.
    final func object<T: WaylandResource>(_ object: OpaquePointer?, _ type: T.Type) -> T? {
        guard let object, wl_resource_instance_of(object, T.interface, ResourceTag.pointer) != 0,
            let user = wl_resource_get_user_data(object)
        else { return nil }
        return Unmanaged<WaylandResource>.fromOpaque(user).takeUnretainedValue() as? T
    }

    final func create<T: WaylandResource>(_ id: UInt32, _ type: T.Type) -> T {
        guard let server else { fatalError("the server is gone") }
        return T(client: client, version: version, id: id, server: server)
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

private let dispatchToResource: wl_dispatcher_func_t = { _, target, opcode, _, arguments in
    let user = wl_resource_get_user_data(OpaquePointer(target!))!
    let resource = Unmanaged<WaylandResource>.fromOpaque(user).takeUnretainedValue()
    resource.server?.onMessage?(resource, opcode)
    withExtendedLifetime(resource) { resource.dispatch(opcode, arguments!) }
    return 0
}
