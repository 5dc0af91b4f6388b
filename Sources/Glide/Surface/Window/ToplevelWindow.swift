import Wayland
import WaylandClient

/// A window: an xdg_toplevel that shows a frame source.
@MainActor
final class ToplevelWindow: SurfaceRole {
    /// What a window starts with.
    struct Options {
        /// Title, cut at 4,000 bytes.
        var title = ""
        /// Application id: the desktop file's name without its ending.
        var appID = ""
        /// Size wanted for the content, in points.
        var size = Size(width: 400, height: 600)
        /// Smallest size; 0 is no limit.
        var minimumSize = Size.zero
        /// Largest size; 0 is no limit.
        var maximumSize = Size.zero
        var isFullscreen = false
        /// Whether the compositor is asked for a title bar.
        var isDecorated = true
    }

    let content: ContentSurface
    /// Called for each input event, in order.
    var onInput: (InputEvent) -> Void
    /// Called when the user wants the window closed; the window stays until `close`.
    var onClose: () -> Void
    /// States of the last configure that was applied.
    private(set) var states = ToplevelStates()
    private let xdgSurface: XdgSurface
    private let toplevel: XdgToplevel
    private var decoration: ZxdgToplevelDecorationV1?
    private var sizing: ToplevelSizing
    /// What arrived since the last `xdg_surface.configure`.
    private var gathered = ToplevelConfigure()
    /// What the last `xdg_surface.configure` latched, with its serial, until it is applied.
    private var pending: (configure: ToplevelConfigure, serial: UInt32)?
    private var limits: (minimum: Size, maximum: Size)

    /// Makes the window; it appears when the compositor has answered. None if the display lacks what windows need.
    init?(
        display: WaylandDisplay, options: Options, frameSource: any FrameSource,
        onInput: @escaping (InputEvent) -> Void, onClose: @escaping () -> Void
    ) {
        let globals = display.globals
        guard let compositor = globals.compositor, let shm = globals.shm, let wmBase = globals.wmBase else {
            return nil
        }
        self.onInput = onInput
        self.onClose = onClose
        limits = (options.minimumSize, options.maximumSize)
        let size = Self.whole(options.size)
        sizing = ToplevelSizing(width: size.width, height: size.height)
        content = ContentSurface(display: display, compositor: compositor, shm: shm, source: frameSource)
        xdgSurface = wmBase.getXdgSurface(surface: content.surface)
        toplevel = xdgSurface.getToplevel()
        content.role = self
        content.resize(width: size.width, height: size.height)
        xdgSurface.onEvent = { [unowned self] event in
            guard case .configure(let serial) = event else { return }
            pending = (gathered, serial)
            content.replaceStaleCallback()
            content.markDue()
        }
        toplevel.onEvent = { [unowned self] in handle($0) }
        if options.isDecorated, let manager = globals.decorationManager {
            decoration = manager.getToplevelDecoration(toplevel: toplevel)
            decoration?.setMode(mode: .serverSide)
        }
        toplevel.setTitle(title: options.title)
        if !options.appID.isEmpty { toplevel.setAppId(appId: options.appID) }
        sendLimits()
        if options.isFullscreen { toplevel.setFullscreen(output: nil) }
        // No buffer before the first configure.
        content.surface.commit()
    }

    /// The title, cut at 4,000 bytes.
    func setTitle(_ title: String) {
        guard content.isAlive else { return }
        toplevel.setTitle(title: title)
    }

    /// Asks for fullscreen, or for leaving it; the compositor decides.
    func setFullscreen(_ isFullscreen: Bool) {
        guard content.isAlive else { return }
        if isFullscreen {
            toplevel.setFullscreen(output: nil)
        } else {
            toplevel.unsetFullscreen()
        }
    }

    /// What the pointer looks like over the window; `nil` hides it.
    func setCursor(_ shape: CursorShape?) {
        content.cursor = shape
    }

    /// Lets the user drag the window with the press that lasts, which ends as cancelled: the compositor takes it.
    func beginMove() {
        guard content.isAlive, let press = content.display.press(on: content) else { return }
        toplevel.move(seat: press.seat, serial: press.serial)
        content.display.cancelPresses(on: content)
    }

    /// Limits of the size in points, 0 for none. Where they cross, the smallest size wins.
    func setLimits(minimum: Size, maximum: Size) {
        guard content.isAlive else { return }
        limits = (minimum, maximum)
        sendLimits()
        if content.isConfigured { content.surface.commit() }
    }

    /// Destroys the window. A second call does nothing.
    func close() {
        guard content.isAlive else { return }
        content.destroyExtensions()
        decoration?.destroy()
        toplevel.destroy()
        xdgSurface.destroy()
        content.destroySurface()
        onInput = { _ in }
        onClose = {}
    }

    func receive(_ event: InputEvent) {
        onInput(event)
    }

    func applyConfigure() -> Bool {
        guard let (configure, serial) = pending else { return false }
        pending = nil
        xdgSurface.ackConfigure(serial: serial)
        content.isConfigured = true
        let outputSize = content.display.logicalSize(of: content.enteredOutputs)
        sizing.apply(configure, outputSize: outputSize)
        content.resize(width: sizing.current.width, height: sizing.current.height)
        let old = states
        states = configure.states
        let isSuspended = states.contains(.suspended)
        if isSuspended, !content.isSuspended { content.display.cancelPresses(on: content) }
        content.isSuspended = isSuspended
        if old.contains(.activated) != states.contains(.activated) {
            onInput(.activation(states.contains(.activated)))
        }
        return true
    }

    private func handle(_ event: XdgToplevel.Event) {
        switch event {
        case .configure(let width, let height, let states):
            gathered.width = max(0, Int(width))
            gathered.height = max(0, Int(height))
            gathered.states = ToplevelStates(states)
        case .configureBounds(let width, let height):
            gathered.boundsWidth = max(0, Int(width))
            gathered.boundsHeight = max(0, Int(height))
        case .wmCapabilities: break
        case .close: onClose()
        }
    }

    private func sendLimits() {
        let minimum = Self.limit(limits.minimum)
        var maximum = Self.limit(limits.maximum)
        if maximum.width > 0 { maximum.width = max(maximum.width, minimum.width) }
        if maximum.height > 0 { maximum.height = max(maximum.height, minimum.height) }
        toplevel.setMinSize(width: Int32(minimum.width), height: Int32(minimum.height))
        toplevel.setMaxSize(width: Int32(maximum.width), height: Int32(maximum.height))
    }

    private static func limit(_ size: Size) -> ToplevelSizing.Extent {
        func side(_ value: Double) -> Int { value > 0 ? Int(min(value, 32_767).rounded(.up)) : 0 }
        return ToplevelSizing.Extent(width: side(size.width), height: side(size.height))
    }

    private static func whole(_ size: Size) -> ToplevelSizing.Extent {
        // NaN compares false and takes the other branch.
        func side(_ value: Double, _ standard: Int) -> Int {
            value >= 1 ? Int(min(value, 32_767).rounded()) : standard
        }
        return ToplevelSizing.Extent(width: side(size.width, 400), height: side(size.height, 600))
    }
}
