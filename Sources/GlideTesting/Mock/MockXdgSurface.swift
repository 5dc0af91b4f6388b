import Wayland
import WaylandServer

/// Configures of a toplevel or popup, and their answers.
@MainActor
final class MockXdgSurface {
    let resource: XdgSurfaceResource
    let surface: MockSurface
    /// Serials in the order they were acknowledged.
    private(set) var acknowledged: [UInt32] = []
    /// Serials that were sent and neither acknowledged nor passed over.
    private(set) var waiting: [UInt32] = []
    /// Whether an acknowledgement has not been followed by a commit.
    private(set) var owesCommit = false
    /// The window's rectangle in the surface, as the client set it last; none before.
    private(set) var geometry: (x: Int, y: Int, width: Int, height: Int)?
    /// Called when a serial is acknowledged.
    var onAck: ((UInt32) -> Void)?
    weak var role: (any MockRole)?
    private var pendingGeometry: (x: Int, y: Int, width: Int, height: Int)?
    private unowned let compositor: MockCompositor

    init(_ resource: XdgSurfaceResource, surface: MockSurface, compositor: MockCompositor) {
        self.resource = resource
        self.surface = surface
        self.compositor = compositor
    }

    /// Ends a batch of what is to change, and answers its serial.
    func configure() -> UInt32 {
        let serial = compositor.server.nextSerial()
        waiting.append(serial)
        resource.sendConfigure(serial: serial)
        return serial
    }

    func wasCommitted() {
        owesCommit = false
        geometry = pendingGeometry ?? geometry
        pendingGeometry = nil
    }

    /// The size of the window in points: that of its geometry, else that of the surface.
    var windowSize: (width: Int, height: Int) { geometry.map { ($0.width, $0.height) } ?? surface.size }

    func handle(_ request: XdgSurfaceResource.Request) {
        switch request {
        case .ackConfigure(let serial):
            guard let place = waiting.firstIndex(of: serial) else {
                let code = XdgSurfaceError.invalidSerial.rawValue
                return compositor.violate(resource, code, "serial \(serial) was not sent, or was answered before")
            }
            waiting.removeFirst(place + 1)
            acknowledged.append(serial)
            surface.acknowledgementsSinceAnswer += 1
            owesCommit = true
            onAck?(serial)
        case .setWindowGeometry(let x, let y, let width, let height):
            if width <= 0 || height <= 0 {
                let code = XdgSurfaceError.invalidSize.rawValue
                compositor.violate(resource, code, "a geometry of \(width)×\(height)")
            }
            pendingGeometry = (Int(x), Int(y), Int(width), Int(height))
        case .destroy:
            if let role, role.isAlive {
                let code = XdgSurfaceError.defunctRoleObject.rawValue
                compositor.violate(resource, code, "an xdg_surface was destroyed before its role")
            }
        default: break
        }
    }
}
