import CSystemBus

/// A connection to a message bus, served by the main loop. Nothing waits for an answer: calls end in a closure, at the
/// latest at their deadline.
@MainActor
final class BusConnection: LoopSource {
    /// What is listened to.
    private struct Subscription {
        var interface: String
        var member: String?
        var path: String?
        var handler: (BusMessage) -> Void
    }

    /// A call that is under way.
    private final class Pending {
        let reply: (Result<[BusValue], BusError>) -> Void
        unowned let connection: BusConnection

        init(_ connection: BusConnection, _ reply: @escaping (Result<[BusValue], BusError>) -> Void) {
            self.connection = connection
            self.reply = reply
        }
    }

    /// Seconds after which an unanswered call has failed.
    static let timeout = 5.0
    /// How long messages are worked on before the loop looks after other things, in seconds.
    private static let longestTurn = 0.002
    /// Signals are dropped while so many messages wait to be sent: who does not read loses them, and no memory is lost.
    private static let mostQueuedSignals: UInt64 = 2_000
    /// A bus that does not read at all is given up.
    private static let mostQueued: UInt64 = 20_000

    /// Called once the bus has said hello.
    var onReady: (() -> Void)?
    /// Called once when the connection is lost; not after `close()`.
    var onLost: (() -> Void)?
    /// Answers calls of the objects below `exportedPath`.
    private var answer: ((BusMessage) -> Result<[BusValue], BusError>)?

    private let functions: GlideBusFunctions
    private let encoding: BusEncoding
    private let loop: any BusLoop
    private var bus: OpaquePointer?
    private var pending: [ObjectIdentifier: Pending] = [:]
    private var subscriptions: [Subscription] = []
    private(set) var isReady = false
    private var timer: LoopTimer?
    private var deadline: UInt64 = .max
    private var isProcessing = false

    /// Connects to the bus at `address`, which takes its time; nil where that cannot even be tried.
    init?(address: String, loop: any BusLoop) {
        guard let functions = BusLibrary.functions else { return nil }
        self.functions = functions
        self.loop = loop
        encoding = BusEncoding(functions: functions)
        // Other kinds of addresses start programs or look up names on the network, which would keep the window waiting.
        let usable = address.split(separator: ";").filter { $0.hasPrefix("unix:") }.joined(separator: ";")
        var bus: OpaquePointer?
        guard !usable.isEmpty, functions.new(&bus) >= 0, let bus else { return nil }
        self.bus = bus
        let this = Unmanaged.passUnretained(self).toOpaque()
        guard functions.set_address(bus, usable) >= 0, functions.set_bus_client(bus, 1) >= 0,
            functions.add_filter(bus, nil, Self.filter, this) >= 0, functions.start(bus) >= 0
        else {
            release()
            return nil
        }
        loop.add(self)
    }

    isolated deinit {
        if let bus { _ = functions.unref(bus) }
    }

    /// Ends the connection; calls that are under way fail.
    func close() {
        onLost = nil
        lose()
    }

    /// The name by which others know this end; empty before the connection is ready.
    var uniqueName: String {
        guard isReady, let bus else { return "" }
        var name: UnsafePointer<CChar>?
        return functions.get_unique_name(bus, &name) >= 0 ? name.map { String(cString: $0) } ?? "" : ""
    }

    // MARK: Speaking

    /// Calls a method; `reply` hears of the answer, of an error, or that `timeout` seconds have passed.
    func call(
        _ call: BusCall, timeout: Double = BusConnection.timeout,
        reply: @escaping (Result<[BusValue], BusError>) -> Void = { _ in }
    ) {
        var message: OpaquePointer?
        guard let bus,
            functions.message_new_method_call(
                bus, &message, call.destination, call.path, call.interface, call.member) >= 0, let message
        else { return reply(.failure(.disconnected)) }
        defer { _ = functions.message_unref(message) }
        if !call.startsService { _ = functions.message_set_auto_start(message, 0) }
        guard encoding.append(call.arguments, to: message) else { return reply(.failure(.invalidArguments)) }
        let entry = Pending(self, reply)
        let microseconds = UInt64(max(1, min(timeout, 3_600) * 1e6))
        let sent = functions.call_async(
            bus, nil, message, Self.answered, Unmanaged.passUnretained(entry).toOpaque(), microseconds)
        guard sent >= 0 else { return reply(.failure(.disconnected)) }
        pending[ObjectIdentifier(entry)] = entry
    }

