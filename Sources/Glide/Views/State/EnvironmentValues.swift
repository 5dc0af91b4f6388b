/// Names a value of the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// What a view finds out about its surroundings: values set by the views above it.
public struct EnvironmentValues {
    /// One value laid over those of the views further up. A list shares what did not change.
    private final class Entry {
        let key: ObjectIdentifier
        let value: Any
        let next: Entry?

        init(key: ObjectIdentifier, value: Any, next: Entry?) {
            self.key = key
            self.value = value
            self.next = next
        }
    }

    private var entries: Entry?
    /// The direction in which the language is read: leading is left, or right.
    public var layoutDirection = LayoutDirection.leftToRight

    /// An environment in which every value is the default.
    public init() {}

    /// Whether nothing was set in one that was not in the other. False negatives are possible, not false positives.
    func isSame(as other: EnvironmentValues) -> Bool {
        entries === other.entries && layoutDirection == other.layoutDirection
    }

    /// Whether every value is the same as in `other`, as far as that can be told.
    @MainActor
    func isEquivalent(to other: EnvironmentValues) -> Bool {
        if layoutDirection != other.layoutDirection { return false }
        var (a, b) = (entries, other.entries)
        while a !== b {
            guard let first = a, let second = b, first.key == second.key,
                isSameValue(first.value, second.value)
            else { return false }
            (a, b) = (first.next, second.next)
        }
        return true
    }

    @MainActor
    private func isSameValue(_ a: Any, _ b: Any) -> Bool {
        func compare<Value>(_ a: Value) -> Bool {
            guard let b = b as? Value else { return false }
            return ViewComparison.areSame(a, b)
        }
        return _openExistential(a, do: compare)
    }

    /// The value under `key`.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let wanted = ObjectIdentifier(key)
            var entry = entries
            while let current = entry {
                if current.key == wanted { return current.value as! K.Value }
                entry = current.next
            }
            return K.defaultValue
        }
        set {
            entries = Entry(key: ObjectIdentifier(key), value: newValue, next: entries)
        }
    }

    /// The value of a variable with `@Entry`.
    public subscript<Value>(_ key: _EntryKey<Value>) -> Value {
        get {
            let wanted = ObjectIdentifier(key)
            var entry = entries
            while let current = entry {
                if current.key == wanted { return current.value as! Value }
                entry = current.next
            }
            return key.defaultValue
        }
        set {
            entries = Entry(key: ObjectIdentifier(key), value: newValue, next: entries)
        }
    }
}
