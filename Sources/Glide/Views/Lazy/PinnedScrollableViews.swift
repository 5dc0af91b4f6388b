/// Which views of a lazy container stay in view while the section they belong to is seen.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// A set of bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// What stands at the head of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// What stands at the foot of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
