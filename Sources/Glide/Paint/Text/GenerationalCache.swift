/// A bounded cache that keeps what was used lately.
///
/// New and used entries live in the young half; when that is full, it becomes the old half, and what the old half still
/// held is dropped. An entry is thus kept for at least `limit / 2` uses of others, at constant cost.
struct GenerationalCache<Key: Hashable, Value> {
    private let limit: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// A cache of at most `limit` entries.
    init(limit: Int) {
        self.limit = limit
    }

    /// How many entries there are, at most `limit`.
    var count: Int { young.count + old.count }

    /// The value for `key`, which counts as a use.
    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    /// Keeps `value` for `key`.
    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= max(limit / 2, 1) {
            old = young
            young = [:]
        }
        young[key] = value
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
