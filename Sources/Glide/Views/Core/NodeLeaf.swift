/// A view of Glide's own that is one node without content below.
@MainActor
protocol NodeLeaf: PrimitiveView {
    associatedtype LeafNode: Node
    /// Makes the node.
    func makeNode(in context: _ElementContext) -> LeafNode
    /// Brings the node up to date with the view's values.
    func update(_ node: LeafNode, in context: _ElementContext)
}

final class NodeLeafElement<Leaf: NodeLeaf>: TypedElement<Leaf> {
    let node: Leaf.LeafNode

    override init(_ view: Leaf, in context: _ElementContext) {
        node = view.makeNode(in: context)
        super.init(view, in: context)
        view.update(node, in: context)
    }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: Leaf, in context: _ElementContext) {
        super.update(view, in: context)
        view.update(node, in: context)
    }
}
