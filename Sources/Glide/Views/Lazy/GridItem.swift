/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable, Equatable {
    /// How wide a column, or how high a row, is.
    public enum Size: Sendable, Equatable {
        /// So many points.
        case fixed(Double)
        /// A share of what is left, within limits in points.
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many as fit into the share, each within limits in points.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    /// How wide the column, or how high the row, is.
    public var size: Size
    /// The gap to the next one in points; nil takes 8.
    public var spacing: Double?
    /// Where a view stands in its place; nil leaves that to the grid.
    public var alignment: Alignment?

    /// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
    ///
    /// Extents that are negative or no numbers count as 0.
    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
