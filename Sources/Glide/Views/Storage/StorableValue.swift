/// A value that `@AppStorage` and `@SceneStorage` can keep.
public protocol _StorableValue {
    /// The value as it is kept.
    var _stored: _StoredValue { get }
    /// The kept value; nil where it is of another kind.
    init?(_stored: _StoredValue)
}

/// A value of a file of settings.
public struct _StoredValue: Sendable {
    var json: JSONValue
}

extension Bool: _StorableValue {
    /// True or false.
    public var _stored: _StoredValue { _StoredValue(json: .bool(self)) }

    /// True or false.
    public init?(_stored: _StoredValue) {
        guard case .bool(let value) = _stored.json else { return nil }
        self = value
    }
}

extension Int: _StorableValue {
    /// The number; beyond 2⁵³ as text.
    public var _stored: _StoredValue {
        _StoredValue(json: magnitude < 1 << 53 ? .number(Double(self)) : .string("\(self)"))
    }

    /// A whole number.
    public init?(_stored: _StoredValue) {
        switch _stored.json {
        case .number(let value): self.init(exactly: value)
        case .string(let text): self.init(text)
        default: return nil
        }
    }
}

extension Double: _StorableValue {
    /// The number; what is not finite as text.
    public var _stored: _StoredValue { _StoredValue(json: isFinite ? .number(self) : .string("\(self)")) }

    /// A number.
    public init?(_stored: _StoredValue) {
        switch _stored.json {
        case .number(let value): self = value
        case .string(let text): self.init(text)
        default: return nil
        }
    }
}

extension String: _StorableValue {
    /// The text.
    public var _stored: _StoredValue { _StoredValue(json: .string(self)) }

    /// A text.
    public init?(_stored: _StoredValue) {
        guard let text = _stored.json.string else { return nil }
        self = text
    }
}

extension Optional: _StorableValue where Wrapped: _StorableValue {
    /// The value, or null.
    public var _stored: _StoredValue { self?._stored ?? _StoredValue(json: .null) }

    /// The value, or null.
    public init?(_stored: _StoredValue) {
        if case .null = _stored.json {
            self = .none
        } else {
            guard let value = Wrapped(_stored: _stored) else { return nil }
            self = value
        }
    }
}
