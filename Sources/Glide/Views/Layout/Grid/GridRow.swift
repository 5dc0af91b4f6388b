/// A row of a `Grid`: each of its views is a cell. Elsewhere it is no more than a `Group`.
///
/// Modifiers of a row go to each of its cells.
public struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// The views of a row, from the leading column on.
    ///
    /// - Parameter alignment: how they are lined up with each other; nil as the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        GridRowElement(view, in: context)
    }
}

final class GridRowElement<Content: View>: TypedElement<GridRow<Content>> {
    private var child: TypedElement<Content>!

    override init(_ view: GridRow<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        let start = nodes.count
        child.collectNodes(into: &nodes)
        for node in nodes[start...] { mark(node) }
    }

    override func update(_ view: GridRow<Content>, in context: _ElementContext) {
        let isAligned = self.view.alignment == view.alignment
        super.update(view, in: context)
        child.update(view.content, in: context.below(self))
        if !isAligned { for node in child.nodes { mark(node) } }
    }

    private func mark(_ node: Node) {
        var traits = node.traits ?? NodeTraits()
        var grid = traits.grid ?? GridTraits()
        grid.row = ObjectIdentifier(self)
        grid.rowAlignment = view.alignment
        if traits.grid == grid { return }
        traits.grid = grid
        node.traits = traits
        node.parent?.setNeedsLayout()
    }
}

extension View {
    /// Lets the view take `count` columns of its grid; less than 1 counts as 1.
    public func gridCellColumns(_ count: Int) -> some View {
        TraitModified(content: self) { $0.changeGrid { $0.columns = max(1, count) } }
    }

    /// Puts the view's `anchor` at the same place of its cell, whatever the grid's alignment says.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        TraitModified(content: self) { $0.changeGrid { $0.anchor = anchor } }
    }

    /// Lines the view's whole column up by `guide`. Of several views that say so, the first counts.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        TraitModified(content: self) { $0.changeGrid { $0.columnAlignment = guide } }
    }

    /// Keeps the view from making its row or column larger: it is offered what the others need along `axes`.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        TraitModified(content: self) { $0.changeGrid { $0.unsizedAxes = axes } }
    }
}

extension NodeTraits {
    fileprivate mutating func changeGrid(_ change: (inout GridTraits) -> Void) {
        var changed = grid ?? GridTraits()
        change(&changed)
        grid = changed
    }
}
