/// A view of any type. A change of the type inside ends the life of the old view and starts a new one.
public struct AnyView: PrimitiveView {
    let content: any View

    /// Hides the type of `content`.
    public init<Content: View>(_ content: Content) {
        self.content = (content as? AnyView)?.content ?? content
    }

    /// Hides the type of `content`.
    public init<Content: View>(erasing content: Content) {
        self.init(content)
    }

    /// See `View`.
    public static func _makeElement(_ view: AnyView, in context: _ElementContext) -> _ViewElement {
        AnyElement(view, in: context)
    }
}

final class AnyElement: TypedElement<AnyView> {
    private var slot: ElementSlot!

    override init(_ view: AnyView, in context: _ElementContext) {
        super.init(view, in: context)
        slot = ElementSlot(owner: self)
        open(view.content, context.below(self))
    }

    override var childElements: [_ViewElement] { slot.elements }

    override func collectNodes(into nodes: inout [Node]) {
        slot.collectNodes(into: &nodes)
    }

    override func update(_ view: AnyView, in context: _ElementContext) {
        super.update(view, in: context)
        open(view.content, context.below(self))
    }

    private func open<Content: View>(_ content: Content, _ context: _ElementContext) {
        slot.show(content, as: ObjectIdentifier(Content.self), in: context)
    }
}
