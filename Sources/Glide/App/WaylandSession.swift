import Glibc

/// A run of the app on a compositor: from connecting to an exit status.
@MainActor
final class WaylandSession {
    /// What a session needs of its process and of the app.
    struct Actions {
        /// Connects to the compositor that the environment names.
        var connect: () throws(WaylandDisplayError) -> WaylandDisplay
        /// Lets the loop poll a display's descriptors from now on.
        var poll: (WaylandDisplay) -> Void
        /// Ends that.
        var forget: (WaylandDisplay) -> Void
        /// A compositor is there, for the first time or again: windows open.
        var start: (WaylandDisplay) -> Void
        /// The compositor has gone and is waited for: windows are taken down.
        var lost: () -> Void
        /// Ends the loop with a status.
        var stop: (Int32) -> Void
        /// Says a line to whoever started the program.
        var report: (String) -> Void
    }

    /// Seconds between two attempts to find the compositor again: short enough to be there well before a user looks.
    static let retryDelay = 0.2

    private let clock: any LoopClock
    private let actions: Actions
    private let survivesRestart: Bool
    private var display: WaylandDisplay?
    private var retry: LoopTimer?

    /// A session on a loop with `clock`. Without `survivesRestart` a compositor that goes away ends it with status 1, and
    /// one line says so; with it the compositor is waited for.
    init(clock: any LoopClock, survivesRestart: Bool, actions: Actions) {
        self.clock = clock
        self.survivesRestart = survivesRestart
        self.actions = actions
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
        let loop = MainLoop.shared
        // An inherited socket cannot be connected to a second time.
        let isInherited = getenv("WAYLAND_SOCKET") != nil
        let session = WaylandSession(
            clock: loop, survivesRestart: survivesRestart && !isInherited,
            actions: Actions(
                connect: { () throws(WaylandDisplayError) in try WaylandDisplay(clock: loop) },
                poll: { loop.add($0) }, forget: { loop.remove($0) }, start: start, lost: lost,
                stop: { loop.stop(status: $0) }, report: report))
        do {
            try session.connect()
        } catch {
            report("\(error)")
            return 1
        }
        loop.onTermination = { loop.stop() }
        let status = loop.run()
        session.end(closing: end)
        return status
    }

    /// Connects and opens the windows. The error says why that cannot be.
    func connect() throws(WaylandDisplayError) {
        let display = try actions.connect()
        display.onEnd = { [unowned self] in ended($0) }
        self.display = display
        actions.poll(display)
        actions.start(display)
    }

    /// Ends the session; `close` closes the windows before the connection goes.
    func end(closing close: () -> Void) {
        retry?.cancel()
        close()
        disconnect()
    }

    private func ended(_ error: WaylandDisplayError) {
        guard survivesRestart else {
            actions.report("\(error)")
            return actions.stop(1)
        }
        actions.report("\(error); waiting for it to return")
        // Not inside the display's own event.
        retry = clock.schedule(at: clock.now) { [unowned self] in
            actions.lost()
            disconnect()
            connectAgain()
        }
    }

    private func connectAgain() {
        do {
            try connect()
        } catch {
            retry = clock.schedule(at: clock.now + Self.retryDelay) { [unowned self] in connectAgain() }
        }
    }

    private func disconnect() {
        guard let display else { return }
        self.display = nil
        actions.forget(display)
        display.disconnect()
    }

    private static func report(_ text: String) {
        let line = "Glide: \(text)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
    }
}
