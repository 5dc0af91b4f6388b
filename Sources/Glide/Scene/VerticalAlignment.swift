/// A guide along y, by which views beside one another are lined up.
public struct VerticalAlignment: Hashable, Sendable {
    let id: any AlignmentID.Type

    /// The guide that `id` describes.
    public init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    var key: GuideKey { GuideKey(type: id, isVertical: true) }

    /// Whether the two name the same guide.
    public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
    /// Adds the guide's identity to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private enum Top: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height }
    }

    /// The upper edge.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(Center.self)
    /// The lower edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the lower edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the lower edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}
