/// A view with a bar at one edge that takes room from it.
struct SafeAreaInsetView<Primary: View, Bar: View>: OverlayContainer {
    let content: TupleView<Primary, OverlaySecondary<Bar>>
    let edge: Edge
    let alignment: Alignment
    let spacing: Double

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> SafeAreaInsetNode { SafeAreaInsetNode() }

    func update(_ node: SafeAreaInsetNode, in context: _ElementContext) {
        node.set(edge, alignment, spacing: spacing)
    }
}

final class SafeAreaInsetNode: Node, SafeAreaProvider {
    private var edge = Edge.bottom
    private var alignment = Alignment.center
    private var spacing = 8.0
    private(set) var covered = EdgeInsets()

    override var kind: String { "safeAreaInset" }

    func set(_ edge: Edge, _ alignment: Alignment, spacing: Double) {
        if edge == self.edge && alignment == self.alignment && spacing == self.spacing { return }
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        setNeedsLayout()
    }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        scene.safeAreaProviders += 1
    }

    override func willLeave(_ scene: SceneGraph) {
        scene.safeAreaProviders -= 1
        super.willLeave(scene)
    }

    var safeAreaContent: Node? { children.first { !($0 is OverlaySecondaryNode) } }
    private var bars: Node? { children.last { $0 is OverlaySecondaryNode } }
    private var bar: Node? { bars?.children.first { !$0.isLeaving } }
    private var isHorizontal: Bool { edge == .leading || edge == .trailing }

    private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isHorizontal
            ? ProposedViewSize(width: nil, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: nil)
    }

    /// What the bar takes of `proposal`, the gap included.
    private func taken(_ proposal: ProposedViewSize) -> Double {
        guard let bar else { return 0 }
        let size = bar.sizeThatFits(barOffer(proposal))
        return max(0, (isHorizontal ? size.width : size.height) + spacing)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let taken = taken(proposal)
        return isHorizontal
            ? ProposedViewSize(width: proposal.width.map { $0 - taken }, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: proposal.height.map { $0 - taken })
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let content = safeAreaContent?.sizeThatFits(inner(proposal)) ?? .zero
        let taken = taken(proposal)
        return isHorizontal
            ? Size(width: content.width + taken, height: content.height)
            : Size(width: content.width, height: content.height + taken)
    }

    private func contentOrigin(_ proposal: ProposedViewSize) -> Point {
        let taken = taken(proposal)
        return Point(x: edge == .leading ? taken : 0, y: edge == .top ? taken : 0)
    }

    override func placeChildren() {
        let taken = taken(proposal)
        var insets = EdgeInsets()
        switch edge {
        case .top: insets.top = taken
        case .leading: insets.leading = taken
        case .bottom: insets.bottom = taken
        case .trailing: insets.trailing = taken
        }
        covered = insets.mirrored(flags.contains(.mirrored))
        safeAreaContent?.place(at: contentOrigin(proposal), proposal: inner(proposal))
        guard let bars, let bar else { return }
        bars.place(at: .zero, proposal: ProposedViewSize(size))
        let offer =
            isHorizontal
            ? ProposedViewSize(width: nil, height: size.height) : ProposedViewSize(width: size.width, height: nil)
        let own = bar.dimensions(in: offer)
        let outer = ViewDimensions(node: nil, size: size)
        bar.place(
            at: Point(
                x: edge == .leading
                    ? 0
                    : edge == .trailing
                        ? size.width - own.width : outer[alignment.horizontal] - own[alignment.horizontal],
                y: edge == .top
                    ? 0
                    : edge == .bottom
                        ? size.height - own.height : outer[alignment.vertical] - own[alignment.vertical]),
            proposal: offer)
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        guard let content = safeAreaContent else { return nil }
        let offer = inner(proposal)
        let origin = contentOrigin(proposal)
        return content.explicitGuide(key, size: content.sizeThatFits(offer), proposal: offer)
            .map { $0 + (key.isVertical ? origin.y : origin.x) }
    }
}

/// A margin that views inside may ignore.
struct SafeAreaPaddingModifier: NodeModifier {
    var insets: EdgeInsets

    func makeNode(in context: _ElementContext) -> SafeAreaPaddingNode { SafeAreaPaddingNode() }

    func update(_ node: SafeAreaPaddingNode, in context: _ElementContext) {
        node.insets = insets
    }
}

final class SafeAreaPaddingNode: PaddingNode, SafeAreaProvider {
    override var kind: String { "safeAreaPadding" }
    var covered: EdgeInsets { insets.mirrored(flags.contains(.mirrored)) }
    var safeAreaContent: Node? { children.first }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        scene.safeAreaProviders += 1
    }

    override func willLeave(_ scene: SceneGraph) {
        scene.safeAreaProviders -= 1
        super.willLeave(scene)
    }
}

extension View {
    /// Puts a bar at the upper or lower edge of the view, which keeps clear of it, unless it ignores the safe area.
    ///
    /// - Parameters:
    ///   - alignment: where the bar stands along the edge.
    ///   - spacing: the gap to the bar in points; nil takes 8.
    public func safeAreaInset<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        SafeAreaInsetView(
            content: TupleView(self, OverlaySecondary(content: content())), edge: edge == .top ? .top : .bottom,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: usableSpacing(spacing, in: "safeAreaInset") ?? 8)
    }

    /// Puts a bar at the leading or trailing edge of the view, which keeps clear of it unless it ignores the safe area.
    ///
    /// - Parameters:
    ///   - alignment: where the bar stands along the edge.
    ///   - spacing: the gap to the bar in points; nil takes 8.
    public func safeAreaInset<Bar: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        SafeAreaInsetView(
            content: TupleView(self, OverlaySecondary(content: content())),
            edge: edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: usableSpacing(spacing, in: "safeAreaInset") ?? 8)
    }

    /// Puts `insets` around the view; what ignores the safe area inside grows into them.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modified(by: SafeAreaPaddingModifier(insets: insets.finite))
    }

    /// Puts `length` points at the given edges, 16 for nil; what ignores the safe area inside grows into them.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
    }

    /// Puts `length` points around the view; what ignores the safe area inside grows into them.
    public func safeAreaPadding(_ length: Double) -> some View {
        safeAreaPadding(.all, length)
    }
}
