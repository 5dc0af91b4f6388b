/// Values that a custom animation keeps between two frames, by the type of their key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// An empty memory.
    public init() {}

    /// The value stored for `key`, or the key's default.
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names one value in an `AnimationState`.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// What is there before anything was stored.
    static var defaultValue: Value { get }
}
