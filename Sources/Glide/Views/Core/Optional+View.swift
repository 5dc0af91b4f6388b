/// A view that is there or not, as an `if` without `else` decides.
extension Optional: View where Wrapped: View {
    /// There is none.
    public var body: Never {
        fatalError("Optional is one of Glide's own views and has no body")
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        OptionalElement(view, in: context)
    }
}

final class OptionalElement<Wrapped: View>: TypedElement<Wrapped?> {
    private var slot: ElementSlot!

    override init(_ view: Wrapped?, in context: _ElementContext) {
        super.init(view, in: context)
        slot = ElementSlot(owner: self)
        show(in: context)
    }

    override var childElements: [_ViewElement] { slot.elements }

    override func collectNodes(into nodes: inout [Node]) {
        slot.collectNodes(into: &nodes)
    }

    override func update(_ view: Wrapped?, in context: _ElementContext) {
        super.update(view, in: context)
        show(in: context)
    }

    private func show(in context: _ElementContext) {
        if let wrapped = view {
            slot.show(wrapped, as: true, in: context.below(self))
        } else {
            slot.clear(in: context.below(self))
        }
    }
}
