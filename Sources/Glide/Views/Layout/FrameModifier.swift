/// Gives a view a size of its own in one direction or both.
struct FixedFrameModifier: NodeModifier {
    var width: Double?
    var height: Double?
    var alignment: Alignment

    func makeNode(in context: _ElementContext) -> FrameNode {
        FrameNode()
    }

    func update(_ node: FrameNode, in context: _ElementContext) {
        node.set(
            FrameNode.Limits(
                width: FrameNode.Range(fixed: legal(width, "width")),
                height: FrameNode.Range(fixed: legal(height, "height"))),
            alignment: alignment)
    }
}

/// Keeps a view's size within limits.
struct FlexibleFrameModifier: NodeModifier {
    var width: FrameNode.Range
    var height: FrameNode.Range
    var alignment: Alignment

    func makeNode(in context: _ElementContext) -> FrameNode {
        FrameNode()
    }

    func update(_ node: FrameNode, in context: _ElementContext) {
        node.set(FrameNode.Limits(width: legal(width, "width"), height: legal(height, "height")), alignment: alignment)
    }

    private func legal(_ range: FrameNode.Range, _ name: String) -> FrameNode.Range {
        var range = range
        if let least = range.least, !(least >= 0) || least == .infinity { range.least = nil; warn("min", name, least) }
        if let ideal = range.ideal, !(ideal >= 0) || ideal == .infinity {
            range.ideal = nil; warn("ideal", name, ideal)
        }
        if let most = range.most, !(most >= 0) { range.most = nil; warn("max", name, most) }
        if let least = range.least, let most = range.most, least > most { range.most = least; warn("max", name, most) }
        return range
    }

    @MainActor private func warn(_ kind: String, _ name: String, _ value: Double) {
        Warnings.warnOnce(
            "frame-\(kind)-\(name)-\(value)",
            "frame: the \(kind) \(name) \(value) is not a size of 0 or more within the other limits; it is ignored.")
    }
}

/// `extent` if it is a size, else nil and a warning.
@MainActor
private func legal(_ extent: Double?, _ name: String) -> Double? {
    guard let extent else { return nil }
    if extent >= 0, extent.isFinite { return extent }
    Warnings.warnOnce(
        "frame-\(name)-\(extent)", "frame: the \(name) \(extent) is not a finite size of 0 or more; it is ignored.")
    return nil
}

final class FrameNode: Node {
    /// What one direction may be.
    struct Range: Equatable {
        var least: Double?
        var ideal: Double?
        var most: Double?
        var fixed: Double?
    }

    struct Limits: Equatable {
        var width = Range()
        var height = Range()
    }

    private var limits = Limits()
    private var alignment = Alignment.center

    override var kind: String { "frame" }

    func set(_ limits: Limits, alignment: Alignment) {
        if limits == self.limits && alignment == self.alignment { return }
        self.limits = limits
        self.alignment = alignment
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        if let width = limits.width.fixed, let height = limits.height.fixed {
            return Size(width: width, height: height)
        }
        let offer = ProposedViewSize(
            width: limits.width.offer(proposal.width), height: limits.height.offer(proposal.height))
        let child = children.first?.sizeThatFits(offer) ?? .zero
        return Size(
            width: limits.width.answer(proposal.width, child: child.width),
            height: limits.height.answer(proposal.height, child: child.height))
    }

    override func placeChildren() {
        guard let child = children.first else { return }
        let offer = ProposedViewSize(
            width: limits.width.isFree ? proposal.width : size.width,
            height: limits.height.isFree ? proposal.height : size.height)
        let inner = child.dimensions(in: offer)
        let outer = ViewDimensions(node: nil, size: size)
        let origin = Point(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
        child.place(at: origin, proposal: offer)
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        guard let child = children.first else { return nil }
        let offer = ProposedViewSize(
            width: limits.width.isFree ? proposal.width : size.width,
            height: limits.height.isFree ? proposal.height : size.height)
        let inner = child.dimensions(in: offer)
        guard let guide = child.explicitGuide(key, size: inner.size, proposal: offer) else { return nil }
        let outer = ViewDimensions(node: nil, size: size)
        return key.isVertical
            ? guide + outer[alignment.vertical] - inner[alignment.vertical]
            : guide + outer[alignment.horizontal] - inner[alignment.horizontal]
    }
}

extension FrameNode.Range {
    /// Whether the child decides.
    fileprivate var isFree: Bool { least == nil && ideal == nil && most == nil && fixed == nil }

    /// What the child is offered.
    fileprivate func offer(_ proposal: Double?) -> Double? {
        if let fixed { return fixed }
        guard let wanted = proposal ?? ideal else { return nil }
        return clamp(wanted)
    }

    /// The size that comes out.
    fileprivate func answer(_ proposal: Double?, child: Double) -> Double {
        if let fixed { return fixed }
        guard let proposal else { return ideal ?? clamp(child) }
        switch (least, most) {
        case (.some, .some): return clamp(proposal)
        case (let least?, nil): return max(least, min(proposal, child))
        case (nil, let most?): return min(most, max(proposal, child))
        case (nil, nil): return child
        }
    }

    private func clamp(_ value: Double) -> Double { max(least ?? 0, min(most ?? .infinity, value)) }
}

extension View {
    /// Gives the view a width and a height in points; nil leaves a direction to the view.
    ///
    /// The view is not clipped. A negative or non-finite extent is ignored with a warning.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        modified(by: FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Keeps the view's size within limits in points; `.infinity` as a maximum fills what is offered.
    ///
    /// A limit that is no size is ignored with a warning; a maximum below the minimum counts as the minimum.
    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modified(
            by: FlexibleFrameModifier(
                width: FrameNode.Range(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: FrameNode.Range(least: minHeight, ideal: idealHeight, most: maxHeight),
                alignment: alignment))
    }
}
