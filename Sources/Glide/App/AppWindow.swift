/// One window of the app: a view host, and the surface that shows it. The host outlives a compositor that dies.
@MainActor
final class AppWindow {
    /// What a window tells the app.
    struct Actions {
        var open: (_ id: String?, _ value: AnyHashable?) -> Void
        var dismiss: (AppWindow, _ id: String?, _ value: AnyHashable?) -> Void
        var unlock: () -> Void
    }

    let description: WindowDescription
    /// The value that the window was opened for.
    let value: AnyHashable?
    /// Which of its scene's windows it is: the lowest number that none of the others had when it opened.
    let number: Int
    /// The screen that the window is bound to, as a lock's is.
    private(set) weak var output: Output?
    private let host: ViewHost
    private let clock: any LoopClock
    private let actions: Actions
    private var role: (any SurfaceRole)?
    private var deadline: LoopTimer?
    /// What the environment is made from: it is set anew each time the window's phase or the desktop's wishes change.
    private var baseEnvironment = EnvironmentValues()
    /// What the person at the desktop wishes for.
    private(set) var preferences: DesktopPreferences
    private var phase = ScenePhase.inactive
    private var limits: ContentLimits
    /// The window as assistive technology sees it.
    private(set) lazy var accessible = AccessibleWindow(host: host, title: description.title)

    /// Makes the window's views. Nothing is shown before `show(on:)`.
    init(
        _ description: WindowDescription, value: AnyHashable?, number: Int = 0, preferences: DesktopPreferences,
        clock: any LoopClock, actions: Actions
    ) {
        self.preferences = preferences
        self.description = description
        self.value = value
        self.number = number
        self.clock = clock
        self.actions = actions
        let relay = WindowRelay()
        var environment = EnvironmentValues()
        environment.openWindow = OpenWindowAction(open: actions.open)
        environment.dismissWindow = DismissWindowAction { id, value in
            relay.window.map { $0.actions.dismiss($0, id, value) }
        }
        environment.dismiss = DismissAction { relay.window.map { $0.actions.dismiss($0, nil, nil) } }
        environment.unlockSession = UnlockSessionAction(unlock: actions.unlock)
        environment.layoutDirection = .ofLocale
        environment.sceneName = (description.id ?? description.title) + (number == 0 ? "" : "#\(number + 1)")
        baseEnvironment = environment
        environment = Self.environment(from: environment, preferences, of: description, phase)
        host = description.makeHost(environment, value)
        host.clock = { clock.now }
        host.followsWallClock = true
        limits = ContentLimits()
        relay.window = self
        host.environmentChanged = { [unowned self] in frameLooksChanged() }
        host.wakeChanged = { [unowned self] in sleep(until: host.nextWake) }
    }

    /// Whether the window is on a compositor.
    var isShown: Bool { role != nil }

    /// Opens the window on a compositor; false where that lacks what it takes. A lock's window needs its screen.
    func show(on display: WaylandDisplay, lock: SessionLock? = nil, output: Output? = nil) -> Bool {
        self.output = output
        if !isSizeKnown { measureLimits() }
        let receive: (InputEvent) -> Void = { [unowned self] event in
            InputTrace.trace(event)
            host.handle(event)
        }
        if let lock, let output {
            role = LockWindow(lock: lock, display: display, output: output, frameSource: host, onInput: receive)
            setPhase(.active)
        } else if case .layer(let options) = description.place, display.globals.layerShell != nil {
            role = LayerWindow(
                display: display, options: options, ownSize: startSize, output: nil, frameSource: host,
                onInput: receive, onClosed: { [unowned self] in layerWasClosed() })
            setPhase(.active)
        } else {
            role = makeToplevel(on: display, receive)
        }
        role?.content.onFrame = { [unowned self] in frameWasShown() }
        role?.content.keepsScreenOn = description.keepsScreenOn
        role?.content.dropsWakingPress = description.dropsWakingPress
        role?.content.hidesIdleCursor = description.hidesIdleCursor
        return role != nil
    }

    private func makeToplevel(
        on display: WaylandDisplay, _ receive: @escaping (InputEvent) -> Void
    ) -> ToplevelWindow? {
        var options = ToplevelWindow.Options()
        options.title = description.title
        options.appID = ProgramName.name
        options.size = isSizeKnown ? description.size ?? startSize : startSize
        options.minimumSize = limits.minimum
        options.maximumSize = limits.maximum
        options.isFullscreen = description.isFullscreen || description.place == .lock
        options.isDecorated = description.isDecorated
        options.colors = host.environment.colors
        options.textScale = host.environment.textScale
        options.isMirrored = host.environment.layoutDirection == .rightToLeft
        if description.place != .desktop {
            Warnings.warnOnce(
                "place-\(description.title)",
                "The compositor has no place for \"\(description.title)\" but among the windows.")
        }
        let window = ToplevelWindow(
            display: display, options: options, frameSource: host, onInput: receive,
            onClose: { [unowned self] in actions.dismiss(self, nil, nil) })
        window?.onStates = { [unowned self] in statesChanged($0) }
        if isSizeKnown, let window {
            // What must be measured, and the fonts that it takes, comes while the compositor thinks.
            display.sendNow()
            measureLimits()
            window.setLimits(minimum: limits.minimum, maximum: limits.maximum)
            if startSize != options.size { window.setSize(startSize) }
        }
        return window
    }

