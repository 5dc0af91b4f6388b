/// A place in a rectangle as fractions of its size: (0, 0) is the upper left corner, (1, 1) the lower right one.
/// Fractions outside 0…1 name places outside the rectangle.
@frozen
public struct UnitPoint: Hashable, Sendable {
    /// Fraction of the width.
    public var x: Double
    /// Fraction of the height.
    public var y: Double

    /// The place at the fractions `x` and `y`.
    @inlinable
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
