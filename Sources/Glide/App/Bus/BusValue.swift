/// A value in a message of D-Bus.
indirect enum BusValue: Equatable {
    case byte(UInt8)
    case bool(Bool)
    case int16(Int16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case path(String)
    /// Values of one type, which `element` names where there are none.
    case array([BusValue], element: String)
    case structure([BusValue])
    case entry(BusValue, BusValue)
    case variant(BusValue)

    /// A map from words to values of any type.
    static func properties(_ values: KeyValuePairs<String, BusValue>) -> BusValue {
        .array(values.map { .entry(.string($0), .variant($1)) }, element: "{sv}")
    }

    /// The type as D-Bus writes it.
    var signature: String {
        switch self {
        case .byte: "y"
        case .bool: "b"
        case .int16: "n"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .path: "o"
        case .array(_, let element): "a" + element
        case .structure(let parts): "(" + parts.map(\.signature).joined() + ")"
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        case .variant: "v"
        }
    }

    /// The value inside, if this is a variant, however often it is wrapped; else the value itself.
    var unwrapped: BusValue {
        if case .variant(let inner) = self { inner.unwrapped } else { self }
    }

    /// The text, if it is one.
    var text: String? {
        switch self {
        case .string(let text), .path(let text): text
        default: nil
        }
    }

    /// The whole number, whatever its width.
    var integer: Int? {
        switch self {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(value)
        case .uint64(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The number, whole or not.
    var number: Double? {
        if case .double(let value) = self { value } else { integer.map { Double($0) } }
    }

    var isTrue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The values inside an array or a structure.
    var parts: [BusValue] {
        switch self {
        case .array(let parts, _), .structure(let parts): parts
        default: []
        }
    }

    /// The value under `key` of a map.
    subscript(key: String) -> BusValue? {
        for case .entry(let name, let value) in parts where name.text == key { return value.unwrapped }
        return nil
    }
}