    /// Whether the window can be asked for before its content is measured.
    private var isSizeKnown: Bool {
        description.size != nil && description.resizability.limits == .minimum && description.place == .desktop
    }

    private func measureLimits() {
        limits = ContentLimits(of: host, description.resizability)
    }

    private var startSize: Size {
        if let size = description.size { return limits.clamp(size) }
        guard description.resizability.limits == .both || description.place != .desktop else {
            return limits.clamp(Size(width: 400, height: 600))
        }
        return limits.clamp(ContentLimits.size(of: host, .unspecified))
    }

    /// The compositor, or the window's place on it, is gone: the views stay, and what was pressed ends.
    func detach() {
        let now = clock.now
        role?.close()
        role = nil
        host.handle(.pointerCancel(time: now))
        host.handle(.pointerLeave(time: now))
        host.handle(.touchCancel(time: now))
        host.handle(.focus(false))
        setPhase(.background)
    }

    /// Asks the compositor to bring the window to the front.
    func bringToFront() {
        (role as? ToplevelWindow)?.requestActivation()
    }

    /// Closes the window and ends its views.
    func close() {
        deadline?.cancel()
        role?.close()
        role = nil
        host.close()
    }

    /// A layer's screen went: it comes back with another one.
    private func layerWasClosed() {
        // Not inside the surface's own event.
        clock.schedule(at: clock.now) { [weak self] in self?.detach() }
    }

    private func statesChanged(_ states: ToplevelStates) {
        setPhase(states.contains(.suspended) ? .background : states.contains(.activated) ? .active : .inactive)
    }

    private func setPhase(_ phase: ScenePhase) {
        guard phase != self.phase else { return }
        self.phase = phase
        accessible.isActive = phase == .active
        refreshEnvironment()
    }

    private static func environment(
        from base: EnvironmentValues, _ preferences: DesktopPreferences, of description: WindowDescription,
        _ phase: ScenePhase
    ) -> EnvironmentValues {
        var environment = base
        preferences.apply(to: &environment)
        // What the app says of its scene goes before.
        for change in description.environmentChanges { change(&environment) }
        environment.scenePhase = phase
        return environment
    }

    private func refreshEnvironment() {
        var environment = Self.environment(from: baseEnvironment, preferences, of: description, phase)
        environment.displayScale = host.environment.displayScale
        host.setEnvironment(environment)
    }

    /// The window's own title bar looks like its content.
    private func frameLooksChanged() {
        guard let toplevel = role as? ToplevelWindow else { return }
        let environment = host.environment
        toplevel.setLooks(
            environment.colors, textScale: environment.textScale,
            isMirrored: environment.layoutDirection == .rightToLeft)
    }

    /// Keeps the first picture back until `release()`.
    func hold() {
        role?.content.isHeld = true
    }

    /// Shows what was kept back.
    func release() {
        role?.content.isHeld = false
    }

    /// Shows everything as the person at the desktop wishes from now on.
    func follow(_ preferences: DesktopPreferences) {
        guard preferences != self.preferences else { return }
        self.preferences = preferences
        refreshEnvironment()
    }

    /// Content at rest may have come to another size.
    private func frameWasShown() {
        guard description.resizability.limits != .none, !host.needsFrame, let toplevel = role as? ToplevelWindow
        else { return }
        let limits = ContentLimits(of: host, description.resizability)
        guard limits != self.limits else { return }
        self.limits = limits
        toplevel.setLimits(minimum: limits.minimum, maximum: limits.maximum)
        if description.resizability.limits == .both {
            let content = toplevel.sizing.content
            toplevel.setSize(limits.clamp(Size(width: Double(content.width), height: Double(content.height))))
        }
    }

    /// A long press, or the next tick of a view that changes with time, comes about without an event.
    private func sleep(until time: Time?) {
        deadline?.cancel()
        deadline = time.map { time in
            clock.schedule(at: time) { [unowned self] in host.passDeadline() }
        }
    }
}

/// Lets the environment of a window's views reach the window, which is made after it.
@MainActor
private final class WindowRelay {
    weak var window: AppWindow?
}
