/// A view with another one before or behind it; the first decides about size and place.
struct OverlayView<Primary: View, Secondary: View>: OverlayContainer {
    let content: TupleView<Primary, OverlaySecondary<Secondary>>
    let alignment: Alignment
    let isBehind: Bool
    /// The edges at which the second view grows under what covers the room.
    let ignoredEdges: Edge.Set

    init(
        primary: Primary, secondary: Secondary, alignment: Alignment, isBehind: Bool, ignoredEdges: Edge.Set = []
    ) {
        content = TupleView(primary, OverlaySecondary(content: secondary))
        self.alignment = alignment
        self.isBehind = isBehind
        self.ignoredEdges = ignoredEdges
    }

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> OverlayNode {
        OverlayNode(isBehind: isBehind)
    }

    func update(_ node: OverlayNode, in context: _ElementContext) {
        node.alignment = alignment
        node.ignoredEdges = ignoredEdges
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

    // As large as the primary view, whatever the children need.
    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    // The overlay itself places the children: it knows the primary view's guides.
    override func placeChildren() {}
}

final class OverlayNode: Node, SettlingNode {
    private let isBehind: Bool
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// The edges at which the second view grows under what covers the room. Set before the node is shown.
    var ignoredEdges: Edge.Set = [] {
        didSet { if ignoredEdges != oldValue { setNeedsLayout() } }
    }
    /// What the second view has grown by.
    private var usedInsets = EdgeInsets()

    init(isBehind: Bool) {
        self.isBehind = isBehind
        super.init()
    }

    private var availableInsets: EdgeInsets { ignoredEdges.isEmpty ? EdgeInsets() : ignored(ignoredEdges) }
    var isSettled: Bool { usedInsets == availableInsets }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        if !ignoredEdges.isEmpty { scene.settling.add(self) }
    }

    override func willLeave(_ scene: SceneGraph) {
        if !ignoredEdges.isEmpty { scene.settling.remove(self) }
        super.willLeave(scene)
    }

    override var kind: String { isBehind ? "background" : "overlay" }
    override var forwardsLayoutPriority: Bool { true }
    override var traitSource: Node? { primary }

    var primary: Node? {
        for child in children where !(child is OverlaySecondaryNode) { return child }
        return nil
    }
    var secondary: Node? {
        for child in children.reversed() where child is OverlaySecondaryNode { return child }
        return nil
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        primary?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        primary?.place(at: .zero, proposal: proposal)
        guard let secondary else { return }
        let own = ProposedViewSize(size)
        let outer = ViewDimensions(node: primary, size: size, proposal: proposal)
        secondary.place(at: .zero, proposal: own)
        usedInsets = availableInsets
        if usedInsets != EdgeInsets() {
            let (room, offer) = grown(by: usedInsets)
            // Mirrored on its way: the corner is counted from the other side.
            let left = flags.contains(.mirrored) ? -usedInsets.trailing : room.minX
            for child in secondary.children where !child.isLeaving {
                child.place(at: Point(x: left, y: room.minY), proposal: offer)
            }
            return
        }
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
        if !isBehind { return children }
        if children.count == 2, usualOrder.count == 2, usualOrder[0] === children[1], usualOrder[1] === children[0] {
            return usualOrder
        }
        guard let secondary else {
            usualOrder = []
            return children
        }
        usualOrder = [secondary] + children.filter { $0 !== secondary }
        return usualOrder
    }

    /// The answer to `paintOrder` as it was last, which is asked for each frame.
    private var usualOrder: [Node] = []
}

extension View {
    /// Shows `content` before the view, lined up by `alignment`; the view's size is offered to it and stays.
    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        OverlayView(primary: self, secondary: content(), alignment: alignment, isBehind: false)
    }

    /// Shows `content` before the view, lined up by `alignment`.
    @_disfavoredOverload
    public func overlay<Content: View>(_ content: Content, alignment: Alignment = .center) -> some View {
        OverlayView(primary: self, secondary: content, alignment: alignment, isBehind: false)
    }

    /// Covers the view with `style`, which reaches under what covers `edges` of the room.
    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        OverlayView(
            primary: self, secondary: Rectangle().fill(style), alignment: .center, isBehind: false, ignoredEdges: edges)
    }

    /// Covers the view with `shape`, filled with `style`.
    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        OverlayView(
            primary: self, secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false)
    }

    /// Shows `content` behind the view, lined up by `alignment`; the view's size is offered to it and stays.
    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        OverlayView(primary: self, secondary: content(), alignment: alignment, isBehind: true)
    }

    /// Shows `content` behind the view, lined up by `alignment`.
    @_disfavoredOverload
    public func background<Content: View>(_ content: Content, alignment: Alignment = .center) -> some View {
        OverlayView(primary: self, secondary: content, alignment: alignment, isBehind: true)
    }

    /// Fills the view's ground with `style`, which reaches under what covers `edges` of the room.
    public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        OverlayView(
            primary: self, secondary: Rectangle().fill(style), alignment: .center, isBehind: true, ignoredEdges: edges)
    }

    /// Fills the view's ground with the window's colour, which reaches under what covers `edges` of the room.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Shows `shape`, filled with `style`, behind the view.
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        OverlayView(primary: self, secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true)
    }

    /// Shows `shape`, filled with the window's colour, behind the view.
    public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
