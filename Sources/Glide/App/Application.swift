/// The running app: its windows on the compositor.
@MainActor
final class Application {
    private let display: WaylandDisplay
    private var windows: [AppWindow] = []

    private init(display: WaylandDisplay) {
        self.display = display
    }

    /// Opens the first of `descriptions` and runs until the last window is closed. Answers the exit status.
    static func run(_ descriptions: [WindowDescription]) -> Int32 {
        var application: Application?
        return WaylandSession.run {
            let made = Application(display: $0)
            application = made
            if let first = descriptions.first { made.open(first) } else { MainLoop.shared.stop() }
        } end: {
            application?.closeAll()
        }
    }

    private func open(_ description: WindowDescription) {
        guard
            let window = AppWindow(
                description, on: display, onClose: { [unowned self] window in closed(window) })
        else {
            Warnings.warnOnce(
                "no-window",
                "The compositor lacks wl_compositor, wl_shm or xdg_wm_base: the window \"\(description.title)\" cannot "
                    + "be opened.")
            MainLoop.shared.stop(status: 1)
            return
        }
        windows.append(window)
    }

    private func closed(_ window: AppWindow) {
        window.close()
        windows.removeAll { $0 === window }
        if windows.isEmpty { MainLoop.shared.stop() }
    }

    private func closeAll() {
        for window in windows { window.close() }
        windows = []
    }
}
