/// One of the two directions of the plane.
@frozen
public enum Axis: Int8, Sendable, CaseIterable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical

    /// Any choice of directions.
    @frozen
    public struct Set: OptionSet, Sendable, Hashable {
        /// Bit 0 is horizontal, bit 1 vertical.
        public let rawValue: Int8

        /// The directions whose bits are set.
        @inlinable
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Along x.
        public static let horizontal = Set(rawValue: 1)
        /// Along y.
        public static let vertical = Set(rawValue: 2)
    }
}
