/// One of two views, as an `if … else` or a `switch` chooses.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        ConditionalElement(view, in: context)
    }
}

final class ConditionalElement<First: View, Second: View>: TypedElement<_ConditionalContent<First, Second>> {
    private var slot: ElementSlot!

    override init(_ view: _ConditionalContent<First, Second>, in context: _ElementContext) {
        super.init(view, in: context)
        slot = ElementSlot(owner: self)
        show(in: context)
    }

    override var childElements: [_ViewElement] { slot.elements }

    override func collectNodes(into nodes: inout [Node]) {
        slot.collectNodes(into: &nodes)
    }

    override func update(_ view: _ConditionalContent<First, Second>, in context: _ElementContext) {
        super.update(view, in: context)
        show(in: context)
    }

    private func show(in context: _ElementContext) {
        switch view.storage {
        case .first(let first): slot.show(first, as: true, in: context.below(self))
        case .second(let second): slot.show(second, as: false, in: context.below(self))
        }
    }
}
