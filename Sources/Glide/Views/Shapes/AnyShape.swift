/// A shape of any type.
///
/// Its numbers do not travel: one shape is followed by another at once.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Hides the type of `shape`.
    public init<Content: Shape>(_ shape: Content) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    /// The outline of the shape inside.
    public func path(in rect: Rect) -> Path { shape.path(in: rect) }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}
