import Glibc
import Testing

@testable import Glide

/// Calls, signals and objects on a real bus.
@MainActor
@Suite struct Buses {
    private let loop = PumpedLoop()

    private func connect(_ address: String) throws -> BusConnection {
        let connection = try #require(BusConnection(address: address, loop: loop))
        #expect(loop.run { connection.isReady })
        return connection
    }

    private func call(_ member: String, _ arguments: [BusValue] = []) -> BusCall {
        BusCall(destination: "x.Service", path: "/x", interface: "x.Interface", member: member, arguments: arguments)
    }

    private func result(
        _ connection: BusConnection, _ call: BusCall, timeout: Double = 5
    ) -> Result<[BusValue], BusError>? {
        var result: Result<[BusValue], BusError>?
        connection.call(call, timeout: timeout) { result = $0 }
        loop.run { result != nil }
        return result
    }

    @Test func `values of every type come back as they went`() throws {
        let bus = try PrivateBus()
        let service = FakeService("x.Service", below: "/", at: bus.address, loop: loop)
        service.answer = { .success($0.arguments) }
        let connection = try connect(bus.address)
        let values: [BusValue] = [
            .byte(7), .bool(true), .int16(-3), .int32(.min), .uint32(.max), .int64(.min), .uint64(.max), .double(-0.5),
            .string("ä\u{1F600}"), .path("/a/b"), .array([], element: "(so)"),
            .array([.int32(1), .int32(2)], element: "i"), .structure([.string("a"), .structure([.bool(false)])]),
            .properties(["k": .double(1), "l": .array([.string("x")], element: "s")]), .variant(.variant(.int32(4))),
        ]
        #expect(result(connection, call("Echo", values)) == .success(values))
    }

