/// A value that a window keeps: views of one window that name the same key share it.
///
/// It lasts, in the program's file of settings, from one run to the next. Windows of the same scene are told apart by
/// their number: the second window that is opened finds what the second one had.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let decode: (_StoredValue) -> Value?
    private let encode: (Value) -> _StoredValue
    private var scene: String?

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

    private var fullKey: String { "scene.\(scene ?? "").\(key)" }

    @MainActor private func read() -> Value {
        SettingsFile.standard.value(fullKey).flatMap { decode(_StoredValue(json: $0)) } ?? initial
    }

    @MainActor private func write(_ value: Value) {
        let json = encode(value).json
        SettingsFile.standard.set(fullKey, to: json == .null ? nil : json)
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension SceneStorage where Value: _StorableValue {
    /// The value under `key`, `wrappedValue` where none is kept.
    public init(wrappedValue: Value, _ key: String) {
        self.key = key
        initial = wrappedValue
        decode = { Value(_stored: $0) }
        encode = { $0._stored }
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral & _StorableValue {
    /// The value under `key`, nil where none is kept.
    public init(_ key: String) {
        self.init(wrappedValue: nil, key)
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
    /// The value under `key`, kept as its raw value, `wrappedValue` where none is kept.
    public init(wrappedValue: Value, _ key: String) {
        self.key = key
        initial = wrappedValue
        decode = { Value.RawValue(_stored: $0).flatMap(Value.init(rawValue:)) }
        encode = { $0.rawValue._stored }
    }
}

extension SceneStorage: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext) {
        scene = context.environment.sceneName
    }
}

private enum SceneNameKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
    /// The scene that a window belongs to, under which its values are kept.
    var sceneName: String {
        get { self[SceneNameKey.self] }
        set { self[SceneNameKey.self] = newValue }
    }
}
