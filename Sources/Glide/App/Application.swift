/// The running app: its windows on the compositor.
@MainActor
final class Application {
    private let descriptions: [WindowDescription]
    private let clock: any LoopClock
    /// Called when there is nothing left to do, with the exit status.
    private let onStop: (Int32) -> Void
    private var display: WaylandDisplay?
    private(set) var windows: [AppWindow] = [] {
        didSet { windowsChanged?(windows) }
    }
    /// Told which windows there are when others are.
    var windowsChanged: (([AppWindow]) -> Void)?
    private var lock: SessionLock?
    /// What the person at the desktop wishes for: the settings of the desktop, and over them the `GLIDE_…` variables.
    private(set) var preferences = DesktopPreferences.ofEnvironment()

    /// Whether the desktop is about to say what its person wishes for. First pictures wait for that, but not long: a window
    /// that is light for one frame flashes, one that comes late is late.
    var awaitsWishes = false {
        didSet { if !awaitsWishes { for window in windows { window.release() } } }
    }
    /// How long first pictures wait, in seconds: a frame. A bus that is there answers within a few milliseconds.
    private static let longestWait = 0.016

    init(_ descriptions: [WindowDescription], clock: any LoopClock, onStop: @escaping (Int32) -> Void) {
        self.descriptions = descriptions
        self.clock = clock
        self.onStop = onStop
    }

    /// Opens the first of the windows described and runs until the last window is closed. Answers the exit status.
    static func run(_ list: _WindowDescriptions) -> Int32 {
        // Pango reads its configuration on a thread of its own, meanwhile the compositor is connected to.
        _ = FontLibrary.shared
        MotionSettings.apply()
        let loop = MainLoop.shared
        let application = Application(list.windows, clock: loop) { loop.stop(status: $0) }
        let services = DesktopServices(
            name: ProgramName.name, loop: loop, sessionAddress: SessionBus.addressOfSession)
        services.start(for: application)
        defer { services.stop() }
        return WaylandSession.run(survivesRestart: list.survivesCompositorRestart) {
            application.start(on: $0)
        } lost: {
            application.detach()
        } end: {
            application.closeAll()
        }
    }

    /// A compositor is there, for the first time or again.
    func start(on display: WaylandDisplay) {
        self.display = display
        display.onOutputs = { [unowned self] in outputsChanged() }
        guard windows.isEmpty else {
            let locked = windows.first { $0.description.place == .lock }?.description
            close(windows.filter { $0.description.place == .lock }, stops: false)
            windows.forEach(show)
            if let locked { openLock(locked) }
            return
        }
        guard let first = descriptions.first else { return onStop(0) }
        open(first, value: nil)
    }

    /// The compositor is gone.
    func detach() {
        display = nil
        lock = nil
        for window in windows { window.detach() }
    }

    /// The desktop's settings are known, or are others now.
    func follow(_ desktop: DesktopPreferences) {
        preferences = desktop.overridden(by: .ofEnvironment())
        for window in windows { window.follow(preferences) }
    }

    /// Closes every window.
    func closeAll() {
        let closing = windows
        windows = []
        for window in closing { window.close() }
    }

    // MARK: Windows

    private func open(_ description: WindowDescription, value: AnyHashable?) {
        if description.place == .lock { openLock(description) } else { show(make(description, value: value)) }
    }

    private func make(_ description: WindowDescription, value: AnyHashable?) -> AppWindow {
        let actions = AppWindow.Actions(
            open: { [weak self] in self?.open(id: $0, value: $1) },
            dismiss: { [weak self] in self?.dismiss(from: $0, id: $1, value: $2) },
            unlock: { [weak self] in self?.unlock() })
        let taken = windows.filter { $0.description.isSameScene(as: description) }.map(\.number)
        let window = AppWindow(
            description, value: value, number: (0...).first { !taken.contains($0) } ?? 0, preferences: preferences,
            clock: clock, actions: actions)
        windows.append(window)
        return window
    }

    private func show(_ window: AppWindow) {
        guard let display else { return }
        if window.show(on: display) {
            guard awaitsWishes else { return }
            window.hold()
            clock.schedule(at: clock.now + Self.longestWait) { [weak self] in self?.awaitsWishes = false }
            return
        }
        Warnings.warnOnce(
            "no-window",
            "The compositor lacks wl_compositor, wl_shm or xdg_wm_base: the window "
                + "\"\(window.description.title)\" cannot be opened.")
        onStop(1)
    }

    private func open(id: String?, value: AnyHashable?) {
        let type = value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
        let description = descriptions.first { description in
            (id == nil || description.id == id) && (value == nil || description.valueType == type)
        }
        guard let description else {
            let name = id.map { "called \"\($0)\"" } ?? "that shows \(value.map { "\(Swift.type(of: $0.base))" } ?? "")"
            return Warnings.warnOnce("open-\(name)", "openWindow: the app has no scene \(name).")
        }
        let present = windows.first { window in
            window.description.isSameScene(as: description)
                && (description.isSingle || (value != nil && window.value == value))
        }
        if let present { return present.bringToFront() }
        open(description, value: value)
    }

    private func dismiss(from window: AppWindow, id: String?, value: AnyHashable?) {
        guard id != nil || value != nil else { return close([window]) }
        close(windows.filter { (id == nil || $0.description.id == id) && (value == nil || $0.value == value) })
    }

    private func close(_ closing: [AppWindow], stops: Bool = true) {
        windows.removeAll { window in closing.contains { $0 === window } }
        for window in closing { window.close() }
        // A window may be closed inside one of its own events: it lives until that has returned.
        clock.schedule(at: clock.now) { withExtendedLifetime(closing) {} }
        if stops, windows.isEmpty { onStop(0) }
    }

    // MARK: Screens and the lock

    private func outputsChanged() {
        guard let display else { return }
        for window in windows where !window.isShown && window.description.place != .lock { show(window) }
        guard let lock, let description = windows.first(where: { $0.description.place == .lock })?.description else {
            return
        }
        showLock(lock, description, on: display)
        let outputs = display.outputs
        let stale = windows.filter { window in
            window.description.place == .lock && !outputs.contains { $0 === window.output }
        }
        // Without any screen the last window stays, unseen: its description makes the next one.
        if stale.count == windows.count { for window in stale { window.detach() } } else { close(stale, stops: false) }
    }

    private func openLock(_ description: WindowDescription) {
        guard let display else { return }
        guard let lock = SessionLock(display) else { return show(make(description, value: nil)) }
        self.lock = lock
        lock.onFinished = { [unowned self] in endLock() }
        showLock(lock, description, on: display)
    }

    private func showLock(_ lock: SessionLock, _ description: WindowDescription, on display: WaylandDisplay) {
        for output in display.outputs where !windows.contains(where: { $0.output === output }) {
            let window = windows.first { $0.description.place == .lock && !$0.isShown } ?? make(description, value: nil)
            _ = window.show(on: display, lock: lock, output: output)
        }
        // A window waits for the first screen.
        if !windows.contains(where: { $0.description.place == .lock }) { _ = make(description, value: nil) }
    }

    private func unlock() {
        guard let lock, lock.state == .locked else { return }
        lock.unlock()
        endLock()
    }

    private func endLock() {
        lock = nil
        close(windows.filter { $0.description.place == .lock })
    }
}
