/// The element of a view of type `Content`; every view's element is one.
@MainActor
class TypedElement<Content: View>: _ViewElement {
    @exclusivity(unchecked) final var view: Content

    init(_ view: Content, in context: _ElementContext) {
        self.view = view
        super.init(in: context)
    }

    /// Takes a new value of the view.
    func update(_ view: Content, in context: _ElementContext) {
        self.view = view
        environment = context.environment
        isDirty = false
    }

    override var name: String {
        let full = "\(Content.self)"
        return full.prefix { $0 != "<" }.description
    }
}

extension View {
    /// The element for a view that had none before.
    static func makeElement(_ view: Self, in context: _ElementContext) -> TypedElement<Self> {
        let element = Self._makeElement(view, in: context)
        return unsafeDowncast(element, to: TypedElement<Self>.self)
    }
}
