import WaylandClient

@testable import Glide
@testable import GlideTesting

/// An app whose compositor comes and goes, with the session that the app really has; the test turns the clock.
@MainActor
final class SessionRig {
    let clock = ManualClock()
    /// Who answers at the socket; none while there is no compositor.
    var compositor: MockCompositor?
    /// Moments at which the app tried to connect.
    private(set) var attempts: [Time] = []
    /// Statuses with which the app wanted to end.
    private(set) var statuses: [Int32] = []
    /// Lines for whoever started the app.
    private(set) var lines: [String] = []
    private var application: Application!
    private var session: WaylandSession!
    private var display: WaylandDisplay?
    /// A mock lives as long as what was connected to it.
    private var kept: [MockCompositor] = []

    init(@SceneBuilder _ scene: () -> some Scene) {
        var list = _WindowDescriptions()
        scene()._describe(into: &list)
        application = Application(list.windows, clock: clock) { [unowned self] in statuses.append($0) }
        let actions = WaylandSession.Actions(
            connect: { [unowned self] () throws(WaylandDisplayError) in try connect() },
            poll: { [unowned self] in display = $0 },
            forget: { [unowned self] in if display === $0 { display = nil } },
            start: { [unowned self] in application.start(on: $0) },
            lost: { [unowned self] in application.detach() },
            stop: { [unowned self] in statuses.append($0) },
            report: { [unowned self] in lines.append($0) })
        session = WaylandSession(
            clock: clock, survivesRestart: list.survivesCompositorRestart, actions: actions)
    }

    /// Starts the app. The error is what would end it.
    func start() throws(WaylandDisplayError) {
        try session.connect()
        turn(seconds: 0.2)
    }

    private func connect() throws(WaylandDisplayError) -> WaylandDisplay {
        attempts.append(clock.now)
        guard let compositor else { throw .noCompositor(display: nil, runtimeDirectory: nil, reason: "none") }
        guard let connection = try? WaylandConnection(descriptor: compositor.clientDescriptor) else {
            throw .lost("no connection")
        }
        if !kept.contains(where: { $0 === compositor }) { kept.append(compositor) }
        let display = WaylandDisplay(connection: connection, clock: clock)
        // What the two round trips of a start bring.
        for _ in 0..<3 {
            display.pump()
            compositor.pump()
        }
        display.pump()
        if let error = connection.error { throw .lost(error.description) }
        guard display.globals.missing.isEmpty else { throw .missing(display.globals.missing) }
        return display
    }

    /// Turns both sides for `seconds`, a hundredth at a time.
    func turn(seconds: Double) {
        let end = clock.now + seconds
        while clock.now < end { turn() }
    }

    /// A hundredth of a second.
    func turn() {
        display?.pump()
        compositor?.pump()
        clock.advance(by: 0.01)
    }

    /// The compositor dies; nobody is at the socket any longer.
    func loseCompositor() {
        compositor?.die()
        compositor = nil
    }

    /// Ends the app.
    func end() {
        session.end { application.closeAll() }
    }
}
