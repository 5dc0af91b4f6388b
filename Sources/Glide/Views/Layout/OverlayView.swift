/// A view with another one before or behind it; the first decides about size and place.
struct OverlayView<Primary: View, Secondary: View>: OverlayContainer {
    let content: TupleView<Primary, OverlaySecondary<Secondary>>
    let alignment: Alignment
    let isBehind: Bool

    init(primary: Primary, secondary: Secondary, alignment: Alignment, isBehind: Bool) {
        content = TupleView(primary, OverlaySecondary(content: secondary))
        self.alignment = alignment
        self.isBehind = isBehind
    }

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> OverlayNode {
        OverlayNode(isBehind: isBehind)
    }

    func update(_ node: OverlayNode, in context: _ElementContext) {
        node.alignment = alignment
    }
}

/// A container whose first view comes and goes with the container.
@MainActor
protocol OverlayContainer: NodeContainer {}

extension NodeContainerElement: OverlayElement where Container: OverlayContainer {
    var primaryElement: _ViewElement { childElements[0].childElements[0] }
}

/// Holds the views of an overlay together, so that they can be told from the primary view's nodes.
struct OverlaySecondary<Content: View>: NodeContainer {
    let content: Content

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> OverlaySecondaryNode {
        OverlaySecondaryNode()
    }

    func update(_ node: OverlaySecondaryNode, in context: _ElementContext) {}

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
    }
}

final class OverlaySecondaryNode: Node {
    override var kind: String { "overlay" }

    // The overlay itself places the children: it knows the primary view's guides.
    override func placeChildren() {}
}

final class OverlayNode: Node {
    private let isBehind: Bool
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    init(isBehind: Bool) {
        self.isBehind = isBehind
        super.init()
    }

    override var kind: String { isBehind ? "background" : "overlay" }
    override var forwardsLayoutPriority: Bool { true }
    override var traitSource: Node? { primary }

    private var primary: Node? { children.first { !($0 is OverlaySecondaryNode) } }
    private var secondary: Node? { children.last { $0 is OverlaySecondaryNode } }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        primary?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        primary?.place(at: .zero, proposal: proposal)
        guard let secondary else { return }
        let own = ProposedViewSize(size)
        let outer = ViewDimensions(node: primary, size: size, proposal: proposal)
        secondary.place(at: .zero, proposal: own)
        for child in secondary.children where !child.isLeaving {
            let inner = child.dimensions(in: own)
            child.place(
                at: Point(
                    x: outer[alignment.horizontal] - inner[alignment.horizontal],
                    y: outer[alignment.vertical] - inner[alignment.vertical]),
                proposal: own)
        }
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        primary?.explicitGuide(key, size: size, proposal: proposal)
    }

    override var paintOrder: [Node] {
        guard isBehind, let secondary else { return children }
        return [secondary] + children.filter { $0 !== secondary }
    }
}

extension View {
    /// Shows `content` before the view, lined up by `alignment`; the view's size is offered to it and stays.
    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        OverlayView(primary: self, secondary: content(), alignment: alignment, isBehind: false)
    }

    /// Shows `content` before the view, lined up by `alignment`.
    public func overlay<Content: View>(_ content: Content, alignment: Alignment = .center) -> some View {
        OverlayView(primary: self, secondary: content, alignment: alignment, isBehind: false)
    }

    /// Shows `content` behind the view, lined up by `alignment`; the view's size is offered to it and stays.
    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        OverlayView(primary: self, secondary: content(), alignment: alignment, isBehind: true)
    }

    /// Shows `content` behind the view, lined up by `alignment`.
    public func background<Content: View>(_ content: Content, alignment: Alignment = .center) -> some View {
        OverlayView(primary: self, secondary: content, alignment: alignment, isBehind: true)
    }
}