    /// Tells everybody who listens of an event. Dropped where the bus does not keep up.
    func emit(path: String, interface: String, member: String, _ arguments: [BusValue]) {
        var message: OpaquePointer?
        guard let bus, isReady, queued < Self.mostQueuedSignals,
            functions.message_new_signal(bus, &message, path, interface, member) >= 0, let message
        else { return }
        defer { _ = functions.message_unref(message) }
        if encoding.append(arguments, to: message) { _ = functions.send(bus, message, nil) }
    }

    private var queued: UInt64 {
        var count: UInt64 = 0
        if let bus { _ = functions.get_n_queued_write(bus, &count) }
        return count
    }

    // MARK: Listening

    /// Listens to the signals of `interface`, and of `sender` alone if there is one.
    func subscribe(
        interface: String, member: String? = nil, path: String? = nil, sender: String? = nil, argument: String? = nil,
        _ handler: @escaping (BusMessage) -> Void
    ) {
        subscriptions.append(Subscription(interface: interface, member: member, path: path, handler: handler))
        var rule = "type='signal',interface='\(interface)'"
        if let member { rule += ",member='\(member)'" }
        if let path { rule += ",path='\(path)'" }
        if let sender { rule += ",sender='\(sender)'" }
        if let argument { rule += ",arg0='\(argument)'" }
        call(.daemon("AddMatch", [.string(rule)]))
    }

