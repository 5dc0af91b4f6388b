/// The content of a container that wants one child: several are lined up below one another.
struct ImplicitStack<Content: View>: NodeContainer {
    let content: Content

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> StackNode {
        StackNode(axis: .vertical, isImplicit: true)
    }

    func update(_ node: StackNode, in context: _ElementContext) {
        node.set(spacing: nil, guide: HorizontalAlignment.center.key) { $0[HorizontalAlignment.center] }
    }
}
