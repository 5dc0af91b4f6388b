/// Remembers what the `onChanged` closures of one gesture sequence wrote, so that a press which is cancelled ends
/// (design decision 7): each `@State` goes back to its value from before, unless somebody else wrote it since.
@MainActor
final class WriteJournal {
    /// The journal of the `onChanged` closure that is running, if it keeps one.
    static var current: WriteJournal?

    private struct Entry {
        var didWrite: () -> Void
        var restoreIfUnchanged: () -> Void
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var order: [ObjectIdentifier] = []

    /// Whether nothing has been written.
    var isEmpty: Bool { order.isEmpty }

    /// Call before a write: keeps the value if it is the sequence's first write to `storage`.
    func willWrite(_ storage: some JournaledStorage) {
        let key = ObjectIdentifier(storage)
        guard entries[key] == nil else { return }
        order.append(key)
        entries[key] = Self.entry(for: storage)
    }

    /// Call after a write: notes what was written.
    func didWrite(_ storage: some JournaledStorage) {
        entries[ObjectIdentifier(storage)]?.didWrite()
    }

    /// Puts back what nobody else has changed, in the order of the first writes, and forgets everything.
    func restore() {
        let kept = order.compactMap { entries[$0] }
        entries.removeAll()
        order.removeAll()
        for entry in kept { entry.restoreIfUnchanged() }
    }

    private static func entry<Storage: JournaledStorage>(for storage: Storage) -> Entry {
        // The journal holds the storage, so that its identity is not given to another while the entry exists.
        let before = storage.journaledValue
        var last: (value: Storage.Value, count: Int)?
        return Entry(
            didWrite: { last = (storage.journaledValue, storage.writeCount) },
            restoreIfUnchanged: {
                guard let last else { return }
                if storage.writeCount == last.count || isEqual(storage.journaledValue, last.value) {
                    storage.restoreJournaledValue(before)
                }
            })
    }

    private static func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        guard let a = a as? any Equatable else { return false }
        func compare<Known: Equatable>(_ a: Known) -> Bool { (b as? Known) == a }
        return compare(a)
    }
}
