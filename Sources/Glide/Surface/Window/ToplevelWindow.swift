import Wayland
import WaylandClient

/// A window: an xdg_toplevel that shows a frame source, with a frame of its own where the compositor draws none.
@MainActor
final class ToplevelWindow: SurfaceRole, PopupParent {
    /// What a window starts with.
    struct Options {
        /// Title, cut at 4,000 bytes.
        var title = ""
        /// Application id: the desktop file's name without its ending.
        var appID = ""
        /// Size wanted for the content, in points.
        var size = Size(width: 400, height: 600)
        /// Smallest size of the content; 0 is no limit.
        var minimumSize = Size.zero
        /// Largest size of the content; 0 is no limit.
        var maximumSize = Size.zero
        var isFullscreen = false
        /// Whether the window has a title bar: the compositor's, or else its own.
        var isDecorated = true
        /// The look of its own title bar.
        var colors = ColorSurroundings.light
        /// By how much texts are larger than usual.
        var textScale = 1.0
        /// Whether reading goes from right to left.
        var isMirrored = false
    }

    let content: ContentSurface
    var popup: PopupWindow?
    /// Called for each input event, in order. Places are those of the content.
    var onInput: (InputEvent) -> Void
    /// Called when the user wants the window closed; the window stays until `close`.
    var onClose: () -> Void
    /// Called when `states` changed.
    var onStates: ((ToplevelStates) -> Void)?
    /// States of the last configure that was applied.
    private(set) var states = ToplevelStates()
    let xdgSurface: XdgSurface
    let toplevel: XdgToplevel
    let framed: FramedSource
    private(set) var frameInput: FrameInput!
    /// What the window manager can do.
    private(set) var capabilities = WindowCapabilities.all
    private(set) var sizing: ToplevelSizing
    private(set) var options: Options
    private var decoration: ZxdgToplevelDecorationV1?
    /// What arrived since the last `xdg_surface.configure`.
    private var gathered = ToplevelConfigure()
    /// What the last `xdg_surface.configure` latched, with its serial, until it is applied.
    private var pending: (configure: ToplevelConfigure, serial: UInt32)?
    private var drawsFrame = false
    /// Whether the height that the compositor dictates is more than a title bar.
    private var leavesRoomForTitleBar = true
    private var wasShown = false
    /// What was sent last.
    @exclusivity(unchecked) private var sent = SentGeometry()
    /// The content's look of the pointer.
    private var contentCursor: CursorShape? = .arrow

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
        self.options = options
        let size = Self.whole(options.size)
        sizing = ToplevelSizing(width: size.width, height: size.height)
        framed = FramedSource(frameSource)
        content = ContentSurface(display: display, compositor: compositor, shm: shm, source: framed)
        xdgSurface = wmBase.getXdgSurface(surface: content.surface)
        toplevel = xdgSurface.getToplevel()
        content.role = self
        frameInput = FrameInput(source: framed, actions: self) { [unowned content] in
            (content.width, content.height)
        }
        content.resize(width: size.width, height: size.height)
        xdgSurface.onEvent = { [unowned self] event in
            guard case .configure(let serial) = event else { return }
            pending = (gathered, serial)
            content.replaceStaleCallback()
            content.markDue()
        }
        toplevel.onEvent = { [unowned self] in handle($0) }
        if options.isDecorated { askForDecoration() }
        toplevel.setTitle(title: options.title)
        if !options.appID.isEmpty { toplevel.setAppId(appId: options.appID) }
        sendLimits()
        if options.isFullscreen { toplevel.setFullscreen(output: nil) }
        // No buffer before the first configure.
        content.surface.commit()
    }

    private func askForDecoration() {
        guard let manager = content.display.globals.decorationManager else {
            gathered.drawsFrame = true
            return
        }
        let decoration = manager.getToplevelDecoration(toplevel: toplevel)
        decoration.onEvent = { [unowned self] event in
            guard case .configure(let mode) = event else { return }
            gathered.drawsFrame = mode == .clientSide
        }
        decoration.setMode(mode: .serverSide)
        self.decoration = decoration
    }

    // MARK: Wishes of the app

    /// The title, cut at 4,000 bytes.
    func setTitle(_ title: String) {
        guard content.isAlive, title != options.title else { return }
        options.title = title
        toplevel.setTitle(title: title)
        updateFrame()
    }

    /// Asks for fullscreen, or for leaving it; the compositor decides.
    func setFullscreen(_ isFullscreen: Bool) {
        guard content.isAlive else { return }
        options.isFullscreen = isFullscreen
        if isFullscreen {
            toplevel.setFullscreen(output: nil)
        } else {
            toplevel.unsetFullscreen()
        }
        updateFrame()
    }

    /// What the pointer looks like over the content; `nil` hides it.
    func setCursor(_ shape: CursorShape?) {
        contentCursor = shape
        updateCursor()
    }

    /// The look of the window's own frame.
    func setLooks(_ colors: ColorSurroundings, textScale: Double, isMirrored: Bool) {
        guard content.isAlive else { return }
        options.colors = colors
        options.textScale = textScale
        options.isMirrored = isMirrored
        updateFrame()
    }

    /// Lets the user drag the window with the press that lasts, which ends as cancelled: the compositor takes it.
    func beginMove() {
        guard content.isAlive, let press = content.display.press(on: content) else { return }
        toplevel.move(seat: press.seat, serial: press.serial)
        content.display.cancelPresses(on: content)
    }

    /// Lets the user resize the window at `edges` with the press that lasts, which ends as cancelled.
    func beginResize(_ edges: FrameEdges) {
        guard content.isAlive, let press = content.display.press(on: content) else { return }
        toplevel.resize(seat: press.seat, serial: press.serial, edges: edges.resizeEdge)
        content.display.cancelPresses(on: content)
    }

    /// Limits of the content's size in points, 0 for none. Where they cross, the smallest size wins.
    func setLimits(minimum: Size, maximum: Size) {
        guard content.isAlive else { return }
        options.minimumSize = minimum
        options.maximumSize = maximum
        sendLimits()
        if content.isConfigured { content.surface.commit() }
        updateFrame()
    }

    /// Another size of the content; the compositor's word counts more.
    func setSize(_ size: Size) {
        guard content.isAlive else { return }
        let size = Self.whole(size)
        sizing.request(width: size.width, height: size.height, isSizeFixed: states.isSizeFixed)
        applySize()
    }

    /// Asks the compositor to bring the window to the front.
    func requestActivation() {
        guard content.isAlive else { return }
        let manager = content.display.globals.activationManager
        content.display.activation.request(content, appID: options.appID, manager: manager)
    }

    /// Destroys the window. A second call does nothing.
    func close() {
        guard content.isAlive else { return }
        let dismissals = popup?.takeDown() ?? []
        content.destroyExtensions()
        decoration?.destroy()
        toplevel.destroy()
        xdgSurface.destroy()
        content.destroySurface()
        onInput = { _ in }
        onClose = {}
        onStates = nil
        for dismissal in dismissals { dismissal() }
    }

    // MARK: Popups

    var allowsGrab: Bool { true }
    var popupBounds: Rect { framed.frame.windowRect(width: content.width, height: content.height) }
    var contentOrigin: Point { framed.contentOrigin }

    func makePopup(_ xdgSurface: XdgSurface, _ positioner: XdgPositioner) -> XdgPopup {
        xdgSurface.getPopup(parent: self.xdgSurface, positioner: positioner)
    }

    // MARK: Role

    func receive(_ event: InputEvent) {
        frameInput.receive(event)
    }

    func applyConfigure() -> Bool {
        guard let (configure, serial) = pending else { return false }
        pending = nil
        xdgSurface.ackConfigure(serial: serial)
        let isFirst = !content.isConfigured
        content.isConfigured = true
        let old = states
        states = configure.states
        capabilities = configure.capabilities
        let hadFrame = drawsFrame
        drawsFrame = configure.drawsFrame
        // A window larger than it was told to be ends the client on some compositors.
        leavesRoomForTitleBar =
            !states.isSizeFixed || configure.height == 0
            || configure.height > WindowFrame.titleBarHeight(textScale: options.textScale)
        let isMoved = changeFrame()
        if hadFrame != drawsFrame || isFirst { sendLimits() }
        sizing.apply(
            configure, titleBar: framed.frame.titleBar,
            outputSize: content.display.logicalSize(of: content.enteredOutputs, scale: content.scale))
        applySize()
        // The content hears of it once frame and size fit each other; the app may close the window meanwhile.
        if isMoved { frameInput.layoutChanged(at: content.display.clock.now) }
        guard content.isAlive else { return false }
        let isSuspended = states.contains(.suspended)
        if isSuspended, !content.isSuspended { content.display.cancelPresses(on: content) }
        content.isSuspended = isSuspended
        if old.contains(.activated) != states.contains(.activated) {
            onInput(.activation(states.contains(.activated)))
        }
        if old != states { onStates?(states) }
        return true
    }

    func willShow() {
        if !wasShown {
            wasShown = true
            content.display.activation.windowAppeared(
                content.surface, manager: content.display.globals.activationManager)
        }
        guard framed.hasFrame || sent.hasSent else { return }
        let frame = framed.frame
        let window = frame.windowRect(width: content.width, height: content.height)
        sent.send(window, of: self, frame: frame)
    }

    private func applySize() {
        let frame = framed.frame
        content.resize(
            width: sizing.current.width + frame.leftMargin + frame.rightMargin,
            height: sizing.current.height + frame.topMargin + frame.bottomMargin)
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
        case .wmCapabilities(let capabilities): gathered.capabilities = WindowCapabilities(capabilities)
        case .close: onClose()
        }
    }

    private func sendLimits() {
        let (minimum, maximum) = limits
        toplevel.setMinSize(width: Int32(minimum.width), height: Int32(minimum.height))
        toplevel.setMaxSize(width: Int32(maximum.width), height: Int32(maximum.height))
    }

    /// The limits of the window, its title bar included.
    private var limits: (minimum: ToplevelSizing.Extent, maximum: ToplevelSizing.Extent) {
        let bar = framed.frame.titleBar
        var minimum = Self.limit(options.minimumSize)
        var maximum = Self.limit(options.maximumSize)
        if maximum.width > 0 { maximum.width = max(maximum.width, minimum.width) }
        if maximum.height > 0 { maximum.height = max(maximum.height, minimum.height) }
        if minimum.height > 0 { minimum.height += bar }
        if maximum.height > 0 { maximum.height += bar }
        return (minimum, maximum)
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

// MARK: - Own frame

extension ToplevelWindow: FrameActions {
    /// Whether the user may change the size at all.
    private var isResizable: Bool {
        let (minimum, maximum) = limits
        return minimum != maximum || minimum.width == 0 || minimum.height == 0
    }

    /// Makes the frame fit what is known, and the size fit the frame. It may lie elsewhere then: the content hears of the
    /// pointer, and the app may close the window meanwhile.
    private func updateFrame() {
        let oldBar = framed.frame.titleBar
        guard changeFrame() else { return }
        // A bar that is there and grows takes its room from what the content may have.
        if oldBar > 0, framed.frame.titleBar > 0, framed.frame.titleBar != oldBar { sendLimits() }
        sizing.changeTitleBar(to: framed.frame.titleBar, isSizeFixed: states.isSizeFixed)
        applySize()
        frameInput.layoutChanged(at: content.display.clock.now)
    }

    /// Makes the frame fit what is known. Answers whether frame and content lie elsewhere now.
    private func changeFrame() -> Bool {
        var frame = WindowFrame()
        // Who asked for the whole screen gets no title bar either where the compositor only maximises, as cage does.
        if drawsFrame, leavesRoomForTitleBar, !states.contains(.fullscreen), !options.isFullscreen {
            frame.hasTitleBar = true
            frame.freeEdges = states.freeEdges
            frame.resizableEdges = isResizable ? states.resizableEdges : []
            frame.title = options.title
            frame.buttons = FrameButton.allCases.filter { has($0) }
            frame.isActive = states.contains(.activated)
            frame.isMaximized = states.contains(.maximized)
            frame.colors = options.colors
            frame.textScale = options.textScale
            frame.isMirrored = options.isMirrored
            frame.hovered = frameInput.highlighted
            frame.pressed = frameInput.pressed
        }
        let isMoved = !frame.hasLayout(of: framed.frame)
        guard frame != framed.frame else { return false }
        framed.setFrame(frame)
        if isMoved, content.isConfigured { content.invalidate() }
        return isMoved
    }

    private func has(_ button: FrameButton) -> Bool {
        switch button {
        case .close: true
        case .maximize: capabilities.contains(.maximize) && isResizable
        case .minimize: capabilities.contains(.minimize)
        }
    }

    private func updateCursor() {
        let cursor = frameInput.cursor ?? contentCursor
        if content.cursor != cursor { content.cursor = cursor }
    }

    func frameBeginsMove() { beginMove() }

    func frameBeginsResize(_ edges: FrameEdges) { beginResize(edges) }

    func framePressed(_ button: FrameButton) {
        guard content.isAlive else { return }
        switch button {
        case .close: onClose()
        case .minimize: toplevel.setMinimized()
        case .maximize: frameTogglesMaximized()
        }
    }

    func frameTogglesMaximized() {
        guard content.isAlive, has(.maximize) else { return }
        if states.contains(.maximized) { toplevel.unsetMaximized() } else { toplevel.setMaximized() }
    }

    func frameShowsMenu(at point: Point) {
        guard capabilities.contains(.menu), let press = content.display.press(on: content) else { return }
        let frame = framed.frame
        // The place counts from the window's corner, without the shadow.
        toplevel.showWindowMenu(
            seat: press.seat, serial: press.serial, x: Int32(point.x) - Int32(frame.leftMargin),
            y: Int32(point.y) - Int32(frame.topMargin))
        content.display.cancelPresses(on: content)
    }

    func frameLookChanged() {
        guard content.isAlive else { return }
        updateFrame()
        updateCursor()
    }

    func passToContent(_ event: InputEvent) { onInput(event) }
}
