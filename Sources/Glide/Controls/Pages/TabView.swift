/// Pages of which one is shown; a finger, a mouse or the selection turns them.
///
/// Each page is offered the whole room and stands in its middle. While a finger drags, the pages follow it one to one
/// and the selection stays; on release it is written once, with the animation of the settling page.
public struct TabView<SelectionValue: Hashable, Content: View>: NodeContainer {
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Shows the page whose tag is the selection; turning pages writes it.
    ///
    /// A tag must equal the selection in type and value. Where none does, the first page is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> PagerNode {
        PagerNode(host: context.host)
    }

    func update(_ node: PagerNode, in context: _ElementContext) {
        node.indexDisplayMode = context.environment.indexDisplayMode
        node.scheme = context.environment.colorScheme
        node.isDisabled = context.environment.isScrollDisabled || !context.environment.isEnabled
        if let selection {
            node.selectionType = SelectionValue.self
            node.select = { tag in
                if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
            }
            node.show(AnyHashable(selection.wrappedValue), transaction: context.transaction, at: context.time)
        }
    }

    static var readsState: Bool { true }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
    }
}

extension TabView where SelectionValue == Int {
    /// Pages without a selection to read or write.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}
