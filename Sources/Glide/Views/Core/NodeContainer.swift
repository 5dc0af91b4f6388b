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
    /// What `node` holds: the content's nodes, and others of its own if it has any.
    static func children(of node: ContainerNode, content: [Node]) -> [Node]
    /// Whether `update` reads state, a binding for instance, so that it must run again when that changes.
    static var readsState: Bool { get }
}

extension NodeContainer {
    func modify(_ context: inout _ElementContext) {}
    static func children(of node: ContainerNode, content: [Node]) -> [Node] { content }
    static var readsState: Bool { false }
}

final class NodeContainerElement<Container: NodeContainer>: TypedElement<Container>, ContainerElement {
    let node: Container.ContainerNode
    private var child: TypedElement<Container.Content>!
    private var isQueued = false

    override init(_ view: Container, in context: _ElementContext) {
        node = view.makeNode(in: context)
        super.init(view, in: context)
        node.show(context.environment.layoutDirection)
        updateNode(in: context)
        var inner = context.below(self)
        view.modify(&inner)
        child = Container.Content.makeElement(view.content, in: inner)
        node.setChildren(Container.children(of: node, content: child.nodes))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: Container, in context: _ElementContext) {
        super.update(view, in: context)
        node.show(context.environment.layoutDirection)
        updateNode(in: context)
        var inner = context.below(self)
        view.modify(&inner)
        child.update(view.content, in: inner)
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        updateNode(in: context)
    }

    private func updateNode(in context: _ElementContext) {
        if Container.readsState {
            tracking { view.update(node, in: context) }
        } else {
            view.update(node, in: context)
        }
    }

    override func nodesChanged() {
        if isQueued { return }
        isQueued = true
        host.nodesChanged(in: self)
    }

    func rebuildChildren() {
        isQueued = false
        node.setChildren(Container.children(of: node, content: child.nodes))
    }
}
