extension View {
    private func listRow(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
        TraitModified(content: self) { traits in
            var row = traits.listRow ?? ListRowTraits()
            change(&row)
            traits.listRow = row
        }
    }

    /// Says whether there is a line above or below the row of a list that the view stands in.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        listRow { row in
            row.hiddenSeparators.subtract(edges)
            row.visibleSeparators.subtract(edges)
            if visibility == .hidden { row.hiddenSeparators.formUnion(edges) }
            if visibility == .visible { row.visibleSeparators.formUnion(edges) }
        }
    }

    /// Sets the colour of the lines above and below the row of a list; nil takes the list's.
    public func listRowSeparatorTint(_ color: Color?) -> some View {
        listRow { $0.separatorTint = color }
    }

    /// Sets the room in points from the edges of the row of a list to the view; nil takes the list's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        listRow { $0.insets = insets }
    }

    /// Puts `view` behind the whole row of a list that this view stands in, in place of the list's own ground.
    @ViewBuilder
    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        if let view {
            ListRowBackground(content: TupleView(self, OverlaySecondary(content: view)))
        } else {
            self
        }
    }
}

/// A view with another one behind the whole row of a list that it stands in.
struct ListRowBackground<Primary: View, Background: View>: OverlayContainer {
    let content: TupleView<Primary, OverlaySecondary<Background>>

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> ListRowBackgroundNode { ListRowBackgroundNode() }

    func update(_ node: ListRowBackgroundNode, in context: _ElementContext) {}
}

final class ListRowBackgroundNode: Node {
    override var kind: String { "listRowBackground" }
    override var forwardsLayoutPriority: Bool { true }
    override var traitSource: Node? { primary }

    private var primary: Node? { children.first { !($0 is OverlaySecondaryNode) } }
    private var secondary: Node? { children.last { $0 is OverlaySecondaryNode } }
    override var paintOrder: [Node] { (secondary.map { [$0] } ?? []) + children.filter { $0 !== secondary } }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        primary?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        primary?.place(at: .zero, proposal: proposal)
        guard let secondary else { return }
        var room = row
        // Places are mirrored below; this one is as it is seen already.
        if flags.contains(.mirrored) { room.origin.x = size.width - room.origin.x - room.width }
        secondary.place(at: room.origin, proposal: ProposedViewSize(room.size))
        for child in secondary.children where !child.isLeaving {
            let size = child.sizeThatFits(ProposedViewSize(room.size))
            child.place(
                at: Point(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2),
                proposal: ProposedViewSize(room.size))
        }
    }

    /// The ground of the row around, in the node's own space.
    private var row: Rect {
        var corner = Point.zero
        var node: Node? = self
        while let current = node {
            if let row = current as? ListRowNode {
                return Rect(origin: row.ground.origin - (corner - Point.zero), size: row.ground.size)
            }
            corner = corner + (current.origin - Point.zero)
            node = current.parent
        }
        return Rect(origin: .zero, size: size)
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        primary?.explicitGuide(key, size: size, proposal: proposal)
    }
}
