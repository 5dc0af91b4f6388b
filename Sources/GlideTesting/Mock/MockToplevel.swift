import Wayland
import WaylandServer

/// A client's window: configures, their answers, and the wishes it sent.
@MainActor
final class MockToplevel: MockRole {
    let resource: XdgToplevelResource
    let shell: MockXdgSurface
    var isAlive = true
    private(set) var title = ""
    private(set) var appID = ""
    private(set) var wantsFullscreen = false
    private(set) var minimum: (width: Int, height: Int) = (0, 0)
    private(set) var maximum: (width: Int, height: Int) = (0, 0)
    /// Serials of the presses with which the client began to move the window.
    private(set) var moveSerials: [UInt32] = []
    /// Presses and edges with which the client began to resize the window.
    private(set) var resizes: [(serial: UInt32, edge: XdgToplevelResizeEdge)] = []
    /// Places at which the client asked for the window's menu.
    private(set) var menus: [(serial: UInt32, x: Int, y: Int)] = []
    /// Wishes to be maximised (true) or not, in order.
    private(set) var maximizeWishes: [Bool] = []
    private(set) var minimizeWishes = 0
    private(set) var decoration: ZxdgToplevelDecorationV1Resource?
    private var wasFirstCommitted = false
    private var pendingMinimum: (width: Int, height: Int)?
    private var pendingMaximum: (width: Int, height: Int)?
    /// What was sent, by serial, to compare with what is shown.
    private var sent: [UInt32: (width: Int, height: Int, states: [UInt32])] = [:]
    private var answered: (width: Int, height: Int, states: [UInt32])?
    private unowned let compositor: MockCompositor

    init(_ resource: XdgToplevelResource, _ shell: MockXdgSurface, compositor: MockCompositor) {
        self.resource = resource
        self.shell = shell
        self.compositor = compositor
        resource.onRequest = { [unowned self] in handle($0) }
        // The toplevel goes first.
        shell.onAck = { [weak self] in self?.noteAnswer($0) }
    }

    var surface: MockSurface { shell.surface }
    var xdgSurface: XdgSurfaceResource { shell.resource }
    /// Whether the window has answered a configure.
    var hasAcknowledged: Bool { !shell.acknowledged.isEmpty }
    var acknowledged: [UInt32] { shell.acknowledged }
    var waiting: [UInt32] { shell.waiting }
    var owesCommit: Bool { shell.owesCommit }

    /// Sends a configure, and answers its serial.
    @discardableResult
    func configure(_ width: Int, _ height: Int, _ states: [XdgToplevelState] = []) -> UInt32 {
        configure(width, height, rawStates: states.map(\.rawValue))
    }

    /// Sends a configure with any numbers as states.
    @discardableResult
    func configure(_ width: Int, _ height: Int, rawStates: [UInt32]) -> UInt32 {
        configure(width, height, array: WaylandArray(rawStates))
    }

    /// Sends a configure with any bytes as states.
    @discardableResult
    func configure(_ width: Int, _ height: Int, array: WaylandArray) -> UInt32 {
        resource.sendConfigure(width: Int32(width), height: Int32(height), states: array)
        let serial = shell.configure()
        sent[serial] = (width, height, array.values)
        return serial
    }

    /// Sends the room on the screen; needs version 4.
    func sendBounds(_ width: Int, _ height: Int) {
        resource.sendConfigureBounds(width: Int32(width), height: Int32(height))
    }

    /// Sends what the window manager can do; needs version 5.
    func sendCapabilities(_ values: [UInt32]) {
        resource.sendWmCapabilities(capabilities: WaylandArray(values))
    }

    /// Says who draws the frame; part of the next configure.
    func sendDecoration(_ mode: ZxdgToplevelDecorationV1Mode) {
        decoration?.sendConfigure(mode: mode)
    }

    /// Asks the window to close.
    func requestClose() {
        resource.sendClose()
    }

    func adopt(_ decoration: ZxdgToplevelDecorationV1Resource) {
        if self.decoration != nil { compositor.object("a second decoration of one window") }
        if surface.buffer != nil { compositor.object("a decoration after the first picture") }
        self.decoration = decoration
        decoration.onDestroy = { [weak self] in self?.decoration = nil }
    }

    func objectToEarlyBuffer() {
        let code = XdgSurfaceError.unconfiguredBuffer.rawValue
        compositor.violate(xdgSurface, code, "a buffer before the first configure")
    }

    func wasCommitted(showsNew: Bool) {
        shell.wasCommitted()
        minimum = pendingMinimum ?? minimum
        maximum = pendingMaximum ?? maximum
        pendingMinimum = nil
        pendingMaximum = nil
        if minimum.width < 0 || minimum.height < 0 || maximum.width < 0 || maximum.height < 0
            || (maximum.width > 0 && minimum.width > maximum.width)
            || (maximum.height > 0 && minimum.height > maximum.height)
        {
            let code = XdgToplevelError.invalidSize.rawValue
            compositor.violate(resource, code, "a smallest size above the largest")
        }
        if showsNew { checkSize() }
        if !wasFirstCommitted {
            wasFirstCommitted = true
            if let mode = compositor.options.decoration { sendDecoration(mode) }
            if compositor.options.configuresAtStart { configure(0, 0) }
        }
    }

    func wasDestroyed() {
        if decoration != nil { compositor.object("a toplevel was destroyed before its decoration") }
        decoration?.onDestroy = nil
        for popup in compositor.popups where popup.parent === surface {
            compositor.object("a toplevel was destroyed before a popup on it")
        }
    }

    /// As Weston does: a maximised or fullscreen window has the size it was given.
    private func checkSize() {
        guard let answered, answered.width > 0, answered.height > 0 else { return }
        let size = shell.windowSize
        let isFullscreen = answered.states.contains(XdgToplevelState.fullscreen.rawValue)
        let isMaximized = answered.states.contains(XdgToplevelState.maximized.rawValue) && !isFullscreen
        // Beyond what a buffer can be, the client has to stay below.
        let wanted = (width: min(answered.width, 16_000), height: min(answered.height, 16_000))
        guard wanted == (answered.width, answered.height) else { return }
        if (isMaximized && size != wanted)
            || (isFullscreen && (size.width > wanted.width || size.height > wanted.height))
        {
            compositor.object("a window of \(size) that was told to be \(wanted)")
        }
    }

    private func noteAnswer(_ serial: UInt32) {
        answered = sent[serial]
        sent = sent.filter { shell.waiting.contains($0.key) }
    }

    private func handle(_ request: XdgToplevelResource.Request) {
        switch request {
        case .setTitle(let title): self.title = title
        case .setAppId(let appID): self.appID = appID
        case .setFullscreen: wantsFullscreen = true
        case .unsetFullscreen: wantsFullscreen = false
        case .setMaximized: maximizeWishes.append(true)
        case .unsetMaximized: maximizeWishes.append(false)
        case .setMinimized: minimizeWishes += 1
        case .move(_, let serial): moveSerials.append(serial)
        case .resize(_, let serial, let edge): resizes.append((serial, edge))
        case .showWindowMenu(_, let serial, let x, let y): menus.append((serial, Int(x), Int(y)))
        case .setMinSize(let width, let height): pendingMinimum = (Int(width), Int(height))
        case .setMaxSize(let width, let height): pendingMaximum = (Int(width), Int(height))
        default: break
        }
    }
}
