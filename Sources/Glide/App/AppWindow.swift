/// One window of the app: a view host, and the Wayland window that shows it. The host outlives a compositor that dies.
@MainActor
final class AppWindow {
    /// What a window tells the app.
    struct Actions {
        var open: (_ id: String?, _ value: AnyHashable?) -> Void
        var dismiss: (AppWindow, _ id: String?, _ value: AnyHashable?) -> Void
    }

    let description: WindowDescription
    /// The value that the window was opened for.
    let value: AnyHashable?
    private let host: ViewHost
    private let clock: any LoopClock
    private let actions: Actions
    private var toplevel: ToplevelWindow?
    private var deadline: LoopTimer?
    /// What the environment is made from: it is set anew each time the window's phase changes.
    private var baseEnvironment = EnvironmentValues()
    private var phase = ScenePhase.inactive
    private var limits: ContentLimits

    /// Makes the window's views. Nothing is shown before `show(on:)`.
    init(_ description: WindowDescription, value: AnyHashable?, clock: any LoopClock, actions: Actions) {
        self.description = description
        self.value = value
        self.clock = clock
        self.actions = actions
        let relay = WindowRelay()
        var environment = EnvironmentValues()
        environment.openWindow = OpenWindowAction { id, value in relay.window?.actions.open(id, value) }
        environment.dismissWindow = DismissWindowAction { id, value in
            relay.window.map { $0.actions.dismiss($0, id, value) }
        }
        environment.dismiss = DismissAction { relay.window.map { $0.actions.dismiss($0, nil, nil) } }
        for change in description.environmentChanges { change(&environment) }
        baseEnvironment = environment
        environment.scenePhase = phase
        host = description.makeHost(environment, value)
        host.scene.background = environment.colorScheme.background
        host.clock = { clock.now }
        limits = ContentLimits(of: host, description.resizability)
        relay.window = self
        host.wakeChanged = { [unowned self] in sleep(until: host.nextWake) }
    }

    /// Opens the window on a compositor; false where that lacks what it takes.
    func show(on display: WaylandDisplay) -> Bool {
        let scheme = baseEnvironment.colorScheme
        var options = ToplevelWindow.Options()
        options.title = description.title
        options.appID = ProgramName.name
        options.size = startSize
        options.minimumSize = limits.minimum
        options.maximumSize = limits.maximum
        options.isFullscreen = description.isFullscreen
        options.isDecorated = description.isDecorated
        options.colorScheme = scheme
        let window = ToplevelWindow(
            display: display, options: options, frameSource: host,
            onInput: { [unowned self] in host.handle($0) },
            onClose: { [unowned self] in actions.dismiss(self, nil, nil) })
        guard let window else { return false }
        window.onStates = { [unowned self] in statesChanged($0) }
        window.content.onFrame = { [unowned self] in frameWasShown() }
        window.content.keepsScreenOn = description.keepsScreenOn
        toplevel = window
        return true
    }

    private var startSize: Size {
        if let size = description.size { return limits.clamp(size) }
        guard description.resizability.limits == .both else { return limits.clamp(Size(width: 400, height: 600)) }
        return limits.clamp(ContentLimits.size(of: host, .unspecified))
    }

    /// The compositor is gone: the views stay, and what was pressed ends.
    func detach() {
        let now = clock.now
        toplevel?.close()
        toplevel = nil
        host.handle(.pointerCancel(time: now))
        host.handle(.pointerLeave(time: now))
        host.handle(.touchCancel(time: now))
        host.handle(.focus(false))
        setPhase(.background)
    }

    /// Asks the compositor to bring the window to the front.
    func bringToFront() {
        toplevel?.requestActivation()
    }

    /// Closes the window and ends its views.
    func close() {
        deadline?.cancel()
        toplevel?.close()
        toplevel = nil
        host.close()
    }

    private func statesChanged(_ states: ToplevelStates) {
        setPhase(states.contains(.suspended) ? .background : states.contains(.activated) ? .active : .inactive)
    }

    private func setPhase(_ phase: ScenePhase) {
        guard phase != self.phase else { return }
        self.phase = phase
        var environment = baseEnvironment
        environment.scenePhase = phase
        environment.displayScale = host.environment.displayScale
        host.setEnvironment(environment)
    }

    /// Content at rest may have come to another size.
    private func frameWasShown() {
        guard description.resizability.limits != .none, !host.needsFrame, let toplevel else { return }
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
