/// A side of a rectangle.
@frozen
public enum Edge: Int8, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The side at which reading starts.
    case leading
    /// The lower side.
    case bottom
    /// The side at which reading ends.
    case trailing

    /// Any choice of sides.
    @frozen
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit a side, in the order of `Edge`.
        public let rawValue: Int8

        /// The sides whose bits are set.
        @inlinable
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Only `edge`.
        @inlinable
        public init(_ edge: Edge) {
            rawValue = 1 << edge.rawValue
        }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The side at which reading starts.
        public static let leading = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The side at which reading ends.
        public static let trailing = Set(rawValue: 8)
        /// All four sides.
        public static let all = Set(rawValue: 15)
        /// Leading and trailing.
        public static let horizontal = Set(rawValue: 10)
        /// Top and bottom.
        public static let vertical = Set(rawValue: 5)
    }
}
