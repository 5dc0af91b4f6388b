import Wayland
import WaylandServer

/// A client's window: configures, their answers, and the wishes it sent.
@MainActor
final class MockToplevel {
    let resource: XdgToplevelResource
    let xdgSurface: XdgSurfaceResource
    unowned let surface: MockSurface
    var isAlive = true
    private(set) var title = ""
    private(set) var appID = ""
    private(set) var wantsFullscreen = false
    private(set) var minimum: (width: Int, height: Int) = (0, 0)
    private(set) var maximum: (width: Int, height: Int) = (0, 0)
    /// Serials of the presses with which the client began to move the window.
    private(set) var moveSerials: [UInt32] = []
    /// Serials in the order they were acknowledged.
    private(set) var acknowledged: [UInt32] = []
    /// Serials that were sent and neither acknowledged nor passed over.
    private(set) var waiting: [UInt32] = []
    /// Whether an acknowledgement has not been followed by a commit.
    private(set) var owesCommit = false
    private var wasFirstCommitted = false
    private unowned let compositor: MockCompositor

    init(
        _ resource: XdgToplevelResource, _ xdgSurface: XdgSurfaceResource, surface: MockSurface,
        compositor: MockCompositor
    ) {
        self.resource = resource
        self.xdgSurface = xdgSurface
        self.surface = surface
        self.compositor = compositor
        resource.onRequest = { [unowned self] in handle($0) }
        // The toplevel goes first.
        xdgSurface.onRequest = { [weak self] in self?.handle($0) }
    }

    /// Whether the window has answered a configure.
    var hasAcknowledged: Bool { !acknowledged.isEmpty }

    /// Sends a configure, and answers its serial.
    @discardableResult
    func configure(_ width: Int, _ height: Int, _ states: [XdgToplevelState] = []) -> UInt32 {
        configure(width, height, rawStates: states.map(\.rawValue))
    }

    /// Sends a configure with any numbers as states.
    @discardableResult
    func configure(_ width: Int, _ height: Int, rawStates: [UInt32]) -> UInt32 {
        resource.sendConfigure(width: Int32(width), height: Int32(height), states: WaylandArray(rawStates))
        let serial = compositor.server.nextSerial()
        waiting.append(serial)
        xdgSurface.sendConfigure(serial: serial)
        return serial
    }

    /// Sends the room on the screen; needs version 4.
    func sendBounds(_ width: Int, _ height: Int) {
        resource.sendConfigureBounds(width: Int32(width), height: Int32(height))
    }

    /// Asks the window to close.
    func requestClose() {
        resource.sendClose()
    }

    func wasCommitted(hasBuffer: Bool) {
        owesCommit = false
        if minimum.width < 0 || minimum.height < 0 || maximum.width < 0 || maximum.height < 0
            || (maximum.width > 0 && minimum.width > maximum.width)
            || (maximum.height > 0 && minimum.height > maximum.height)
        {
            let code = XdgToplevelError.invalidSize.rawValue
            compositor.violate(resource, code, "a smallest size above the largest")
        }
        if !wasFirstCommitted, compositor.options.configuresAtStart { configure(0, 0) }
        wasFirstCommitted = true
    }

    private func handle(_ request: XdgToplevelResource.Request) {
        switch request {
        case .setTitle(let title): self.title = title
        case .setAppId(let appID): self.appID = appID
        case .setFullscreen: wantsFullscreen = true
        case .move(_, let serial): moveSerials.append(serial)
        case .unsetFullscreen: wantsFullscreen = false
        case .setMinSize(let width, let height): minimum = (Int(width), Int(height))
        case .setMaxSize(let width, let height): maximum = (Int(width), Int(height))
        default: break
        }
    }

    private func handle(_ request: XdgSurfaceResource.Request) {
        switch request {
        case .ackConfigure(let serial):
            guard let place = waiting.firstIndex(of: serial) else {
                let code = XdgSurfaceError.invalidSerial.rawValue
                return compositor.violate(xdgSurface, code, "serial \(serial) was not sent, or was answered before")
            }
            waiting.removeFirst(place + 1)
            acknowledged.append(serial)
            owesCommit = true
        case .setWindowGeometry(_, _, let width, let height):
            if width <= 0 || height <= 0 {
                let code = XdgSurfaceError.invalidSize.rawValue
                compositor.violate(xdgSurface, code, "a geometry of \(width)×\(height)")
            }
        case .destroy:
            if isAlive {
                let code = XdgSurfaceError.defunctRoleObject.rawValue
                compositor.violate(xdgSurface, code, "an xdg_surface was destroyed before its toplevel")
            }
        default: break
        }
    }
}
