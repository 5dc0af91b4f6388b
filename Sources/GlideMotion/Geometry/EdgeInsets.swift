/// Distances inward from the four edges of a rectangle, in points. Negative distances point outward.
@frozen
public struct EdgeInsets: Hashable, Sendable {
    /// Distance from the upper edge.
    public var top: Double
    /// Distance from the edge at which reading starts.
    public var leading: Double
    /// Distance from the lower edge.
    public var bottom: Double
    /// Distance from the edge at which reading ends.
    public var trailing: Double

    /// The four distances.
    @inlinable
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
