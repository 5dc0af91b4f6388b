/// Calls back with what a publisher tells of, as long as a view is there.
struct ReceiveModified<Content: View, Source: Publisher>: PrimitiveView {
    let content: Content
    let source: Source
    let action: (Source.Output) -> Void

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        ReceiveElement(view, in: context)
    }
}

final class ReceiveElement<Content: View, Source: Publisher>: TypedElement<ReceiveModified<Content, Source>> {
    private var child: TypedElement<Content>!
    private var subscription: AnyCancellable?

    override init(_ view: ReceiveModified<Content, Source>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
        host.afterUpdate { [weak self] in self?.subscribe() }
    }

    private func subscribe() {
        subscription?.cancel()
        guard isMounted else { return }
        subscription = view.source.sink { [weak self] value in
            guard let self, isMounted else { return }
            view.action(value)
        }
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: ReceiveModified<Content, Source>, in context: _ElementContext) {
        let isSame = ViewComparison.areSame(self.view.source, view.source)
        super.update(view, in: context)
        child.update(view.content, in: context.below(self))
        if !isSame { host.afterUpdate { [weak self] in self?.subscribe() } }
    }

    override func willUnmount() {
        subscription?.cancel()
        subscription = nil
    }
}

extension View {
    /// Calls `action` with every value of `publisher`, as long as the view is there.
    ///
    /// A publisher that is another one after an update is subscribed to anew. Values come on the main actor.
    public func onReceive<Source: Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View {
        ReceiveModified(content: self, source: publisher, action: action)
    }
}
