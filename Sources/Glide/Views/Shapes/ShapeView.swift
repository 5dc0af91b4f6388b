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
        let resolved = style._fill(in: context.environment)
        return ShapeNode(shape, resolved.fill, fillStyle, resolved.effects)
    }

    func update(_ node: ShapeNode, in context: _ElementContext) {
        let resolved = style._fill(in: context.environment)
        node.set(
            shape, resolved.fill, fillStyle, resolved.effects, transaction: context.transaction, at: context.time)
    }
}
