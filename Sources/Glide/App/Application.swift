import Glibc

/// The running app: its windows on the compositor.
@MainActor
final class Application {
    private let descriptions: [WindowDescription]
    private let survivesCompositorRestart: Bool
    private let loop = MainLoop.shared
    private var display: WaylandDisplay?
    private(set) var windows: [AppWindow] = []

    private init(_ list: _WindowDescriptions) {
        descriptions = list.windows
        survivesCompositorRestart = list.survivesCompositorRestart
    }

    /// Opens the first of the windows described and runs until the last window is closed. Answers the exit status.
    static func run(_ list: _WindowDescriptions) -> Int32 {
        let application = Application(list)
        return WaylandSession.run(survivesRestart: application.survivesCompositorRestart) {
            application.start(on: $0)
        } lost: {
            application.detach()
        } end: {
            application.closeAll()
        }
    }

    /// A compositor is there, for the first time or again.
    private func start(on display: WaylandDisplay) {
        self.display = display
        guard windows.isEmpty else { return windows.forEach(show) }
        guard let first = descriptions.first else { return loop.stop() }
        open(first, value: nil)
    }

    private func detach() {
        display = nil
        for window in windows { window.detach() }
    }

    private func open(_ description: WindowDescription, value: AnyHashable?) {
        let actions = AppWindow.Actions(
            open: { [unowned self] in open(id: $0, value: $1) },
            dismiss: { [unowned self] in dismiss(from: $0, id: $1, value: $2) })
        let window = AppWindow(description, value: value, clock: loop, actions: actions)
        windows.append(window)
        show(window)
    }

    private func show(_ window: AppWindow) {
        guard let display, !window.show(on: display) else { return }
        Warnings.warnOnce(
            "no-window",
            "The compositor lacks wl_compositor, wl_shm or xdg_wm_base: the window "
                + "\"\(window.description.title)\" cannot be opened.")
        loop.stop(status: 1)
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
            window.description.id == description.id && window.description.valueType == description.valueType
                && (description.isSingle || (value != nil && window.value == value))
        }
        if let present { return present.bringToFront() }
        open(description, value: value)
    }

    private func dismiss(from window: AppWindow, id: String?, value: AnyHashable?) {
        guard id != nil || value != nil else { return close([window]) }
        close(windows.filter { (id == nil || $0.description.id == id) && (value == nil || $0.value == value) })
    }

    private func close(_ closing: [AppWindow]) {
        windows.removeAll { window in closing.contains { $0 === window } }
        for window in closing { window.close() }
        // A window may be closed inside one of its own events: it lives until that has returned.
        loop.schedule(at: loop.now) { withExtendedLifetime(closing) {} }
        if windows.isEmpty { loop.stop() }
    }

    private func closeAll() {
        let closing = windows
        windows = []
        for window in closing { window.close() }
    }
}
