/// `content` with another environment.
struct EnvironmentModified<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        EnvironmentElement(view, in: context)
    }
}

final class EnvironmentElement<Content: View>: TypedElement<EnvironmentModified<Content>> {
    private var child: TypedElement<Content>!

    override init(_ view: EnvironmentModified<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: inner(context))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: EnvironmentModified<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        child.update(view.content, in: inner(context))
    }

    private func inner(_ context: _ElementContext) -> _ElementContext {
        var inner = context.below(self)
        view.change(&inner.environment)
        return inner
    }
}

extension View {
    /// Sets the value at `keyPath` of the environment for this view and what it contains.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes the value at `keyPath` of the environment for this view and what it contains.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
