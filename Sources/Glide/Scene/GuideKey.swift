/// What tells one alignment guide from another.
struct GuideKey: Hashable, Sendable {
    let id: ObjectIdentifier
    /// Whether the guide is a place along y.
    let isVertical: Bool

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
