/// The size a parent offers a child; nil in a direction asks for the ideal extent.
///
/// 0 asks for the minimum, infinity for the maximum. Negative and NaN extents count as 0.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
    /// The offered width in points, or nil.
    public var width: Double?
    /// The offered height in points, or nil.
    public var height: Double?

    /// An offer of `width` by `height`.
    public init(width: Double?, height: Double?) {
        self.width = width.map(Self.legal)
        self.height = height.map(Self.legal)
    }

    /// An offer of exactly `size`.
    public init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the minimum in both directions.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the maximum in both directions.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal in both directions.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The offer with `size` in place of unspecified extents.
    public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    private static func legal(_ extent: Double) -> Double {
        extent > 0 ? extent : 0
    }
}
