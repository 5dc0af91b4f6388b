/// Several views beside each other in a builder.
public struct TupleView<each Content: View>: PrimitiveView {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        TupleElement(view, in: context)
    }
}

final class TupleElement<each Content: View>: TypedElement<TupleView<repeat each Content>> {
    private var children: [_ViewElement] = []

    override init(_ view: TupleView<repeat each Content>, in context: _ElementContext) {
        super.init(view, in: context)
        let inner = context.below(self)
        for child in repeat each view.content { children.append(make(child, inner)) }
    }

    private func make<Child: View>(_ view: Child, _ context: _ElementContext) -> _ViewElement {
        Child.makeElement(view, in: context)
    }

    override var childElements: [_ViewElement] { children }

    override func update(_ view: TupleView<repeat each Content>, in context: _ElementContext) {
        super.update(view, in: context)
        let inner = context.below(self)
        var index = 0
        for child in repeat each view.content {
            update(children[index], child, inner)
            index += 1
        }
    }

    private func update<Child: View>(_ element: _ViewElement, _ view: Child, _ context: _ElementContext) {
        unsafeDowncast(element, to: TypedElement<Child>.self).update(view, in: context)
    }
}
