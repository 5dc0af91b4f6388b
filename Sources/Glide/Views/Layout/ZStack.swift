/// Views on top of one another.
public struct ZStack<Content: View>: NodeContainer {
    let alignment: Alignment
    let content: Content

    /// Puts the views of `content` on top of one another, the first at the back, lined up by `alignment`.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> ZStackNode {
        ZStackNode()
    }

    func update(_ node: ZStackNode, in context: _ElementContext) {
        node.alignment = alignment
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
    }
}

final class ZStackNode: Node {
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    override var kind: String { "ZStack" }

    private var laidOut: [Node] { children.filter { !$0.isLeaving } }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        arrangement(of: laidOut, in: proposal).size
    }

    override func placeChildren() {
        let own = ProposedViewSize(size)
        let children = laidOut
        let arranged = arrangement(of: children, in: own)
        let shift = Size(
            width: (size.width - arranged.size.width) / 2, height: (size.height - arranged.size.height) / 2)
        for (child, origin) in zip(children, arranged.origins) { child.place(at: origin + shift, proposal: own) }
    }

    /// Lines the guides of `children` up. The extent counts those of the highest layout priority only.
    private func arrangement(of children: [Node], in proposal: ProposedViewSize) -> (size: Size, origins: [Point]) {
        let top = children.map(\.layoutPriority).max() ?? 0
        var before = Size.zero
        var after = Size.zero
        var guides: [Point] = []
        for child in children {
            let dimensions = child.dimensions(in: proposal)
            let guide = Point(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
            guides.append(guide)
            guard child.layoutPriority == top else { continue }
            before = Size(width: max(before.width, guide.x), height: max(before.height, guide.y))
            after = Size(
                width: max(after.width, dimensions.width - guide.x),
                height: max(after.height, dimensions.height - guide.y))
        }
        return (
            before + after,
            guides.map { Point(x: before.width - $0.x, y: before.height - $0.y) }
        )
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        let own = ProposedViewSize(size)
        let children = laidOut
        return key.combined(
            zip(children, arrangement(of: children, in: own).origins).compactMap { child, origin in
                child.explicitGuide(key, size: child.sizeThatFits(own), proposal: own)
                    .map { $0 + (key.isVertical ? origin.y : origin.x) }
            })
    }
}