    /// Has `answer` answer the calls of every object below `path`.
    func export(below path: String, _ answer: @escaping (BusMessage) -> Result<[BusValue], BusError>) {
        guard let bus else { return }
        let isFirst = self.answer == nil
        self.answer = answer
        if isFirst {
            _ = functions.add_fallback(
                bus, nil, path, Self.called, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    // MARK: Loop

    func prepareToWait() -> PollInterests {
        guard let bus else { return PollInterests(descriptor: -1) }
        updateTimer()
        // 4 is POLLOUT.
        return PollInterests(descriptor: functions.get_fd(bus), writing: functions.get_events(bus) & 4 != 0)
    }

    func handle(_ ready: PollInterests.Ready) {
        if ready != .none { process() }
    }

    private func process() {
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        let end = loop.now + Self.longestTurn
        var result: Int32 = 0
        repeat {
            guard let bus else { return }
            result = functions.process(bus, nil)
        } while result > 0 && loop.now < end
        guard let bus else { return }
        if result < 0 || queued > Self.mostQueued { return lose() }
        if !isReady, functions.is_ready(bus) > 0 {
            isReady = true
            onReady?()
        }
        updateTimer()
    }

    /// Wakes the loop when sd-bus has something to do by itself: a call whose time is up, a message read already.
    private func updateTimer() {
        guard let bus else { return }
        var next: UInt64 = .max
        if functions.get_timeout(bus, &next) < 0 { next = .max }
        if next == deadline { return }
        deadline = next
        timer?.cancel()
        timer = nil
        guard next != .max else { return }
        timer = loop.schedule(at: Time(seconds: Double(next) / 1e6)) { [weak self] in
            self?.deadline = .max
            self?.process()
        }
    }

    private func lose() {
        guard bus != nil else { return }
        let outside = Unmanaged.passRetained(self)
        defer { outside.release() }
        loop.remove(self)
        timer?.cancel()
        release()
        isReady = false
        answer = nil
        subscriptions = []
        let failed = pending.values
        pending = [:]
        for entry in failed { entry.reply(.failure(.disconnected)) }
        let lost = onLost
        onLost = nil
        lost?()
    }

    private func release() {
        guard let bus else { return }
        self.bus = nil
        functions.close(bus)
        _ = functions.unref(bus)
    }

    // MARK: Called by sd-bus

    private static let answered: sd_bus_message_handler_t = { pointer, context, _ in
        guard let pointer, let context else { return 0 }
        nonisolated(unsafe) let message = pointer
        nonisolated(unsafe) let entry = Unmanaged<Pending>.fromOpaque(context).takeUnretainedValue()
        assumeMainActor { entry.connection.finish(entry, message) }
        return 1
    }

    private static let filter: sd_bus_message_handler_t = { pointer, context, _ in
        guard let pointer, let context else { return 0 }
        nonisolated(unsafe) let message = pointer
        let this = Unmanaged<BusConnection>.fromOpaque(context).takeUnretainedValue()
        assumeMainActor { this.hear(message) }
        return 0
    }

    private static let called: sd_bus_message_handler_t = { pointer, context, _ in
        guard let pointer, let context else { return 0 }
        nonisolated(unsafe) let message = pointer
        let this = Unmanaged<BusConnection>.fromOpaque(context).takeUnretainedValue()
        return assumeMainActor { this.reply(to: message) ? 1 : 0 }
    }

    private func finish(_ entry: Pending, _ message: OpaquePointer) {
        guard pending.removeValue(forKey: ObjectIdentifier(entry)) != nil else { return }
        if let error = functions.message_get_error(message)?.pointee, let name = error.name {
            let text = error.message.map { String(cString: $0) } ?? ""
            entry.reply(.failure(BusError(name: String(cString: name), message: text)))
        } else if let values = encoding.read(message) {
            entry.reply(.success(values))
        } else {
            entry.reply(.failure(.unreadable))
        }
    }

    private func hear(_ message: OpaquePointer) {
        var type: UInt8 = 0
        // 4 is a signal.
        guard functions.message_get_type(message, &type) >= 0, type == 4 else { return }
        var heard = envelope(of: message)
        heard.isSignal = true
        let listeners = subscriptions.filter { subscription in
            subscription.interface == heard.interface && (subscription.member ?? heard.member) == heard.member
                && (subscription.path ?? heard.path) == heard.path
        }
        guard !listeners.isEmpty, let values = encoding.read(message) else { return }
        heard.arguments = values
        for listener in listeners { listener.handler(heard) }
    }

    private func envelope(of message: OpaquePointer) -> BusMessage {
        func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
        return BusMessage(
            sender: text(functions.message_get_sender(message)), path: text(functions.message_get_path(message)),
            interface: text(functions.message_get_interface(message)),
            member: text(functions.message_get_member(message)))
    }

    private func reply(to message: OpaquePointer) -> Bool {
        guard let answer else { return false }
        var call = envelope(of: message)
        let result: Result<[BusValue], BusError>
        if let values = encoding.read(message) {
            call.arguments = values
            result = answer(call)
        } else {
            result = .failure(.invalidArguments)
        }
        guard functions.message_get_expect_reply(message) > 0, let bus else { return true }
        var response: OpaquePointer?
        switch result {
        case .success(let values):
            guard functions.message_new_method_return(message, &response) >= 0, let response else { return true }
            defer { _ = functions.message_unref(response) }
            if encoding.append(values, to: response) {
                _ = functions.send(bus, response, nil)
                return true
            }
            return send(.invalidArguments, inAnswerTo: message, on: bus)
        case .failure(let error): return send(error, inAnswerTo: message, on: bus)
        }
    }

    private func send(_ error: BusError, inAnswerTo message: OpaquePointer, on bus: OpaquePointer) -> Bool {
        error.name.withCString { name in
            error.message.withCString { text in
                var raw = sd_bus_error(name: name, message: text, needsFree: 0)
                var response: OpaquePointer?
                guard functions.message_new_method_error(message, &response, &raw) >= 0, let response else { return }
                _ = functions.send(bus, response, nil)
                _ = functions.message_unref(response)
            }
        }
        return true
    }
}
