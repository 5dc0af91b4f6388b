/// A view of Glide's own with a node that holds the nodes of its content.
@MainActor
protocol NodeContainer: PrimitiveView {
    associatedtype Content: View
    associatedtype ContainerNode: Node
    var content: Content { get }
    /// Makes the node.
    func makeNode(in context: _ElementContext) -> ContainerNode
    /// Brings the node up to date with the view's values.
    func update(_ node: ContainerNode, in context: _ElementContext)
    /// Changes what the content sees.
    func modify(_ context: inout _ElementContext)
}

extension NodeContainer {
    func modify(_ context: inout _ElementContext) {}
}

final class NodeContainerElement<Container: NodeContainer>: TypedElement<Container>, ContainerElement {
    let node: Container.ContainerNode
    private var child: TypedElement<Container.Content>!
    private var isQueued = false

    override init(_ view: Container, in context: _ElementContext) {
        node = view.makeNode(in: context)
        super.init(view, in: context)
        view.update(node, in: context)
        var inner = context.below(self)
        view.modify(&inner)
        child = Container.Content.makeElement(view.content, in: inner)
        node.setChildren(child.nodes)
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: Container, in context: _ElementContext) {
        super.update(view, in: context)
        view.update(node, in: context)
        var inner = context.below(self)
        view.modify(&inner)
        child.update(view.content, in: inner)
    }

    override func nodesChanged() {
        if isQueued { return }
        isQueued = true
        host.nodesChanged(in: self)
    }

    func rebuildChildren() {
        isQueued = false
        node.setChildren(child.nodes)
    }
}
