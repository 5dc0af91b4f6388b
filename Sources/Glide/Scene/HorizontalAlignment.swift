/// A guide along x, by which views above one another are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
    let id: any AlignmentID.Type

    /// The guide that `id` describes.
    public init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    var key: GuideKey { GuideKey(type: id, isVertical: false) }

    /// Whether the two name the same guide.
    public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
    /// Adds the guide's identity to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private enum Leading: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width }
    }

    /// The edge at which reading starts.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self)
    /// The edge at which reading ends.
    public static let trailing = HorizontalAlignment(Trailing.self)
}
