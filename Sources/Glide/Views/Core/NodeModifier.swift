/// A modifier of Glide's own that puts a node around every node of its content.
@MainActor
protocol NodeModifier {
    associatedtype ModifierNode: Node
    /// Makes the node around one node of the content.
    func makeNode(in context: _ElementContext) -> ModifierNode
    /// Brings a node up to date with the modifier's values. The context's `parent` is the modifier's own element.
    func update(_ node: ModifierNode, in context: _ElementContext)
    /// Changes what the content below sees.
    func modify(_ context: inout _ElementContext)
}

extension NodeModifier {
    func modify(_ context: inout _ElementContext) {}
}

/// `content` with `modifier` around it.
struct NodeModified<Content: View, Modifier: NodeModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeModifierElement(view, in: context)
    }
}

extension View {
    /// The view with a node of `modifier` around it.
    func modified<Modifier: NodeModifier>(by modifier: Modifier) -> NodeModified<Self, Modifier> {
        NodeModified(content: self, modifier: modifier)
    }
}

final class NodeModifierElement<Content: View, Modifier: NodeModifier>: TypedElement<NodeModified<Content, Modifier>> {
    private var child: TypedElement<Content>!
    private var wrappers: [(inner: Node, outer: Modifier.ModifierNode)] = []
    private var made: _ElementContext!

    override init(_ view: NodeModified<Content, Modifier>, in context: _ElementContext) {
        super.init(view, in: context)
        made = context.below(self)
        var inner = context.below(self)
        view.modifier.modify(&inner)
        child = Content.makeElement(view.content, in: inner)
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func update(_ view: NodeModified<Content, Modifier>, in context: _ElementContext) {
        super.update(view, in: context)
        made = context.below(self)
        var inner = context.below(self)
        view.modifier.modify(&inner)
        child.update(view.content, in: inner)
        for (_, outer) in wrappers {
            outer.show(context.environment.layoutDirection)
            view.modifier.update(outer, in: made)
        }
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        made = context.below(self)
        for (_, outer) in wrappers { view.modifier.update(outer, in: made) }
    }

    override func collectNodes(into nodes: inout [Node]) {
        var inner: [Node] = []
        child.collectNodes(into: &inner)
        if wrappers.count == inner.count, zip(wrappers, inner).allSatisfy({ $0.inner === $1 }) {
            for (inner, outer) in wrappers {
                outer.isLeaving = inner.isLeaving
                nodes.append(outer)
            }
            return
        }
        var known: [ObjectIdentifier: Modifier.ModifierNode] = [:]
        for (inner, outer) in wrappers { known[ObjectIdentifier(inner)] = outer }
        wrappers = inner.map { node in
            if let outer = known[ObjectIdentifier(node)] { return (node, outer) }
            let outer = view.modifier.makeNode(in: made)
            outer.isWrapper = true
            outer.setChildren([node])
            outer.show(made.environment.layoutDirection)
            view.modifier.update(outer, in: made)
            return (node, outer)
        }
        for (inner, outer) in wrappers {
            outer.isLeaving = inner.isLeaving
            nodes.append(outer)
        }
    }
}

extension _ElementContext {
    /// `body`, so that the modifier is brought up to date again when what `body` reads changes.
    func tracking<Input, Result>(_ body: @escaping (Input) -> Result) -> (Input) -> Result {
        { [weak parent] input in
            guard let parent, parent.isMounted else { return body(input) }
            return parent.tracking { body(input) }
        }
    }
}
