/// What a view's content shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// One bit a kind.
    public let rawValue: Int

    /// The kinds whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Where presses meet the view.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What the ring is drawn around while the view has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 2)

    /// Of a shape for which no kind is named: also the ring, unless the shape is a plain rectangle, which stands for the
    /// frame.
    static let automatic: ContentShapeKinds = [.interaction]
}
