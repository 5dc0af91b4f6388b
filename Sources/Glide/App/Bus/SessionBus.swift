import Glibc

/// The bus of the person's session: connected to when somebody first needs it, and again when it went and came back.
@MainActor
final class SessionBus {
    /// Seconds until a bus that is gone is looked for, and the longest pause between two attempts.
    private static let pauses = (first: 0.5, longest: 30.0)

    private let address: String?
    private let loop: any BusLoop
    private(set) var connection: BusConnection?
    private var users: [(BusConnection) -> Void] = []
    private var pause = SessionBus.pauses.first
    private var retry: LoopTimer?
    private var isStarted = false

    /// The bus at `address`; nil is a session without one, for which nothing is ever loaded.
    init(address: String?, loop: any BusLoop) {
        self.address = address
        self.loop = loop
    }

    /// Whether the session has a bus, as far as is known.
    var isNamed: Bool { address != nil }

    /// Where the session's bus is, if it has one.
    static var addressOfSession: String? {
        if let address = getenv("DBUS_SESSION_BUS_ADDRESS").map({ String(cString: $0) }), !address.isEmpty {
            return address
        }
        guard let folder = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }), !folder.isEmpty else { return nil }
        let path = folder + "/bus"
        return access(path, F_OK) == 0 ? "unix:path=\(path)" : nil
    }

    /// Calls `use` with each connection once it is ready: soon, and again after the bus has come back.
    func use(_ use: @escaping (BusConnection) -> Void) {
        guard address != nil else { return }
        users.append(use)
        if let connection, connection.isReady { use(connection) }
        start()
    }

    /// Ends the connection for good.
    func close() {
        retry?.cancel()
        users = []
        isStarted = true
        connection?.close()
        connection = nil
    }

    private func start() {
        if isStarted { return }
        isStarted = true
        BusLibrary.load { [weak self] in self?.connect() }
    }

    private func connect() {
        guard let address, !users.isEmpty, BusLibrary.functions != nil else { return }
        guard let connection = BusConnection(address: address, loop: loop) else { return connectLater() }
        self.connection = connection
        connection.onReady = { [weak self] in
            guard let self else { return }
            pause = Self.pauses.first
            for use in users { use(connection) }
        }
        connection.onLost = { [weak self] in
            self?.connection = nil
            self?.connectLater()
        }
    }

    private func connectLater() {
        retry = loop.schedule(at: loop.now + pause) { [weak self] in self?.connect() }
        pause = min(pause * 2, Self.pauses.longest)
    }
}
