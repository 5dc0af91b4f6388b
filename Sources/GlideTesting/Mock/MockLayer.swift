import Wayland
import WaylandServer

/// A client's layer of the desktop.
@MainActor
final class MockLayer: MockRole {
    let resource: ZwlrLayerSurfaceV1Resource
    let surface: MockSurface
    var isAlive = true
    private(set) var acknowledged: [UInt32] = []
    private(set) var waiting: [UInt32] = []
    private(set) var size: (width: Int, height: Int) = (0, 0)
    private(set) var anchor = ZwlrLayerSurfaceV1Anchor()
    private(set) var exclusiveZone = 0
    private(set) var keyboard = ZwlrLayerSurfaceV1KeyboardInteractivity.none
    private(set) var layer: ZwlrLayerShellV1Layer
    private var wasClosed = false
    private var wasFirstCommitted = false
    private unowned let compositor: MockCompositor

    init(
        _ resource: ZwlrLayerSurfaceV1Resource, surface: MockSurface, layer: ZwlrLayerShellV1Layer,
        compositor: MockCompositor
    ) {
        self.resource = resource
        self.surface = surface
        self.layer = layer
        self.compositor = compositor
        resource.onRequest = { [unowned self] in handle($0) }
    }

    var hasAcknowledged: Bool { !acknowledged.isEmpty }

    @discardableResult
    func configure(_ width: Int, _ height: Int) -> UInt32 {
        let serial = compositor.server.nextSerial()
        waiting.append(serial)
        resource.sendConfigure(serial: serial, width: UInt32(width), height: UInt32(height))
        return serial
    }

    /// Takes it away, as happens when its screen goes.
    func close() {
        wasClosed = true
        resource.sendClosed()
    }

    func objectToEarlyBuffer() {
        compositor.violate(resource, 0, "a layer's buffer before the first configure")
    }

    func wasCommitted(showsNew: Bool) {
        if size.width == 0, !anchor.isSuperset(of: [.left, .right]) { objectToSize("width") }
        if size.height == 0, !anchor.isSuperset(of: [.top, .bottom]) { objectToSize("height") }
        if !wasFirstCommitted, compositor.options.configuresAtStart { configure(size.width, size.height) }
        wasFirstCommitted = true
    }

    private func objectToSize(_ side: String) {
        compositor.violate(resource, 1, "a layer without a \(side) between two edges")
    }

    private func handle(_ request: ZwlrLayerSurfaceV1Resource.Request) {
        switch request {
        case .setSize(let width, let height): size = (Int(width), Int(height))
        case .setAnchor(let anchor): self.anchor = anchor
        case .setExclusiveZone(let zone): exclusiveZone = Int(zone)
        case .setKeyboardInteractivity(let keyboard):
            self.keyboard = keyboard
            if keyboard.rawValue > (resource.version >= 4 ? 2 : 1) {
                compositor.violate(resource, 2, "a keyboard interactivity of \(keyboard.rawValue)")
            }
        case .getPopup(let popup):
            compositor.popups.first { $0.resource === popup }?.parent = surface
        case .ackConfigure(let serial):
            guard let place = waiting.firstIndex(of: serial) else {
                return compositor.violate(resource, 0, "serial \(serial) was not sent, or was answered before")
            }
            waiting.removeFirst(place + 1)
            acknowledged.append(serial)
            surface.acknowledgementsSinceAnswer += 1
        case .setLayer(let layer): self.layer = layer
        default: break
        }
    }
}
