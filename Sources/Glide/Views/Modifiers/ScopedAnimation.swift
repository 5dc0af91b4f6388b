/// A block of modifiers that sees a rewritten transaction, around content that does not.
struct ScopedTransaction<Base: View, Body: View>: PrimitiveView {
    let base: Base
    let rewrite: (inout Transaction) -> Void
    let block: (PlaceholderContentView<Base>) -> Body

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        ScopedElement(view, in: context)
    }
}

final class ScopedElement<Base: View, Block: View>: TypedElement<ScopedTransaction<Base, Block>> {
    private var content: AdoptedContent!
    private var child: TypedElement<Block>!

    override init(_ view: ScopedTransaction<Base, Block>, in context: _ElementContext) {
        super.init(view, in: context)
        content = AdoptedContent { [unowned self] element, context in
            guard let element else { return Base.makeElement(self.view.base, in: context) }
            unsafeDowncast(element, to: TypedElement<Base>.self).update(self.view.base, in: context)
            return element
        }
        child = Block.makeElement(block, in: inner(context))
    }

    private var block: Block { view.block(PlaceholderContentView(source: .adopted(content))) }

    private func inner(_ context: _ElementContext) -> _ElementContext {
        var inner = context.below(self)
        inner.transaction = transform(context.transaction)
        return inner
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func update(_ view: ScopedTransaction<Base, Block>, in context: _ElementContext) {
        super.update(view, in: context)
        content.isStale = true
        child.update(block, in: inner(context))
    }

    override var transformsTransactions: Bool { true }

    override func transform(_ transaction: Transaction) -> Transaction {
        content.outerTransaction = transaction
        return with(transaction) { view.rewrite(&$0) }
    }
}

extension View {
    /// Shows changes of the modifiers that `body` applies with `animation`, and leaves everything else, the view's own
    /// size and place included, to the transaction at hand.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransaction(
            base: self, rewrite: { if !$0.disablesAnimations { $0.animation = animation } }, block: body)
    }

    /// Rewrites the transaction for the modifiers that `body` applies, and for nothing else.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransaction(base: self, rewrite: transform, block: body)
    }
}
