/// The parts of a frame that views with the same identity share.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// Bit 0 is the position, bit 1 the size.
    public let rawValue: UInt32

    /// The parts whose bits are set.
    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place of the anchor in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// Width and height, in the view's own space.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
