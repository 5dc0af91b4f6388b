import Glibc

/// A run of the app on a compositor: from connecting to an exit status.
@MainActor
enum WaylandSession {
    /// Connects, lets `start` open windows, and turns the main loop until `MainLoop.shared.stop` is called, the process
    /// is asked to end, or the compositor goes away. `end` runs last and closes the windows.
    ///
    /// Without a compositor, or when it goes away, one line on standard error says so and the status is 1.
    static func run(start: (WaylandDisplay) -> Void, end: () -> Void) -> Int32 {
        let loop = MainLoop.shared
        let display: WaylandDisplay
        do {
            display = try WaylandDisplay(clock: loop)
        } catch {
            report(error)
            return 1
        }
        display.onEnd = { error in
            report(error)
            loop.stop(status: 1)
        }
        loop.onTermination = { loop.stop() }
        loop.add(display)
        start(display)
        let status = loop.run()
        end()
        loop.remove(display)
        display.disconnect()
        return status
    }

    private static func report(_ error: WaylandDisplayError) {
        let line = "Glide: \(error)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
    }
}
