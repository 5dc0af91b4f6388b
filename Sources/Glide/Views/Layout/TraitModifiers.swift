/// Tells the container something about a view, without a node of its own.
struct TraitModified<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout NodeTraits) -> Void

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        TraitElement(view, in: context)
    }
}

final class TraitElement<Content: View>: TypedElement<TraitModified<Content>> {
    private var child: TypedElement<Content>!

    override init(_ view: TraitModified<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        let start = nodes.count
        child.collectNodes(into: &nodes)
        for node in nodes[start...] { apply(to: node) }
    }

    override func update(_ view: TraitModified<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        child.update(view.content, in: context.below(self))
        for node in child.nodes { apply(to: node) }
    }

    private func apply(to node: Node) {
        var traits = node.traits ?? NodeTraits()
        let before = traits
        view.change(&traits)
        node.traits = traits
        if before.layoutPriority != traits.layoutPriority || before.grid != traits.grid
            || !haveSame(before.layoutValues, traits.layoutValues)
        {
            node.parent?.setNeedsLayout()
        }
        if before.listRow != traits.listRow {
            node.setNeedsLayout()
            node.parent?.markSubtreeDisplay()
        }
        if before.isDeleteDisabled != traits.isDeleteDisabled || before.isMoveDisabled != traits.isMoveDisabled {
            node.setNeedsLayout()
        }
        if before.zIndex != traits.zIndex, let parent = node.parent { node.scene?.damageAll(of: parent) }
    }
}

/// Whether values for layouts are equal, as far as they can be compared.
private func haveSame(_ a: [ObjectIdentifier: Any]?, _ b: [ObjectIdentifier: Any]?) -> Bool {
    guard let a, let b, a.count == b.count else { return a == nil && b == nil }
    func compare<First: Equatable>(_ first: First, _ second: Any) -> Bool { (second as? First) == first }
    return a.allSatisfy { key, value in
        guard let other = b[key], let value = value as? any Equatable else { return false }
        return compare(value, other)
    }
}

extension View {
    /// Gives the view its space in a stack before others with a lower `value`; 0 is the default.
    public func layoutPriority(_ value: Double) -> some View {
        TraitModified(content: self) { $0.layoutPriority = value }
    }

    /// Draws the view before siblings with a lower `value`; 0 is the default.
    public func zIndex(_ value: Double) -> some View {
        TraitModified(content: self) { $0.zIndex = value }
    }

    /// Gives the view the value by which a picker or a tab view selects it.
    public func tag<Value: Hashable>(_ tag: Value) -> some View {
        TraitModified(content: self) {
            $0.tag = AnyHashable(tag)
            $0.tagType = Value.self
        }
    }
}

/// A view whose identity is a value: another value is another view.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        IdentifiedElement(view, in: context)
    }
}

final class IdentifiedElement<Content: View, ID: Hashable>: TypedElement<IdentifiedView<Content, ID>> {
    private var slot: ElementSlot!

    override init(_ view: IdentifiedView<Content, ID>, in context: _ElementContext) {
        super.init(view, in: context)
        slot = ElementSlot(owner: self)
        slot.show(view.content, as: view.id, in: context.below(self))
    }

    override var childElements: [_ViewElement] { slot.elements }

    override func collectNodes(into nodes: inout [Node]) {
        let start = nodes.count
        slot.collectNodes(into: &nodes)
        for node in nodes[start...] {
            node.traits = with(node.traits ?? NodeTraits()) { $0.id = AnyHashable(view.id) }
        }
    }

    override func update(_ view: IdentifiedView<Content, ID>, in context: _ElementContext) {
        super.update(view, in: context)
        slot.show(view.content, as: view.id, in: context.below(self))
    }
}

extension View {
    /// Binds the view's identity to `id`: with another value it is another view with state of its own.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}
