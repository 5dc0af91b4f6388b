/// What tells one alignment guide from another.
struct GuideKey: Hashable, Sendable {
    let type: any AlignmentID.Type
    /// Whether the guide is a place along y.
    let isVertical: Bool

    static func == (a: Self, b: Self) -> Bool {
        ObjectIdentifier(a.type) == ObjectIdentifier(b.type) && a.isVertical == b.isVertical
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(isVertical)
    }

    /// Those that some view sets: the baselines of text, and what `alignmentGuide` has named so far.
    @MainActor private static var known: Set<GuideKey> = [
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]

    /// Whether a view may set the guide. Where none does, nobody has to look for one that did.
    @MainActor var isSetSomewhere: Bool { Self.isAnyKnown || Self.known.contains(self) }

    /// Whether any guide may be set: by a layout of the app's own.
    @MainActor static var isAnyKnown = false

    /// Takes note that a view sets the guide.
    @MainActor func noteSet() { Self.known.insert(self) }

    /// The place of the guide in a container whose children have it at `places`; nil where none sets it.
    ///
    /// A baseline is that of the first or last line of all; other guides are in the middle of their places.
    func combined(_ places: [Double]) -> Double? {
        if places.isEmpty { return nil }
        if self == VerticalAlignment.firstTextBaseline.key { return places.min() }
        if self == VerticalAlignment.lastTextBaseline.key { return places.max() }
        return places.reduce(0, +) / Double(places.count)
    }
}
