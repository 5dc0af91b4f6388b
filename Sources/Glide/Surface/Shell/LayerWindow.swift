import Wayland
import WaylandClient

/// A layer of the desktop: a wlr-layer-shell surface that shows a frame source.
@MainActor
final class LayerWindow: SurfaceRole, PopupParent {
    let content: ContentSurface
    var popup: PopupWindow?
    var onInput: (InputEvent) -> Void
    /// Called when the compositor has taken the layer away, with its screen for example. It is closed by then.
    var onClosed: () -> Void
    private let role: ZwlrLayerSurfaceV1
    private let ownSize: ToplevelSizing.Extent
    private var pending: (width: Int, height: Int, serial: UInt32)?

    /// Makes the layer on `output`, or where the compositor likes. None where there is no layer shell. A side of 0 that no
    /// two edges stretch takes that of `ownSize`: the compositor would end the client.
    init?(
        display: WaylandDisplay, options: LayerOptions, ownSize: Size, output: WlOutput?, frameSource: any FrameSource,
        onInput: @escaping (InputEvent) -> Void, onClosed: @escaping () -> Void
    ) {
        let globals = display.globals
        guard let compositor = globals.compositor, let shm = globals.shm, let shell = globals.layerShell else {
            return nil
        }
        self.onInput = onInput
        self.onClosed = onClosed
        let own = ToplevelSizing.Extent(width: Self.side(ownSize.width), height: Self.side(ownSize.height))
        self.ownSize = ToplevelSizing.Extent(width: max(1, own.width), height: max(1, own.height))
        content = ContentSurface(display: display, compositor: compositor, shm: shm, source: frameSource)
        role = shell.getLayerSurface(
            surface: content.surface, output: output, layer: ZwlrLayerShellV1Layer(rawValue: options.layer.rawValue),
            namespace: options.namespace)
        content.role = self
        var width = Self.side(options.size.width)
        var height = Self.side(options.size.height)
        if width == 0, !options.edges.isSuperset(of: [.left, .right]) { width = self.ownSize.width }
        if height == 0, !options.edges.isSuperset(of: [.top, .bottom]) { height = self.ownSize.height }
        content.resize(
            width: width > 0 ? width : self.ownSize.width, height: height > 0 ? height : self.ownSize.height)
        role.onEvent = { [unowned self] in handle($0) }
        role.setSize(width: UInt32(width), height: UInt32(height))
        // The protocol's bits are ours.
        role.setAnchor(anchor: ZwlrLayerSurfaceV1Anchor(rawValue: UInt32(options.edges.rawValue)))
        role.setExclusiveZone(zone: Int32(max(-1, min(32_767, options.exclusiveZone))))
        let margins = options.margins
        role.setMargin(
            top: Self.margin(margins.top), right: Self.margin(margins.trailing), bottom: Self.margin(margins.bottom),
            left: Self.margin(margins.leading))
        // Before version 4 there is no "on demand": the keyboard is better had than not.
        let keyboard = options.keyboard == .onDemand && role.version < 4 ? .always : options.keyboard
        role.setKeyboardInteractivity(
            keyboardInteractivity: ZwlrLayerSurfaceV1KeyboardInteractivity(rawValue: keyboard.rawValue))
        content.surface.commit()
    }

    var allowsGrab: Bool { true }
    var popupBounds: Rect { Rect(x: 0, y: 0, width: Double(content.width), height: Double(content.height)) }
    var contentOrigin: Point { .zero }

    func makePopup(_ xdgSurface: XdgSurface, _ positioner: XdgPositioner) -> XdgPopup {
        let popup = xdgSurface.getPopup(parent: nil, positioner: positioner)
        role.getPopup(popup: popup)
        return popup
    }

    func close() {
        guard content.isAlive else { return }
        let dismissals = popup?.takeDown() ?? []
        content.destroyExtensions()
        role.destroy()
        content.destroySurface()
        onInput = { _ in }
        onClosed = {}
        for dismissal in dismissals { dismissal() }
    }

    func receive(_ event: InputEvent) { onInput(event) }

    func applyConfigure() -> Bool {
        guard let (width, height, serial) = pending else { return false }
        pending = nil
        role.ackConfigure(serial: serial)
        content.isConfigured = true
        content.resize(width: width > 0 ? width : ownSize.width, height: height > 0 ? height : ownSize.height)
        return true
    }

    private func handle(_ event: ZwlrLayerSurfaceV1.Event) {
        switch event {
        case .configure(let serial, let width, let height):
            pending = (Int(min(width, 1 << 30)), Int(min(height, 1 << 30)), serial)
            content.replaceStaleCallback()
            content.markDue()
        case .closed:
            let onClosed = onClosed
            close()
            onClosed()
        }
    }

    private static func side(_ value: Double) -> Int { value >= 1 ? Int(min(value, 32_767).rounded()) : 0 }

    private static func margin(_ value: Double) -> Int32 {
        value.isFinite ? Int32(max(-32_767, min(32_767, value)).rounded()) : 0
    }
}
