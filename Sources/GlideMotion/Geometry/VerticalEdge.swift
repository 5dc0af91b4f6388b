/// The upper or the lower edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// Any of the two edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// Bit 0 is the upper edge, bit 1 the lower one.
        public let rawValue: Int8

        /// The edges whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// The lower edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
