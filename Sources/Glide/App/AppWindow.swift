/// One window of the app: a view host in a Wayland toplevel.
@MainActor
final class AppWindow {
    private let host: ViewHost
    private var toplevel: ToplevelWindow!
    private var deadline: LoopTimer?

    /// Opens a window as `description` says; nil where the compositor lacks what it takes.
    init?(_ description: WindowDescription, on display: WaylandDisplay, onClose: @escaping (AppWindow) -> Void) {
        host = description.makeHost(EnvironmentValues())
        host.scene.background = host.environment.colorScheme.background
        host.clock = { MainLoop.shared.now }
        host.wakeChanged = { [unowned self] in sleep(until: host.nextWake) }
        var options = ToplevelWindow.Options()
        options.title = description.title
        options.appID = ProgramName.name
        options.size = description.size ?? Size(width: 400, height: 600)
        options.minimumSize = description.minimumSize
        options.maximumSize = description.maximumSize
        options.isFullscreen = description.isFullscreen
        let window = ToplevelWindow(
            display: display, options: options, frameSource: host,
            onInput: { [unowned self] in receive($0) },
            onClose: { [unowned self] in onClose(self) })
        guard let window else { return nil }
        toplevel = window
    }

    private func receive(_ event: InputEvent) {
        host.handle(event)
    }

    /// A long press, or the next tick of a view that changes with time, comes about without an event.
    private func sleep(until time: Time?) {
        deadline?.cancel()
        deadline = time.map { time in
            MainLoop.shared.schedule(at: time) { [unowned self] in host.passDeadline() }
        }
    }

    /// Closes the window and ends its views.
    func close() {
        deadline?.cancel()
        toplevel.close()
        host.close()
    }
}
