import Wayland
import WaylandClient

/// A popup: a menu that takes all input while it is open, or a tooltip that takes none.
///
/// Popups form a chain, since the compositor ends a client that closes another one than the topmost: opening one on a
/// surface closes what was open there, and closing one closes those on it first.
@MainActor
final class PopupWindow: SurfaceRole, PopupParent {
    let content: ContentSurface
    var popup: PopupWindow?
    /// Called for each input event, in order.
    var onInput: (InputEvent) -> Void
    /// Called once, when the popup has been closed by the compositor or with what it was on.
    var onDismiss: () -> Void
    /// Whether it takes all input.
    let grabs: Bool
    private let xdgSurface: XdgSurface
    private let role: XdgPopup
    private weak var parent: (any PopupParent)?
    private var size: ToplevelSizing.Extent
    private var gatheredSize: ToplevelSizing.Extent?
    private var pending: (size: ToplevelSizing.Extent?, serial: UInt32)?
    private var repositions: UInt32 = 0

    /// Opens a popup on `parent`, which must be shown. With `grabs` it takes all input, by the right of the user's last
    /// press; without one it opens as a tooltip does. None where popups cannot be.
    init?(
        parent: any PopupParent, placement: PopupPlacement, grabs: Bool, frameSource: any FrameSource,
        onInput: @escaping (InputEvent) -> Void, onDismiss: @escaping () -> Void
    ) {
        // The app hears of that, and may do anything to the parent.
        parent.popup?.dismiss()
        let display = parent.content.display
        let globals = display.globals
        guard let compositor = globals.compositor, let shm = globals.shm, let wmBase = globals.wmBase,
            parent.content.isAlive, parent.content.isShown, parent.popup == nil
        else { return nil }
        self.onInput = onInput
        self.onDismiss = onDismiss
        self.parent = parent
        size = Self.whole(placement.size)
        content = ContentSurface(display: display, compositor: compositor, shm: shm, source: frameSource)
        xdgSurface = wmBase.getXdgSurface(surface: content.surface)
        let positioner = Self.positioner(placement, parent: parent, wmBase: wmBase)
        role = parent.makePopup(xdgSurface, positioner)
        positioner.destroy()
        let press = display.lastPress
        self.grabs = grabs && parent.allowsGrab && press != nil
        content.role = self
        parent.popup = self
        content.resize(width: size.width, height: size.height)
        xdgSurface.onEvent = { [unowned self] event in
            guard case .configure(let serial) = event else { return }
            pending = (gatheredSize, serial)
            content.replaceStaleCallback()
            content.markDue()
        }
        role.onEvent = { [unowned self] in handle($0) }
        if self.grabs, let press { role.grab(seat: press.seat, serial: press.serial) }
        content.surface.commit()
    }

    var allowsGrab: Bool { grabs }
    var popupBounds: Rect { Rect(x: 0, y: 0, width: Double(content.width), height: Double(content.height)) }
    var contentOrigin: Point { .zero }

    func makePopup(_ xdgSurface: XdgSurface, _ positioner: XdgPositioner) -> XdgPopup {
        xdgSurface.getPopup(parent: self.xdgSurface, positioner: positioner)
    }

    /// Moves the popup, where the compositor knows how (xdg_wm_base 3); elsewhere it stays.
    func reposition(_ placement: PopupPlacement) {
        guard content.isAlive, role.version >= 3, let parent, parent.content.isAlive,
            let wmBase = content.display.globals.wmBase
        else { return }
        let positioner = Self.positioner(placement, parent: parent, wmBase: wmBase)
        repositions &+= 1
        role.reposition(positioner: positioner, token: repositions)
        positioner.destroy()
    }

    /// Closes the popup, those on it first, and says so.
    func dismiss() {
        for dismissal in takeDown() { dismissal() }
    }

    /// Closes the popup, those on it first; only those say so.
    func close() {
        for dismissal in takeDown().dropLast() { dismissal() }
    }

