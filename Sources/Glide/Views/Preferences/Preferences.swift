/// Which preferences of a window have changed, and who wants to know.
///
/// Nothing is gathered unless somebody observes the key: writers only say that the key has changed, and after the
/// layout its observers gather the value anew.
@MainActor
final class Preferences {
    private struct Entry {
        weak var element: (any PreferenceObserver)?
    }

    private var observers: [ObjectIdentifier: [Entry]] = [:]
    private var changed: Set<ObjectIdentifier> = []

    /// Has `element` told when the value under `key` may be another one.
    func add(_ element: any PreferenceObserver, for key: ObjectIdentifier) {
        observers[key, default: []].append(Entry(element: element))
        changed.insert(key)
    }

    /// Tells `element` no more.
    func remove(_ element: any PreferenceObserver, for key: ObjectIdentifier) {
        observers[key]?.removeAll { $0.element === element || $0.element == nil }
        if observers[key]?.isEmpty == true { observers[key] = nil }
    }

    /// Takes note that what views hand up under `key` may have changed.
    func markChanged(_ key: ObjectIdentifier) {
        if observers[key] != nil { changed.insert(key) }
    }

    /// Takes note that `element` begins or ceases to count, with all that it contains.
    func markChanged(below element: _ViewElement) {
        if observers.isEmpty { return }
        for key in element.preferencesBelow { markChanged(key) }
    }

    /// Tells the observers of what has changed, the innermost first.
    func tellObservers() {
        if changed.isEmpty { return }
        let keys = changed
        changed.removeAll()
        var told: [any PreferenceObserver] = []
        for key in keys { told += (observers[key] ?? []).compactMap(\.element) }
        for element in told.sorted(by: { $0.depth > $1.depth }) where element.isMounted {
            element.preferencesChanged()
        }
    }
}

/// An element that depends on what the views below it hand up.
@MainActor
protocol PreferenceObserver: _ViewElement {
    /// Gathers the value anew, because it may be another one.
    func preferencesChanged()
}

extension _ViewElement {
    /// What the views below hand up under `key`, one after the other; nil where none does.
    final func gatheredPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard preferencesBelow.contains(ObjectIdentifier(key)) else { return nil }
        var result: Key.Value?
        for child in childElements {
            if host.departures.isDeparting(child) { continue }
            guard let next = child.preference(key) else { continue }
            if result == nil { result = next } else { Key.reduce(value: &result!, nextValue: { next }) }
        }
        return result
    }

    /// Says that the element hands something up under `key`: the way down to it must be searched from now on.
    final func noteWriter(of key: ObjectIdentifier) {
        var element: _ViewElement? = self
        while let current = element, current.preferencesBelow.insert(key).inserted { element = current.parent }
        host.preferences.markChanged(key)
    }
}
