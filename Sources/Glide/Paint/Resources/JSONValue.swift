/// A value of JSON (RFC 8259).
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The value of `text`; nil where it is not JSON, or is nested deeper than 64 levels.
    init?(_ text: [UInt8]) {
        var reader = JSONReader(bytes: text[...])
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        guard reader.bytes.isEmpty else { return nil }
        self = value
    }

    /// The member `key` of an object.
    subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var array: [JSONValue] { if case .array(let values) = self { values } else { [] } }

    /// The value as text, members in the order of their names, each member of the outermost object on its own line.
    func text(isOutermost: Bool = true) -> String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value):
            if let whole = Int(exactly: value), abs(whole) < 1 << 53 { return "\(whole)" }
            return value.isFinite ? "\(value)" : "null"
        case .string(let text): return Self.quoted(text)
        case .array(let values): return "[" + values.map { $0.text(isOutermost: false) }.joined(separator: ", ") + "]"
        case .object(let members):
            let lines = members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0)): \($1.text(isOutermost: false))" }
            return isOutermost && !lines.isEmpty
                ? "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n" : "{" + lines.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Reads JSON from the front of some bytes.
private struct JSONReader {
    var bytes: ArraySlice<UInt8>

    mutating func skipSpace() {
        bytes = bytes.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }

    private mutating func take(_ text: StaticString) -> Bool {
        let wanted = text.withUTF8Buffer { Array($0) }
        guard bytes.starts(with: wanted) else { return false }
        bytes = bytes.dropFirst(wanted.count)
        return true
    }

    mutating func value(depth: Int) -> JSONValue? {
        skipSpace()
        guard depth < 64, let first = bytes.first else { return nil }
        switch first {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return array(depth)
        case UInt8(ascii: "\""): return string().map { .string($0) }
        default:
            if take("true") { return .bool(true) }
            if take("false") { return .bool(false) }
            if take("null") { return .null }
            let digits = bytes.prefix { "+-.eE0123456789".utf8.contains($0) }
            bytes = bytes.dropFirst(digits.count)
            return Double(String(decoding: digits, as: UTF8.self)).map { .number($0) }
        }
    }

    private mutating func object(_ depth: Int) -> JSONValue? {
        var members: [String: JSONValue] = [:]
        bytes.removeFirst()
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            guard bytes.first == UInt8(ascii: "\""), let key = string() else { return nil }
            skipSpace()
            guard take(":"), let value = value(depth: depth + 1) else { return nil }
            members[key] = value
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { return nil }
        }
    }

    private mutating func array(_ depth: Int) -> JSONValue? {
        var values: [JSONValue] = []
        bytes.removeFirst()
        skipSpace()
        if take("]") { return .array(values) }
        while true {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            skipSpace()
            if take("]") { return .array(values) }
            guard take(",") else { return nil }
        }
    }

    private mutating func string() -> String? {
        bytes.removeFirst()
        var text: [UInt8] = []
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let escaped = bytes.popFirst() else { return nil }
            switch escaped {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "u"):
                guard let scalar = escapedScalar() else { return nil }
                text += Array(String(scalar).utf8)
            default: text.append(escaped)
            }
        }
        return nil
    }

    private mutating func escapedScalar() -> Unicode.Scalar? {
        func digits() -> UInt32? {
            guard bytes.count >= 4 else { return nil }
            defer { bytes = bytes.dropFirst(4) }
            return UInt32(String(decoding: bytes.prefix(4), as: UTF8.self), radix: 16)
        }
        guard let first = digits() else { return nil }
        if first >= 0xD800, first < 0xDC00, take("\\u"), let second = digits(), second >= 0xDC00, second < 0xE000 {
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        }
        return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
}
