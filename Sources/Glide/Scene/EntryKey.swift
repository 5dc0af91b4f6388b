/// What `@Entry` makes of a variable: the object is the key, and it knows the value where none was set.
///
/// It is made once, by the first who asks, and never changes; the first value may be of any type.
public final class _EntryKey<Value>: @unchecked Sendable {
    let defaultValue: Value

    /// The key of a variable whose first value is `defaultValue`.
    public init(_ defaultValue: Value) {
        self.defaultValue = defaultValue
    }
}
