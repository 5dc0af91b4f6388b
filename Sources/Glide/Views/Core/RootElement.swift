/// The content of a window.
struct RootView<Content: View>: PrimitiveView {
    let content: Content

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        fatalError("the root of a window is made by its host")
    }
}

final class RootElement<Content: View>: TypedElement<RootView<Content>>, ContainerElement, PreferenceObserver {
    private let node: RootNode
    private var child: TypedElement<Content>!

    init(_ view: RootView<Content>, node: RootNode, in context: _ElementContext) {
        self.node = node
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
        host.nodesChanged(in: self)
        host.preferences.add(self, for: ObjectIdentifier(PreferredColorSchemeKey.self))
    }

    func preferencesChanged() {
        let scheme = gatheredPreference(PreferredColorSchemeKey.self) ?? nil
        host.afterUpdate { [weak host] in host?.preferredColorScheme = scheme }
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func update(_ view: RootView<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        child.update(view.content, in: context.below(self))
    }

    override func nodesChanged() {
        host.nodesChanged(in: self)
    }

    func rebuildChildren() {
        node.overlays = host.overlays
        node.setChildren(child.nodes + node.overlays)
    }
}

/// The node of a window: proposes its size to the content and centres it.
final class RootNode: Node {
    /// What lies over the content, whatever that says of its order, and takes no part in its size.
    var overlays: [Node] = []

    override var kind: String { "window" }

    override var paintOrder: [Node] {
        let order = super.paintOrder
        if overlays.isEmpty { return order }
        return order.filter { node in !overlays.contains { $0 === node } } + overlays
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren() {
        for child in children where !child.isLeaving {
            let taken = child.sizeThatFits(ProposedViewSize(size))
            let origin = Point(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2)
            child.place(at: origin, proposal: ProposedViewSize(size))
        }
    }
}
