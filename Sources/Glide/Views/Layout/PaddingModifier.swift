/// Puts a margin around a view.
struct PaddingModifier: NodeModifier {
    var insets: EdgeInsets

    func makeNode(in context: _ElementContext) -> PaddingNode {
        PaddingNode()
    }

    func update(_ node: PaddingNode, in context: _ElementContext) {
        node.insets = insets.finite
    }
}

extension EdgeInsets {
    /// The insets, or none and a warning if one of them is not finite.
    @MainActor var finite: EdgeInsets {
        let parts = [top, leading, bottom, trailing]
        if parts.allSatisfy(\.isFinite) { return self }
        Warnings.warnOnce("padding-\(parts)", "padding: \(parts) holds a number that is not finite; it is ignored.")
        return EdgeInsets()
    }
}

class PaddingNode: Node {
    var insets = EdgeInsets() {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }

    override var kind: String { "padding" }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 - insets.leading - insets.trailing },
            height: proposal.height.map { $0 - insets.top - insets.bottom })
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let child = children.first?.sizeThatFits(inner(proposal)) ?? .zero
        return Size(
            width: max(0, child.width + insets.leading + insets.trailing),
            height: max(0, child.height + insets.top + insets.bottom))
    }

    override func placeChildren() {
        children.first?.place(at: Point(x: insets.leading, y: insets.top), proposal: inner(proposal))
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        guard let child = children.first else { return nil }
        let offer = inner(proposal)
        return child.explicitGuide(key, size: child.sizeThatFits(offer), proposal: offer)
            .map { $0 + (key.isVertical ? insets.top : insets.leading) }
    }
}

extension View {
    /// Puts `insets` around the view; negative ones let the content reach out.
    public func padding(_ insets: EdgeInsets) -> some View {
        modified(by: PaddingModifier(insets: insets))
    }

    /// Puts `length` points at the given edges; nil takes 16.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Puts `length` points around the view.
    public func padding(_ length: Double) -> some View {
        padding(.all, length)
    }
}
