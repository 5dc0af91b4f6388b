/// The element of a view with a body.
final class ComposedElement<Content: View>: TypedElement<Content> {
    private var child: TypedElement<Content.Body>!
    private var properties: DynamicProperties<Content>
    /// The view as it was given, before its properties were connected.
    private var given: Content

    override init(_ view: Content, in context: _ElementContext) {
        properties = DynamicProperties()
        given = view
        super.init(view, in: context)
        properties.link(&self.view, to: self, in: context)
        child = Content.Body.makeElement(evaluate(), in: context.below(self))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: Content, in context: _ElementContext) {
        // Of many rows of which one changes, only that one is evaluated.
        if !isDirty, environment.isEquivalent(to: context.environment), ViewComparison.areSame(given, view) { return }
        given = view
        super.update(view, in: context)
        properties.link(&self.view, to: self, in: context)
        child.update(evaluate(), in: context.below(self))
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        properties.link(&self.view, to: self, in: context)
        child.update(evaluate(), in: context.below(self))
    }

    override func willUnmount() {
        properties.unlink()
    }

    private func evaluate() -> Content.Body {
        host.bodyEvaluations += 1
        return tracking { view.body }
    }
}
