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

    /// An environment in which every value is the default.
    public init() {}

    /// Whether nothing was set in one that was not in the other. False negatives are possible, not false positives.
    func isSame(as other: EnvironmentValues) -> Bool { entries === other.entries }

    /// Whether every value is the same as in `other`, as far as that can be told: values that cannot be compared count
    /// as different unless they were set at the same place in the same update.
    func isEquivalent(to other: EnvironmentValues) -> Bool {
        var (a, b) = (entries, other.entries)
        while a !== b {
            guard let first = a, let second = b, first.key == second.key,
                isSameValue(first.value, second.value)
            else { return false }
            (a, b) = (first.next, second.next)
        }
        return true
    }

    private func isSameValue(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? any Equatable {
            func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
            return compare(a)
        }
        if type(of: a) is AnyClass, type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
        return false
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
}
