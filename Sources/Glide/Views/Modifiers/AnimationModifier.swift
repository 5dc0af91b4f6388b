/// Rewrites the transaction for what stands below.
struct TransactionModified<Content: View>: PrimitiveView {
    let content: Content
    /// What became of the transaction, given whether this is the first time and the values of the last one.
    let rewrite: TransactionRewrite

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        TransactionElement(view, in: context)
    }
}

/// How a modifier rewrites transactions.
enum TransactionRewrite {
    /// Where the value is another one than in the last update: this animation.
    case animation(Animation?, value: any Equatable)
    /// In every update.
    case always((inout Transaction) -> Void)
    /// Where the value is another one than in the last update.
    case change((inout Transaction) -> Void, value: any Equatable)
}

final class TransactionElement<Content: View>: TypedElement<TransactionModified<Content>> {
    private var child: TypedElement<Content>!
    private var wrappers: [(inner: Node, outer: TransactionNode)] = []
    private var shared = TransactionNode.Shared()

    override init(_ view: TransactionModified<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        var inner = context.below(self)
        if case .always(let rewrite) = view.rewrite {
            rewrite(&inner.transaction)
            shared.always = rewrite
        }
        child = Content.makeElement(view.content, in: inner)
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func update(_ view: TransactionModified<Content>, in context: _ElementContext) {
        let old = self.view.rewrite
        super.update(view, in: context)
        var inner = context.below(self)
        shared.override = nil
        shared.always = nil
        switch (view.rewrite, old) {
        case (.always(let rewrite), _):
            rewrite(&inner.transaction)
            shared.always = rewrite
        case (.animation(let animation, let value), .animation(_, let before)):
            if !isEqual(value, before), !inner.transaction.disablesAnimations {
                inner.transaction.animation = animation
                shared.override = inner.transaction
            }
        case (.change(let rewrite, let value), .change(_, let before)):
            if !isEqual(value, before) {
                rewrite(&inner.transaction)
                shared.override = inner.transaction
            }
        default: break
        }
        if shared.override != nil {
            for (_, node) in wrappers { node.markGeometry() }
            host.afterLayout { [shared] in shared.override = nil }
        }
        child.update(view.content, in: inner)
    }

    override var transformsTransactions: Bool { true }

    override func transform(_ transaction: Transaction) -> Transaction {
        shared.apply(to: transaction)
    }

    override func collectNodes(into nodes: inout [Node]) {
        var inner: [Node] = []
        child.collectNodes(into: &inner)
        var known: [ObjectIdentifier: TransactionNode] = [:]
        for (inner, outer) in wrappers { known[ObjectIdentifier(inner)] = outer }
        wrappers = inner.map { node in
            if let outer = known[ObjectIdentifier(node)] { return (node, outer) }
            let outer = TransactionNode(shared)
            outer.isWrapper = true
            outer.setChildren([node])
            return (node, outer)
        }
        for (inner, outer) in wrappers {
            outer.isLeaving = inner.isLeaving
            nodes.append(outer)
        }
    }
}

/// Hands the rewritten transaction to the geometry below.
final class TransactionNode: Node {
    final class Shared {
        /// The transaction of the update at hand, where the modifier took effect.
        var override: Transaction?
        var always: ((inout Transaction) -> Void)?

        func apply(to transaction: Transaction) -> Transaction {
            if let override { return override }
            guard let always else { return transaction }
            var transaction = transaction
            always(&transaction)
            return transaction
        }
    }

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
        super.init()
    }

    override var kind: String { "animation" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }

    override var adjustsGeometry: Bool { true }

    override func adjust(_ context: inout GeometryContext) {
        context.transaction = shared.apply(to: context.transaction)
    }
}

extension View {
    /// Shows the changes of an update in which `value` is another one than before with `animation`; nil shows them at
    /// once. The modifier nearest to a view counts, and counts more than `withAnimation`.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        TransactionModified(content: self, rewrite: .animation(animation, value: value))
    }

    /// Shows every change with `animation`.
    @available(*, deprecated, message: "use withAnimation or animation(_:value:)")
    public func animation(_ animation: Animation?) -> some View {
        TransactionModified(
            content: self, rewrite: .always { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Rewrites the transaction of every update for this view and what it contains.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionModified(content: self, rewrite: .always(transform))
    }

    /// Rewrites the transaction of an update in which `value` is another one than before.
    public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        TransactionModified(content: self, rewrite: .change(transform, value: value))
    }
}
