/// The view that a transition, or a block of modifiers, is applied to.
public struct PlaceholderContentView<Value>: PrimitiveView {
    enum Source {
        case view(AnyView)
        case adopted(AdoptedContent)
    }

    let source: Source

    init(source: Source) {
        self.source = source
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        PlaceholderElement(view, in: context)
    }
}

/// A view that lasts longer than the modifiers shown around it: its element moves from one set to the next.
@MainActor
final class AdoptedContent {
    private(set) var element: _ViewElement?
    /// The placeholder that shows the content now.
    fileprivate weak var host: _ViewElement?
    /// Brings the element to the latest value of the view, or makes it.
    var update: (_ViewElement?, _ElementContext) -> _ViewElement
    /// Whether the view has another value than the element was given last.
    var isStale = true
    /// The transaction outside of a block of modifiers, which the content keeps; nil takes what comes.
    var outerTransaction: Transaction?

    init(update: @escaping (_ViewElement?, _ElementContext) -> _ViewElement) {
        self.update = update
    }

    /// Lets go of the placeholder, so that the content outlives it.
    func detach() {
        host = nil
    }

    /// Ends the content if no placeholder shows it.
    func endIfUnused() {
        guard host == nil, let element else { return }
        self.element = nil
        element.unmount()
    }

    fileprivate func show(in placeholder: _ViewElement, _ context: _ElementContext) {
        var context = context
        if let outerTransaction { context.transaction = outerTransaction }
        let isMoved = host !== placeholder
        if let element, !isStale, !isMoved, element.environment.isSame(as: context.environment) { return }
        host = placeholder
        isStale = false
        if isMoved, let element {
            element.parent = placeholder
            for key in element.preferencesBelow { placeholder.noteWriter(of: key) }
        }
        element = update(element, context)
    }
}

final class PlaceholderElement<Value>: TypedElement<PlaceholderContentView<Value>> {
    private var child: TypedElement<AnyView>?
    private var adopted: AdoptedContent?

    override init(_ view: PlaceholderContentView<Value>, in context: _ElementContext) {
        super.init(view, in: context)
        switch view.source {
        case .view(let view): child = AnyView.makeElement(view, in: context.below(self))
        case .adopted(let content):
            adopted = content
            content.show(in: self, context.below(self))
        }
    }

    override var childElements: [_ViewElement] {
        if let child { return [child] }
        guard let adopted, adopted.host === self, let element = adopted.element else { return [] }
        return [element]
    }

    override func update(_ view: PlaceholderContentView<Value>, in context: _ElementContext) {
        super.update(view, in: context)
        switch view.source {
        case .view(let view): child?.update(view, in: context.below(self))
        case .adopted(let content):
            if content !== adopted {
                adopted = content
                nodesChanged()
            }
            content.show(in: self, context.below(self))
        }
    }

    override var transformsTransactions: Bool { adopted?.outerTransaction != nil }

    override func transform(_ transaction: Transaction) -> Transaction {
        adopted?.outerTransaction ?? transaction
    }
}
