/// Shows a part of content that is larger than the room, and lets it be moved.
///
/// A finger moves the content one to one after ten points, a touchpad at once, a wheel by its clicks; arrow, page, home
/// and end keys and the space bar move it while the pointer is over it. Let go in motion it runs on and bounces at its
/// end; where another scroll view along the same axis stands around it, that one goes on. A mouse does not drag the
/// content, but its bars, which come up while the content moves or the pointer is near the edge.
public struct ScrollView<Content: View>: NodeContainer {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: ImplicitStack<Content>

    /// Content that can be moved along `axes`.
    ///
    /// The view takes the room that is offered along the axes, and across them as much as the content.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = ImplicitStack(content: content())
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
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
        node.refreshControl.spinner.color = Color.secondary.resolved(in: environment.colors)
        node.follow(environment.scrollPositionLink, transaction: context.transaction)
        for axis in Axis.allCases {
            let bounce = environment.scrollBounceBehavior[axis]
            node[axis].alwaysBounces = bounce == .always || (axis == .vertical && node.refreshControl.action != nil)
            let bar = node.overlay.bar(along: axis)
            bar.visibility = showsIndicators ? environment.scrollIndicators[axis] : .never
            bar.color = Color.primary.resolved(in: environment.colors)
            bar.isStrong = environment.colors.isStrong
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
