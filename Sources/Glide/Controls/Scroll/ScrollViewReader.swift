/// Lets its content move the scroll views in it to views that have an id.
public struct ScrollViewReader<Content: View>: PrimitiveView {
    let content: (ScrollViewProxy) -> Content

    /// Content that `content` makes; the proxy is to be used by actions, not while views are made.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        ScrollViewReaderElement(view, in: context)
    }
}

/// Moves the scroll views in a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
    fileprivate weak var element: (any ScrollReading)?

    /// Shows the view with `id`: an element of a `ForEach`, or one with `id(_:)`.
    ///
    /// With an animation in the current transaction the content travels there, and keeps its velocity when it is sent
    /// elsewhere on the way. A row of a lazy container that was never shown is found by the `ForEach` it belongs to. An
    /// unknown id does nothing.
    ///
    /// - Parameter anchor: the point of the view that comes to the same point of the viewport; nil goes no farther than
    ///   to where all of the view is seen.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        element?.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

@MainActor
private protocol ScrollReading: _ViewElement {
    func scroll(to id: AnyHashable, anchor: UnitPoint?)
}

private final class ScrollViewReaderElement<Content: View>: TypedElement<ScrollViewReader<Content>>, ScrollReading {
    private var child: TypedElement<Content>!

    override init(_ view: ScrollViewReader<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(evaluate(), in: context.below(self))
    }

    private func evaluate() -> Content {
        tracking { view.content(ScrollViewProxy(element: self)) }
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: ScrollViewReader<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        child.update(evaluate(), in: context.below(self))
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        child.update(evaluate(), in: context.below(self))
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        let transaction = Transaction.current
        // What is written before the call may make the very view that is to be shown.
        host.change { [weak self] in
            self?.host.afterLayout {
                guard let self, self.isMounted else { return }
                for node in self.nodes { self.scroll(node, to: id, anchor, transaction) }
            }
        }
    }

    private func scroll(_ node: Node, to id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) {
        if let view = node as? ScrollNode { _ = view.scroll(to: id, anchor: anchor, transaction: transaction) }
        for child in node.children { scroll(child, to: id, anchor, transaction) }
    }
}
