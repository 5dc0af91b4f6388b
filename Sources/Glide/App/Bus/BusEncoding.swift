import CSystemBus

/// Writes values into messages of sd-bus and reads them.
@MainActor
struct BusEncoding {
    let functions: GlideBusFunctions

    /// The most values that a message may hold; one with more counts as unreadable.
    static let mostValues = 200_000
    /// The most bytes of text that a message may hold.
    static let mostBytes = 16 << 20
    /// How deep values may lie in one another.
    static let mostDepth = 24

    // MARK: Writing

    /// Adds `values` to `message`; false where that cannot be.
    func append(_ values: [BusValue], to message: OpaquePointer) -> Bool {
        for value in values where !append(value, to: message) { return false }
        return true
    }

    private func append(_ value: BusValue, to message: OpaquePointer) -> Bool {
        switch value {
        case .byte(let value): return basic("y", value, message)
        case .bool(let value): return basic("b", Int32(value ? 1 : 0), message)
        case .int16(let value): return basic("n", value, message)
        case .int32(let value): return basic("i", value, message)
        case .uint32(let value): return basic("u", value, message)
        case .int64(let value): return basic("x", value, message)
        case .uint64(let value): return basic("t", value, message)
        case .double(let value): return basic("d", value, message)
        case .string(let text): return add(text, "s", message)
        case .path(let text): return add(text, "o", message)
        case .array(let parts, let element): return container("a", element, message) { append(parts, to: message) }
        case .structure(let parts):
            return container("r", parts.map(\.signature).joined(), message) { append(parts, to: message) }
        case .entry(let key, let value):
            return container("e", key.signature + value.signature, message) { append([key, value], to: message) }
        case .variant(let inner): return container("v", inner.signature, message) { append(inner, to: message) }
        }
    }

    private func basic<Value: BitwiseCopyable>(
        _ type: Unicode.Scalar, _ value: Value, _ message: OpaquePointer
    ) -> Bool {
        withUnsafePointer(to: value) { functions.message_append_basic(message, CChar(type.value), $0) >= 0 }
    }

    /// A zero byte, which a text of D-Bus cannot hold, ends it.
    private func add(_ text: String, _ type: Unicode.Scalar, _ message: OpaquePointer) -> Bool {
        text.withCString { functions.message_append_basic(message, CChar(type.value), $0) >= 0 }
    }

    private func container(
        _ type: Unicode.Scalar, _ contents: String, _ message: OpaquePointer, _ body: () -> Bool
    ) -> Bool {
        functions.message_open_container(message, CChar(type.value), contents) >= 0 && body()
            && functions.message_close_container(message) >= 0
    }

    // MARK: Reading

    /// What is left of a message's room while it is read.
    private struct Budget {
        var values: Int
        var bytes: Int
    }

    /// The values of `message`; nil where it holds what cannot be read, or too much.
    func read(_ message: OpaquePointer) -> [BusValue]? {
        var budget = Budget(values: Self.mostValues, bytes: Self.mostBytes)
        return read(message, depth: 0, &budget)
    }

    private func read(_ message: OpaquePointer, depth: Int, _ budget: inout Budget) -> [BusValue]? {
        guard depth < Self.mostDepth else { return nil }
        var values: [BusValue] = []
        while true {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            let result = functions.message_peek_type(message, &type, &contents)
            if result == 0 { return values }
            budget.values -= 1
            guard result > 0, budget.values > 0, let value = value(of: type, contents, message, depth, &budget) else {
                return nil
            }
            values.append(value)
        }
    }

    private func value(
        of type: CChar, _ contents: UnsafePointer<CChar>?, _ message: OpaquePointer, _ depth: Int,
        _ budget: inout Budget
    ) -> BusValue? {
        switch Unicode.Scalar(UInt8(bitPattern: type)) {
        case "y": return scalar(type, UInt8(0), message).map { .byte($0) }
        case "b": return scalar(type, Int32(0), message).map { .bool($0 != 0) }
        case "n": return scalar(type, Int16(0), message).map { .int16($0) }
        case "q": return scalar(type, UInt16(0), message).map { .uint32(UInt32($0)) }
        case "i": return scalar(type, Int32(0), message).map { .int32($0) }
        case "u": return scalar(type, UInt32(0), message).map { .uint32($0) }
        case "x": return scalar(type, Int64(0), message).map { .int64($0) }
        case "t": return scalar(type, UInt64(0), message).map { .uint64($0) }
        case "d": return scalar(type, 0.0, message).map { .double($0) }
        case "s", "g": return text(type, message, &budget).map { .string($0) }
        case "o": return text(type, message, &budget).map { .path($0) }
        case "a", "r", "e", "v":
            let inner = contents.map { String(cString: $0) } ?? ""
            guard functions.message_enter_container(message, type, contents) > 0,
                let parts = read(message, depth: depth + 1, &budget),
                functions.message_exit_container(message) >= 0
            else { return nil }
            return container(type, inner, parts)
        default: return nil
        }
    }

    private func container(_ type: CChar, _ inner: String, _ parts: [BusValue]) -> BusValue? {
        switch Unicode.Scalar(UInt8(bitPattern: type)) {
        case "a": .array(parts, element: inner)
        case "r": .structure(parts)
        case "e": parts.count == 2 ? .entry(parts[0], parts[1]) : nil
        default: parts.first.map { .variant($0) }
        }
    }

    private func scalar<Value: BitwiseCopyable>(
        _ type: CChar, _ start: Value, _ message: OpaquePointer
    ) -> Value? {
        var value = start
        return withUnsafeMutablePointer(to: &value, { functions.message_read_basic(message, type, $0) }) > 0
            ? value : nil
    }

    private func text(_ type: CChar, _ message: OpaquePointer, _ budget: inout Budget) -> String? {
        var pointer: UnsafePointer<CChar>?
        guard functions.message_read_basic(message, type, &pointer) > 0, let pointer else { return nil }
        let text = String(cString: pointer)
        budget.bytes -= text.utf8.count
        return budget.bytes >= 0 ? text : nil
    }
}
