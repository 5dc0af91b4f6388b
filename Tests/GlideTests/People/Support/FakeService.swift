@testable import Glide

/// A service of a test's own on a bus.
@MainActor
final class FakeService {
    let connection: BusConnection
    private(set) var calls: [BusMessage] = []
    /// What is answered to a call; nil answers nothing at all.
    var answer: (BusMessage) -> Result<[BusValue], BusError>

    /// Takes `name` on the bus at `address`; traps where there is none.
    init(
        _ name: String, below path: String, at address: String, loop: PumpedLoop,
        answer: @escaping (BusMessage) -> Result<[BusValue], BusError> = { _ in .success([]) }
    ) {
        self.answer = answer
        guard let connection = BusConnection(address: address, loop: loop) else { fatalError("no bus") }
        self.connection = connection
        loop.run { connection.isReady }
        connection.export(below: path) { [weak self] call in
            guard let self else { return .failure(.unknownObject) }
            calls.append(call)
            return self.answer(call)
        }
        var isNamed = false
        connection.call(.daemon("RequestName", [.string(name), .uint32(4)])) { _ in isNamed = true }
        loop.run { isNamed }
    }

    isolated deinit { connection.close() }

    /// The members that were called.
    var members: [String] { calls.map(\.member) }
}
