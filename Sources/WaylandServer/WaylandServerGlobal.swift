import CWaylandServer
import Wayland

/// A global that a server offers.
public final class WaylandServerGlobal {
    private let onBind: (OpaquePointer, UInt32, UInt32) -> Void
    private var global: OpaquePointer?

    init(
        _ server: WaylandServerDisplay, interface: UnsafePointer<wl_interface>, version: UInt32,
        onBind: @escaping (OpaquePointer, UInt32, UInt32) -> Void
    ) {
        self.onBind = onBind
        // The server holds it, also once removed: binds may still arrive.
        let user = Unmanaged.passUnretained(self).toOpaque()
        global = wl_global_create(server.rawDisplay, interface, Int32(version), user) { client, user, version, id in
            let global = Unmanaged<WaylandServerGlobal>.fromOpaque(user!).takeUnretainedValue()
            global.onBind(client!, version, id)
        }
        precondition(global != nil, "a global of a version above the interface's")
    }

    /// Announces that the global is gone (`wl_global_remove`); binds that are on their way still succeed.
    public func remove() {
        guard let global else { return }
        wl_global_remove(global)
        self.global = nil
    }
}