    @Test func `errors come with their names`() throws {
        let bus = try PrivateBus()
        let service = FakeService("x.Service", below: "/", at: bus.address, loop: loop)
        service.answer = { _ in .failure(BusError(name: "x.Error.Nope", message: "not today")) }
        let connection = try connect(bus.address)
        #expect(result(connection, call("Do")) == .failure(BusError(name: "x.Error.Nope", message: "not today")))
        let missing = result(
            connection, BusCall(destination: "x.Missing", path: "/x", interface: "x.I", member: "Do"))
        #expect(
            missing.map { if case .failure(let error) = $0 { error.name } else { "" } }
                == "org.freedesktop.DBus.Error.ServiceUnknown")
    }

    @Test func `a call that is not answered ends at its deadline`() throws {
        let bus = try PrivateBus()
        let sleeper = PumpedLoop()
        let service = FakeService("x.Service", below: "/", at: bus.address, loop: sleeper)
        let connection = try connect(bus.address)
        let answer = result(connection, call("Do"), timeout: 0.05)
        #expect(answer.map { if case .failure = $0 { true } else { false } } == true)
        withExtendedLifetime(service) {}
    }

    @Test func `signals reach those who listen for them`() throws {
        let bus = try PrivateBus()
        let service = FakeService("x.Service", below: "/", at: bus.address, loop: loop)
        let connection = try connect(bus.address)
        var heard: [BusMessage] = []
        connection.subscribe(interface: "x.Interface", member: "Rang", path: "/x") { heard.append($0) }
        _ = result(connection, .daemon("GetId", []))
        service.connection.emit(path: "/x", interface: "x.Interface", member: "Rang", [.int32(1)])
        service.connection.emit(path: "/y", interface: "x.Interface", member: "Rang", [.int32(2)])
        service.connection.emit(path: "/x", interface: "x.Interface", member: "Fell", [.int32(3)])
        service.connection.emit(path: "/x", interface: "x.Interface", member: "Rang", [.int32(4)])
        #expect(loop.run { heard.count == 2 })
        #expect(heard.map(\.arguments) == [[.int32(1)], [.int32(4)]])
    }

    @Test func `a megabyte of letters comes through whole`() throws {
        let bus = try PrivateBus()
        let service = FakeService("x.Service", below: "/", at: bus.address, loop: loop)
        service.answer = { .success($0.arguments) }
        let connection = try connect(bus.address)
        let long = String(repeating: "é", count: 1 << 20)
        #expect(result(connection, call("Echo", [.string(long)])) == .success([.string(long)]))
    }

    @Test func `too many values are an error, not a burden`() throws {
        let bus = try PrivateBus()
        let service = FakeService("x.Service", below: "/", at: bus.address, loop: loop)
        let many = BusValue.array(Array(repeating: .byte(1), count: BusEncoding.mostValues + 10), element: "y")
        service.answer = { _ in .success([many]) }
        let connection = try connect(bus.address)
        #expect(result(connection, call("Do")) == .failure(.unreadable))
    }

    @Test func `calls on a bus that dies fail, and its loss is told once`() throws {
        let bus = try PrivateBus()
        let sleeper = PumpedLoop()
        let service = FakeService("x.Service", below: "/", at: bus.address, loop: sleeper)
        let connection = try connect(bus.address)
        var losses = 0
        var failures = 0
        connection.onLost = { losses += 1 }
        connection.call(call("Do"), timeout: 60) { if case .failure = $0 { failures += 1 } }
        bus.stop()
        #expect(loop.run { losses == 1 })
        connection.call(call("Do")) { if case .failure = $0 { failures += 1 } }
        #expect(failures == 2 && losses == 1)
        connection.close()
        withExtendedLifetime(service) {}
    }

    @Test func `a session's bus that comes back is used again`() throws {
        let bus = try PrivateBus()
        let session = SessionBus(address: bus.address, loop: loop)
        var uses = 0
        session.use { _ in uses += 1 }
        #expect(loop.run { uses == 1 })
        bus.stop()
        #expect(loop.run { session.connection == nil })
        try bus.start()
        #expect(loop.run { uses == 2 })
        session.close()
    }

    @Test(arguments: [
        "", "unix:path=/nowhere/at/all", "tcp:host=example.org,port=1", "unixexec:path=/bin/true", "nonsense",
    ])
    func `an address that leads nowhere is no harm`(_ address: String) {
        BusLibrary.loadNow()
        let session = SessionBus(address: address, loop: loop)
        var uses = 0
        session.use { _ in uses += 1 }
        loop.run(for: 0.05)
        #expect(uses == 0)
        session.close()
    }

    @Test func `a session without a bus asks for nothing`() {
        let session = SessionBus(address: nil, loop: loop)
        session.use { _ in Issue.record("used") }
        loop.run(for: 0.01)
        #expect(session.connection == nil)
    }

    @Test func `a flood of signals leaves the loop its turns`() throws {
        let bus = try PrivateBus()
        let flooder = try connect(bus.address)
        let connection = try connect(bus.address)
        var heard = 0
        var heardInTurns: [Int: Int] = [:]
        connection.subscribe(interface: "x.Flood") { _ in
            heard += 1
            heardInTurns[loop.turns, default: 0] += 1
            // Each takes half a millisecond to handle.
            loop.lead += 0.000_5
        }
        _ = result(connection, .daemon("GetId", []))
        loop.remove(connection)
        for number in 0..<1_500 {
            flooder.emit(path: "/x", interface: "x.Flood", member: "Rang", [.int32(Int32(number)), .string("text")])
        }
        // The bus has handed out everything by the time it answers.
        _ = result(flooder, .daemon("GetId", []))
        loop.add(connection)
        #expect(loop.run { heard == 1_500 })
        // A turn ends after two milliseconds.
        #expect(heardInTurns.values.max() ?? 0 <= 5)
    }

    @Test func `a bus that stands still loses signals rather than memory`() throws {
        let bus = try PrivateBus()
        let connection = try connect(bus.address)
        let listener = try connect(bus.address)
        var heard = 0
        listener.subscribe(interface: "x.Y") { _ in heard += 1 }
        _ = result(listener, .daemon("GetId", []))
        bus.setFrozen(true)
        let text = String(repeating: "x", count: 10_000)
        for _ in 0..<10_000 { connection.emit(path: "/x", interface: "x.Y", member: "Z", [.string(text)]) }
        bus.setFrozen(false)
        #expect(result(connection, .daemon("GetId", [])).map { if case .success = $0 { true } else { false } } == true)
        _ = result(listener, .daemon("GetId", []))
        // Two thousand wait in the process, and what fits lies in the socket.
        #expect(heard >= 2_000 && heard < 4_000, "\(heard)")
    }
}
