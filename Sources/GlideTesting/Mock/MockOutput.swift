import Wayland
import WaylandServer

/// A screen.
@MainActor
final class MockOutput {
    /// What it shows.
    struct Mode {
        /// Device pixels.
        var width = 1_280
        var height = 800
        var scale = 1
        var milliHertz = 60_000
        var transform = WlOutputTransform.normal
    }

    private(set) var mode: Mode
    private(set) var resources: [WlOutputResource] = []
    private var global: WaylandServerGlobal?

    init(server: WaylandServerDisplay, mode: Mode, version: UInt32) {
        self.mode = mode
        guard version > 0 else { return }
        // The server's global holds this object: a bind may come after the screen has gone.
        global = server.advertise(WlOutputResource.self, version: version) { [self] resource in
            resources.append(resource)
            resource.onDestroy = { [weak self, weak resource] in self?.resources.removeAll { $0 === resource } }
            describe(to: resource)
        }
    }

    /// Changes the mode and says so.
    func change(to mode: Mode) {
        self.mode = mode
        for resource in resources { describe(to: resource) }
    }

    /// Tells the client that its surface is on this screen.
    func enter(_ surface: MockSurface) {
        for resource in resources { surface.resource.sendEnter(output: resource) }
    }

    /// Tells the client that its surface left this screen.
    func leave(_ surface: MockSurface) {
        for resource in resources { surface.resource.sendLeave(output: resource) }
    }

    /// Says how large the screen is in millimetres; headless compositors say 0 or -1.
    func sendMillimetres(_ width: Int32, _ height: Int32) {
        for resource in resources {
            resource.sendGeometry(
                x: 0, y: 0, physicalWidth: width, physicalHeight: height, subpixel: .unknown, make: "mock",
                model: "mock", transform: mode.transform)
            if resource.version >= 2 { resource.sendDone() }
        }
    }

    func remove() {
        global?.remove()
    }

    private func describe(to resource: WlOutputResource) {
        // No size in millimetres, as every headless compositor answers.
        resource.sendGeometry(
            x: 0, y: 0, physicalWidth: 0, physicalHeight: 0, subpixel: .unknown, make: "mock", model: "mock",
            transform: mode.transform)
        resource.sendMode(
            flags: .current, width: Int32(mode.width), height: Int32(mode.height), refresh: Int32(mode.milliHertz))
        if resource.version >= 2 {
            resource.sendScale(factor: Int32(mode.scale))
            resource.sendDone()
        }
    }
}
