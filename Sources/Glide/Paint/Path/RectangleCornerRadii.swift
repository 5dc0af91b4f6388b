/// A radius for each corner of a rectangle, in points. Negative and non-finite radii count as 0.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
    /// Radius of the upper leading corner.
    public var topLeading: Double
    /// Radius of the lower leading corner.
    public var bottomLeading: Double
    /// Radius of the lower trailing corner.
    public var bottomTrailing: Double
    /// Radius of the upper trailing corner.
    public var topTrailing: Double

    /// The four radii.
    @inlinable
    public init(
        topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
