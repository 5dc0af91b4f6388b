/// The element of a tab view: makes the pages near the one that is seen.
final class PagerElement<SelectionValue: Hashable, Content: View>:
    TypedElement<TabView<SelectionValue, Content>>, LazyContainerElement
{
    private let node: PagerNode
    private var child: TypedElement<Content>!
    private var isRealising = false

    override init(_ view: TabView<SelectionValue, Content>, in context: _ElementContext) {
        node = PagerNode(host: context.host)
        super.init(view, in: context)
        node.element = self
        child = Content.makeElement(view.content, in: inner(context))
        node.contentChanged()
        updateNode(in: context)
    }

    private func inner(_ context: _ElementContext) -> _ElementContext {
        var inner = context.below(self)
        inner.environment.stackAxis = nil
        return inner
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: TabView<SelectionValue, Content>, in context: _ElementContext) {
        super.update(view, in: context)
        // The pages first: the selection may be one of the new ones.
        child.update(view.content, in: inner(context))
        updateNode(in: context)
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        updateNode(in: context)
    }

    private func updateNode(in context: _ElementContext) {
        node.show(context.environment.layoutDirection)
        node.indexDisplayMode = context.environment.indexDisplayMode
        node.colors = context.environment.colors
        node.isDisabled = context.environment.isScrollDisabled || !context.environment.isEnabled
        guard let selection = view.selection else { return }
        node.selectionType = SelectionValue.self
        node.select = { tag in
            if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        }
        let value = tracking { selection.wrappedValue }
        node.show(AnyHashable(value), transaction: context.transaction, at: context.time)
    }

    // MARK: Pages

    func collectParts() -> [Node] { child.nodes }

    func realising(_ body: () -> Void) {
        let outer = isRealising
        isRealising = true
        body()
        isRealising = outer
    }

    override func nodesChanged() {
        // Who makes pages collects them.
        if !isRealising { node.contentChanged() }
    }

    func rebuildChildren() {
        node.contentChanged()
    }
}