    /// Destroys the popup, those on it first. Answers what then tells the app, theirs first and its own last: the app may
    /// do anything when it hears of it, also to what the popup was on, so that must not be half-way.
    func takeDown() -> [() -> Void] {
        guard content.isAlive else { return [] }
        let dismissals = popup?.takeDown() ?? []
        content.destroyExtensions()
        role.destroy()
        xdgSurface.destroy()
        content.destroySurface()
        if parent?.popup === self { parent?.popup = nil }
        let onDismiss = onDismiss
        onInput = { _ in }
        self.onDismiss = {}
        return dismissals + [onDismiss]
    }

    func receive(_ event: InputEvent) { onInput(event) }

    func applyConfigure() -> Bool {
        guard let (size, serial) = pending else { return false }
        pending = nil
        xdgSurface.ackConfigure(serial: serial)
        content.isConfigured = true
        self.size = size ?? self.size
        content.resize(width: self.size.width, height: self.size.height)
        return true
    }

    private func handle(_ event: XdgPopup.Event) {
        switch event {
        case .configure(_, _, let width, let height):
            guard width > 0, height > 0 else { return }
            gatheredSize = ToplevelSizing.Extent(width: Int(width), height: Int(height))
        case .popupDone: dismiss()
        case .repositioned: break
        }
    }

    private static func positioner(
        _ placement: PopupPlacement, parent: any PopupParent, wmBase: XdgWmBase
    ) -> XdgPositioner {
        let positioner = wmBase.createPositioner()
        let size = whole(placement.size)
        positioner.setSize(width: Int32(size.width), height: Int32(size.height))
        let anchor = anchorRect(placement.anchor, parent: parent)
        positioner.setAnchorRect(
            x: Int32(anchor.x), y: Int32(anchor.y), width: Int32(anchor.width), height: Int32(anchor.height))
        positioner.setAnchor(anchor: placement.edges.anchor)
        positioner.setGravity(gravity: placement.gravity.gravity)
        let adjustment: XdgPositionerConstraintAdjustment = [.slideX, .slideY, .flipX, .flipY, .resizeY]
        positioner.setConstraintAdjustment(constraintAdjustment: adjustment.rawValue)
        positioner.setOffset(x: number(placement.offset.width), y: number(placement.offset.height))
        return positioner
    }

    /// The anchor in whole points of the parent's window, inside of it and not empty: other ones are protocol errors.
    private static func anchorRect(_ anchor: Rect, parent: any PopupParent) -> PixelRect {
        let bounds = parent.popupBounds
        let origin = parent.contentOrigin
        let place = PixelRect(
            covering: anchor.offset(by: Size(width: origin.x - bounds.minX, height: origin.y - bounds.minY)), scale: 1)
        let width = max(1, Int(bounds.width))
        let height = max(1, Int(bounds.height))
        let x = min(max(0, place.x), width - 1)
        let y = min(max(0, place.y), height - 1)
        return PixelRect(
            x: x, y: y, width: min(max(1, place.maxX - x), width - x), height: min(max(1, place.maxY - y), height - y))
    }

    private static func whole(_ size: Size) -> ToplevelSizing.Extent {
        func side(_ value: Double) -> Int { value >= 1 ? Int(min(value, 32_767).rounded(.up)) : 1 }
        return ToplevelSizing.Extent(width: side(size.width), height: side(size.height))
    }

    private static func number(_ value: Double) -> Int32 {
        value.isFinite ? Int32(max(-32_767, min(32_767, value)).rounded()) : 0
    }
}

extension FrameEdges {
    /// The positioner counts sides before corners.
    private var place: UInt32 {
        switch self {
        case .top: 1
        case .bottom: 2
        case .left: 3
        case .right: 4
        case [.top, .left]: 5
        case [.bottom, .left]: 6
        case [.top, .right]: 7
        case [.bottom, .right]: 8
        default: 0
        }
    }

    fileprivate var anchor: XdgPositionerAnchor { XdgPositionerAnchor(rawValue: place) }
    fileprivate var gravity: XdgPositionerGravity { XdgPositionerGravity(rawValue: place) }
}
