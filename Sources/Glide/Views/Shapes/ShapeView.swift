/// A shape that is filled.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: NodeLeaf {
    let shape: Content
    let style: Style
    var fillStyle = FillStyle()

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeLeafElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> ShapeNode {
        ShapeNode(shape, style._fill(in: context.environment).fill, fillStyle)
    }

    func update(_ node: ShapeNode, in context: _ElementContext) {
        node.set(
            shape, style._fill(in: context.environment).fill, fillStyle, transaction: context.transaction,
            at: context.time)
    }
}
