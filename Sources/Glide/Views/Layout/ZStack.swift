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
        ZStackArrangement(of: laidOut, in: proposal, alignment: alignment).size
    }

    override func placeChildren() {
        let own = ProposedViewSize(size)
        let children = laidOut
        let arranged = ZStackArrangement(of: children, in: own, alignment: alignment)
        for (child, origin) in zip(children, arranged.origins(in: size)) { child.place(at: origin, proposal: own) }
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        let own = ProposedViewSize(size)
        let children = laidOut
        let arranged = ZStackArrangement(of: children, in: own, alignment: alignment)
        return key.combined(
            zip(children, arranged.origins(in: size)).compactMap { child, origin in
                child.explicitGuide(key, size: child.sizeThatFits(own), proposal: own)
                    .map { $0 + (key.isVertical ? origin.y : origin.x) }
            })
    }
}
