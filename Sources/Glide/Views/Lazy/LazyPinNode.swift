/// The head or foot of a section in a lazy container: stays in view while some of the section is seen, if it is to.
final class LazyPinNode: BoundaryNode {
    private let isHeader: Bool
    /// How far it is moved to stay in view.
    var shift = Size.zero {
        didSet { if shift != oldValue { updateLayer() } }
    }

    init(isHeader: Bool) {
        self.isHeader = isHeader
        super.init()
    }

    override var kind: String { isHeader ? "header" : "footer" }
    override var contentOffset: Size { shift }

    /// The pin that `node` is, or that modifiers have been put around.
    static func find(in node: Node) -> LazyPinNode? {
        var node = node
        while node.isWrapper, let inner = node.children.first { node = inner }
        return node as? LazyPinNode
    }
}
