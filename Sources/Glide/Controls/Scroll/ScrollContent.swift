/// The viewport of a `ScrollView` and what it shows.
struct ScrollContent<Content: View>: NodeContainer {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: ImplicitStack<Content>

    /// See `View`.
    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> ScrollNode {
        ScrollNode(host: context.host)
    }

    func update(_ node: ScrollNode, in context: _ElementContext) {
        let environment = context.environment
        node.axes = axes
        node.isDisabled = environment.isScrollDisabled || !environment.isEnabled
        node.margins = environment.scrollContentMargins
        node.targetBehavior = environment.scrollTargetBehavior
        node.environment = environment
        node.refreshControl.action = axes.contains(.vertical) ? environment.refresh : nil
        node.refreshControl.spinner.isWanted = node.refreshControl.action != nil
        node.refreshControl.spinner.color = Color.secondary.resolved(in: environment.colorScheme)
        node.follow(environment.scrollPositionLink, transaction: context.transaction)
        for axis in Axis.allCases {
            let bounce = environment.scrollBounceBehavior[axis]
            node[axis].alwaysBounces = bounce == .always || (axis == .vertical && node.refreshControl.action != nil)
            let bar = node.overlay.bar(along: axis)
            bar.visibility = showsIndicators ? environment.scrollIndicators[axis] : .never
            bar.color = Color.primary.resolved(in: environment.colorScheme)
        }
    }

    static var readsState: Bool { true }

    static func children(of node: ScrollNode, content: [Node]) -> [Node] {
        content + node.overlay.nodes
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
        // Each scroll view is refreshed, and keeps its margins and targets, for itself.
        context.environment.refresh = nil
        context.environment.scrollContentMargins = EdgeInsets()
        context.environment.scrollTargetBehavior = nil
        context.environment.scrollPositionLink = nil
    }
}
