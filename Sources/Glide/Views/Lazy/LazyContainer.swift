/// A view whose `ForEach`es make only the rows near what is seen.
@MainActor
protocol LazyContainer: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
    var axis: Axis { get }
    /// How the views are lined up.
    var settings: LazyNode.Settings { get }
    /// Changes what the content sees.
    func modify(_ context: inout _ElementContext)
}

extension LazyContainer {
    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = axis
    }
}

final class LazyElement<Container: LazyContainer>: TypedElement<Container>, LazyContainerElement {
    private let node: LazyNode
    private var child: TypedElement<Container.Content>!
    private var isRealising = false

    override init(_ view: Container, in context: _ElementContext) {
        node = LazyNode(axis: view.axis, settings: view.settings, host: context.host)
        super.init(view, in: context)
        node.element = self
        node.show(context.environment.layoutDirection)
        var inner = context.below(self)
        view.modify(&inner)
        child = Container.Content.makeElement(view.content, in: inner)
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: Container, in context: _ElementContext) {
        super.update(view, in: context)
        node.set(view.settings)
        node.show(context.environment.layoutDirection)
        var inner = context.below(self)
        view.modify(&inner)
        child.update(view.content, in: inner)
    }

    func collectParts() -> [Node] { child.nodes }

    func realising(_ body: () -> Void) {
        let outer = isRealising
        isRealising = true
        body()
        isRealising = outer
    }

    override func nodesChanged() {
        // Who makes rows collects them.
        if !isRealising { host.nodesChanged(in: self) }
    }

    func rebuildChildren() {
        node.contentChanged()
    }
}
