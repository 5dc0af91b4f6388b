import Glibc

/// A run of the app on a compositor: from connecting to an exit status.
@MainActor
final class WaylandSession {
    /// Seconds between two attempts to find the compositor again: short enough to be there well before a user looks.
    private static let retryDelay = 0.2

    private let loop = MainLoop.shared
    private let start: (WaylandDisplay) -> Void
    private let lost: () -> Void
    private let survivesRestart: Bool
    private var display: WaylandDisplay?
    private var retry: LoopTimer?

    private init(survivesRestart: Bool, start: @escaping (WaylandDisplay) -> Void, lost: @escaping () -> Void) {
        self.survivesRestart = survivesRestart
        self.start = start
        self.lost = lost
    }

    /// Connects, lets `start` open windows, and turns the main loop until `MainLoop.shared.stop` is called, the process
    /// is asked to end, or the compositor goes away. `end` runs last and closes the windows.
    ///
    /// Without a compositor, or when it goes away, one line on standard error says so and the status is 1. With
    /// `survivesRestart` a compositor that goes away is waited for instead: `lost` takes the windows down, and `start` is
    /// called again.
    static func run(
        survivesRestart: Bool = false, start: @escaping (WaylandDisplay) -> Void, lost: @escaping () -> Void = {},
        end: () -> Void
    ) -> Int32 {
        // An inherited socket cannot be connected to a second time.
        let isInherited = getenv("WAYLAND_SOCKET") != nil
        let session = WaylandSession(survivesRestart: survivesRestart && !isInherited, start: start, lost: lost)
        do {
            try session.connect()
        } catch {
            report("\(error)")
            return 1
        }
        session.loop.onTermination = { session.loop.stop() }
        let status = session.loop.run()
        session.retry?.cancel()
        end()
        session.disconnect()
        return status
    }

    private func connect() throws(WaylandDisplayError) {
        let display = try WaylandDisplay(clock: loop)
        display.onEnd = { [unowned self] in ended($0) }
        self.display = display
        loop.add(display)
        start(display)
    }

    private func ended(_ error: WaylandDisplayError) {
        guard survivesRestart else {
            Self.report("\(error)")
            return loop.stop(status: 1)
        }
        Self.report("\(error); waiting for it to return")
        // Not inside the display's own event.
        retry = loop.schedule(at: loop.now) { [unowned self] in
            lost()
            disconnect()
            connectAgain()
        }
    }

    private func connectAgain() {
        do {
            try connect()
        } catch {
            retry = loop.schedule(at: loop.now + Self.retryDelay) { [unowned self] in connectAgain() }
        }
    }

    private func disconnect() {
        guard let display else { return }
        self.display = nil
        loop.remove(display)
        display.disconnect()
    }

    private static func report(_ text: String) {
        let line = "Glide: \(text)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
    }
}
