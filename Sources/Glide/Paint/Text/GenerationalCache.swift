/// A bounded cache that keeps what was used lately.
///
/// New and used entries live in the young half; when that is full, it becomes the old half, and what the old half still
/// held is dropped. An entry thus stays while others worth half the limit come in, at constant cost.
struct GenerationalCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
    }

    private let limit: Int
    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngCost = 0

    /// A cache of entries that together cost about `limit`: entries, bytes, or whatever `insert` is told.
    init(limit: Int) {
        self.limit = limit
    }

    /// How many entries there are.
    var count: Int { young.count + old.count }

    /// The value for `key`, which counts as a use.
    mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

    /// Keeps `value` for `key`.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if youngCost > 0, youngCost + cost > limit / 2 {
            old = young
            young = [:]
            youngCost = 0
        }
        if let replaced = young.updateValue(Entry(value: value, cost: cost), forKey: key) { youngCost -= replaced.cost }
        youngCost += cost
    }

    /// Drops every entry.
    mutating func removeAll() {
        young = [:]
        old = [:]
        youngCost = 0
    }
}
