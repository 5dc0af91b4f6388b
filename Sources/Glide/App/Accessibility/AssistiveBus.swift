import Glibc

/// Finds the bus of assistive technology, if somebody uses one, and puts the app on it.
///
/// A session without assistive technology is asked one question, after the first window is there; the bus is never
/// started for the app's sake.
@MainActor
final class AssistiveBus {
    private static let name = "org.a11y.Bus"
    /// Seconds until a bus that went is looked for, and the longest pause between two attempts.
    private static let pauses = (first: 1.0, longest: 60.0)

    private let application: AccessibleApplication
    private let session: SessionBus
    private let loop: any BusLoop
    private var connection: BusConnection?
    private var pause = AssistiveBus.pauses.first
    private var retry: LoopTimer?
    /// Counts the answers that are awaited: only that to the last question counts.
    private var question = 0

    init(_ application: AccessibleApplication, session: SessionBus, loop: any BusLoop) {
        self.application = application
        self.session = session
        self.loop = loop
    }

    /// Looks for the bus, now and whenever it comes.
    func start() {
        if let address = getenv("AT_SPI_BUS_ADDRESS").map({ String(cString: $0) }), !address.isEmpty {
            return BusLibrary.load { [weak self] in self?.connect(to: address) }
        }
        session.use { [weak self] in self?.look(on: $0) }
    }

    /// Ends the connection for good.
    func close() {
        retry?.cancel()
        connection?.close()
        connection = nil
        application.disconnect()
    }

    private func look(on session: BusConnection) {
        session.subscribe(
            interface: "org.freedesktop.DBus", member: "NameOwnerChanged", sender: "org.freedesktop.DBus",
            argument: Self.name
        ) { [weak self] signal in
            guard signal.arguments.count == 3, signal.arguments[0].text == Self.name,
                signal.arguments[2].text?.isEmpty == false
            else { return }
            self?.ask()
        }
        session.call(.daemon("NameHasOwner", [.string(Self.name)])) { [weak self] in
            if case .success(let values) = $0, values.first?.isTrue == true { self?.ask() }
        }
    }

    private func ask() {
        guard connection == nil, let session = session.connection else { return }
        question += 1
        let asked = question
        session.call(
            BusCall(
                destination: Self.name, path: "/org/a11y/bus", interface: Self.name, member: "GetAddress",
                startsService: false)
        ) { [weak self] in
            guard let self, asked == question, connection == nil, case .success(let values) = $0,
                let address = values.first?.text
            else { return }
            connect(to: address)
        }
    }

    private func connect(to address: String) {
        guard let connection = BusConnection(address: address, loop: loop) else { return }
        self.connection = connection
        connection.onReady = { [weak self] in
            guard let self else { return }
            pause = Self.pauses.first
            application.serve(on: connection)
        }
        connection.onLost = { [weak self] in
            guard let self else { return }
            self.connection = nil
            application.disconnect()
            retry = loop.schedule(at: loop.now + pause) { [weak self] in self?.start(again: address) }
            pause = min(pause * 2, Self.pauses.longest)
        }
    }

    private func start(again address: String) {
        if getenv("AT_SPI_BUS_ADDRESS") != nil { connect(to: address) } else { ask() }
    }
}
