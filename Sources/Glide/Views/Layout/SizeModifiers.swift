/// Asks a view for its ideal size.
struct FixedSizeModifier: NodeModifier {
    var horizontal: Bool
    var vertical: Bool

    func makeNode(in context: _ElementContext) -> FixedSizeNode { FixedSizeNode() }

    func update(_ node: FixedSizeNode, in context: _ElementContext) {
        node.axes = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
    }
}

final class FixedSizeNode: Node {
    var axes: Axis.Set = [] {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    override var kind: String { "fixedSize" }
    override var forwardsLayoutPriority: Bool { true }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        children.first?.sizeThatFits(inner(proposal)) ?? .zero
    }

    override func placeChildren() {
        children.first?.place(at: .zero, proposal: inner(proposal))
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        children.first?.explicitGuide(key, size: size, proposal: inner(proposal))
    }
}

/// Keeps the ratio of a view's sides.
struct AspectRatioModifier: NodeModifier {
    var ratio: Double?
    var contentMode: ContentMode

    func makeNode(in context: _ElementContext) -> AspectRatioNode { AspectRatioNode() }

    func update(_ node: AspectRatioNode, in context: _ElementContext) {
        node.set(ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }, contentMode)
    }
}

final class AspectRatioNode: Node {
    private var ratio: Double?
    private var contentMode = ContentMode.fit

    override var kind: String { "aspectRatio" }

    func set(_ ratio: Double?, _ contentMode: ContentMode) {
        if ratio == self.ratio && contentMode == self.contentMode { return }
        self.ratio = ratio
        self.contentMode = contentMode
        setNeedsLayout()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = children.first?.sizeThatFits(.unspecified) ?? .zero
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isTooWide = width > height * ratio
            return isTooWide == (contentMode == .fit)
                ? ProposedViewSize(width: height * ratio, height: height)
                : ProposedViewSize(width: width, height: width / ratio)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        children.first?.sizeThatFits(inner(proposal)) ?? .zero
    }

    override func placeChildren() {
        children.first?.place(at: .zero, proposal: inner(proposal))
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        children.first?.explicitGuide(key, size: size, proposal: inner(proposal))
    }
}

/// Puts a view's centre at a point of the room that is offered.
struct PositionModifier: NodeModifier {
    var x: Double
    var y: Double

    func makeNode(in context: _ElementContext) -> PositionNode { PositionNode() }

    func update(_ node: PositionNode, in context: _ElementContext) {
        node.position = Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}

final class PositionNode: Node {
    var position = Point.zero {
        didSet { if position != oldValue { setNeedsLayout() } }
    }

    override var kind: String { "position" }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let child = children.first?.sizeThatFits(proposal) ?? .zero
        return Size(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
    }

    override func placeChildren() {
        guard let child = children.first else { return }
        let inner = child.sizeThatFits(ProposedViewSize(size))
        child.place(
            at: Point(x: position.x - inner.width / 2, y: position.y - inner.height / 2),
            proposal: ProposedViewSize(size))
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        guard let child = children.first else { return nil }
        let offer = ProposedViewSize(size)
        let inner = child.sizeThatFits(offer)
        return child.explicitGuide(key, size: inner, proposal: offer)
            .map { $0 + (key.isVertical ? position.y - inner.height / 2 : position.x - inner.width / 2) }
    }
}

/// How a view with a fixed ratio uses a room of another one.
@frozen
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// Wholly inside.
    case fit
    /// Over the whole room, reaching out where it must.
    case fill
}

extension View {
    /// Gives the view its ideal size, whatever is offered.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal extent in the given directions, whatever is offered.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(by: FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps width / height at `aspectRatio`; nil, and what is no positive number, keeps the ratio of the ideal size.
    public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
        modified(by: AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Makes the view as large as it fits inside the room, keeping its ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view cover the room, keeping its ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Puts the view's centre at `position` of the room that is offered, which the view takes whole.
    public func position(_ position: Point) -> some View { self.position(x: position.x, y: position.y) }

    /// Puts the view's centre at (`x`, `y`) of the room that is offered, which the view takes whole.
    public func position(x: Double = 0, y: Double = 0) -> some View {
        modified(by: PositionModifier(x: x, y: y))
    }
}
