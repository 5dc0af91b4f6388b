import CWaylandServer
import Wayland

/// A global that a server offers.
public final class WaylandServerGlobal {
    private var onBind: (OpaquePointer, UInt32, UInt32) -> Void
    private var global: OpaquePointer?
    /// Whether `remove` was called.
    private(set) var isRemoved = false

    init(
        _ server: WaylandServerDisplay, interface: UnsafePointer<wl_interface>, version: UInt32,
        onBind: @escaping (OpaquePointer, UInt32, UInt32) -> Void
    ) {
        self.onBind = onBind
        // The server holds it, also once removed: binds may still arrive.
        let user = Unmanaged.passUnretained(self).toOpaque()
        let interface = version > UInt32(interface.pointee.version) ? Self.newer(interface, version) : interface
        global = wl_global_create(server.rawDisplay, interface, Int32(version), user) { client, user, version, id in
            let global = Unmanaged<WaylandServerGlobal>.fromOpaque(user!).takeUnretainedValue()
            global.onBind(client!, version, id)
        }
        precondition(global != nil, "a global of a version above the interface's")
    }

    /// A table of the same interface in a version that nobody knows yet, as clients meet them in later years. It lives
    /// for ever, as libwayland wants.
    private static func newer(
        _ interface: UnsafePointer<wl_interface>, _ version: UInt32
    ) -> UnsafePointer<wl_interface> {
        let copy = UnsafeMutablePointer<wl_interface>.allocate(capacity: 1)
        copy.initialize(to: interface.pointee)
        copy.pointee.version = Int32(version)
        return UnsafePointer(copy)
    }

    /// Announces that the global is gone (`wl_global_remove`); binds that are on their way still succeed.
    public func remove() {
        guard let global, !isRemoved else { return }
        wl_global_remove(global)
        isRemoved = true
    }

    /// Destroys the global (`wl_global_destroy`): a bind that arrives now is a client's mistake.
    func discard() {
        if let global { wl_global_destroy(global) }
        global = nil
        onBind = { _, _, _ in }
    }
}
