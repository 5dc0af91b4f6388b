/// Makes a view move as one piece.
struct GeometryGroupModifier: NodeModifier {
    func makeNode(in context: _ElementContext) -> GeometryGroupNode { GeometryGroupNode() }
    func update(_ node: GeometryGroupNode, in context: _ElementContext) {}
}

/// Holds a frame that is animated, in which the content stands where layout puts it.
final class GeometryGroupNode: BoundaryNode {
    override var kind: String { "geometryGroup" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
}

extension View {
    /// Makes the view's place something that is animated by itself, and what the view contains go along.
    ///
    /// Otherwise every part of a view travels from its own old place to its own new one, and a part that has just come
    /// has no old place: it appears where the whole is going to be.
    public func geometryGroup() -> some View {
        modified(by: GeometryGroupModifier())
    }
}
