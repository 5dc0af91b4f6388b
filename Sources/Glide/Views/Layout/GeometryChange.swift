/// Calls back when something about the geometry of `content` has changed.
struct GeometryChange<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: (GeometryProxy) -> Value
    let action: (_ oldValue: Value, _ newValue: Value) -> Void

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        GeometryChangeElement(view, in: context)
    }
}

final class GeometryChangeElement<Content: View, Value: Equatable>: TypedElement<GeometryChange<Content, Value>>,
    GeometryObserver
{
    private var child: TypedElement<Content>!
    private var known: Value?

    override init(_ view: GeometryChange<Content, Value>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
        host.geometryWatch.add(self)
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: GeometryChange<Content, Value>, in context: _ElementContext) {
        super.update(view, in: context)
        child.update(view.content, in: context.below(self))
        host.geometryWatch.lookAgain()
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        host.geometryWatch.lookAgain()
    }

    override func willUnmount() {
        host.geometryWatch.remove(self)
    }

    func geometryMoved() {
        guard let node = child.nodes.first, node.scene != nil else { return }
        let value = tracking { view.value(GeometryProxy(node: node)) }
        if value == known { return }
        let old = known ?? value
        known = value
        host.afterUpdate { [weak self] in
            if let self, isMounted { view.action(old, value) }
        }
    }
}

extension View {
    /// Calls `action` with what `transform` makes of the view's geometry: when it has been laid out first, and when it
    /// has changed, also because something around it scrolls.
    ///
    /// It runs after the layout and before the frame is drawn, outside of the transaction of the change.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        GeometryChange(content: self, value: transform) { _, new in action(new) }
    }

    /// Calls `action` with the old and the new value of what `transform` makes of the view's geometry; with the first
    /// one twice.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        GeometryChange(content: self, value: transform, action: action)
    }
}
