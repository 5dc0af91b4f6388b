/// A value that outlives the program, kept in its file of settings under a key.
///
/// All views that name the key share it. The file is `$XDG_CONFIG_HOME/PROGRAM/settings.json`; it is replaced as a whole
/// when the event that changed something is over. A kept value of another type counts as none.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let store: SettingsFile?
    private let decode: (_StoredValue) -> Value?
    private let encode: (Value) -> _StoredValue

    /// The value: the kept one, or the initial one where none is kept.
    public var wrappedValue: Value {
        get {
            nonisolated(unsafe) let storage = self
            return assumeMainActor { storage.read() }
        }
        nonmutating set {
            nonisolated(unsafe) let (storage, value) = (self, newValue)
            assumeMainActor { storage.write(value) }
        }
    }

    @MainActor private func read() -> Value {
        (store ?? .standard).value(key).flatMap { decode(_StoredValue(json: $0)) } ?? initial
    }

    @MainActor private func write(_ value: Value) {
        let json = encode(value).json
        (store ?? .standard).set(key, to: json == .null ? nil : json)
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension AppStorage where Value: _StorableValue {
    /// The value under `key`, `wrappedValue` where none is kept, in `store` or the program's own file.
    public init(wrappedValue: Value, _ key: String, store: SettingsFile? = nil) {
        self.key = key
        self.store = store
        initial = wrappedValue
        decode = { Value(_stored: $0) }
        encode = { $0._stored }
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral & _StorableValue {
    /// The value under `key`, nil where none is kept.
    public init(_ key: String, store: SettingsFile? = nil) {
        self.init(wrappedValue: nil, key, store: store)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
    /// The value under `key`, kept as its raw value, `wrappedValue` where none is kept.
    public init(wrappedValue: Value, _ key: String, store: SettingsFile? = nil) {
        self.key = key
        self.store = store
        initial = wrappedValue
        decode = { Value.RawValue(_stored: $0).flatMap(Value.init(rawValue:)) }
        encode = { $0.rawValue._stored }
    }
}
