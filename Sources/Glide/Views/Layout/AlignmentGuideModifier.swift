/// Puts one of a view's alignment guides somewhere else.
struct AlignmentGuideModifier: NodeModifier {
    var key: GuideKey
    var place: (ViewDimensions) -> Double

    func makeNode(in context: _ElementContext) -> AlignmentGuideNode { AlignmentGuideNode() }

    func update(_ node: AlignmentGuideNode, in context: _ElementContext) {
        node.set(key, context.tracking(place))
    }
}

final class AlignmentGuideNode: Node {
    private var key: GuideKey?
    private var place: (ViewDimensions) -> Double = { _ in 0 }

    override var kind: String { "alignmentGuide" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }

    func set(_ key: GuideKey, _ place: @escaping (ViewDimensions) -> Double) {
        key.noteSet()
        self.key = key
        self.place = place
        // Closures cannot be compared: what this one answers now may be another place.
        setNeedsLayout()
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        guard key == self.key else { return children.first?.explicitGuide(key, size: size, proposal: proposal) }
        let answer = place(ViewDimensions(node: children.first, size: size, proposal: proposal))
        if answer.isFinite { return answer }
        Warnings.warnOnce("guide-\(answer)", "alignmentGuide: \(answer) is not finite; the guide keeps its own place.")
        return children.first?.explicitGuide(key, size: size, proposal: proposal)
    }
}

extension View {
    /// Puts the view's horizontal guide `guide` where `computeValue` says, in points from the left edge.
    ///
    /// An answer that is not finite is ignored with a warning.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        modified(by: AlignmentGuideModifier(key: guide.key, place: computeValue))
    }

    /// Puts the view's vertical guide `guide` where `computeValue` says, in points from the upper edge.
    ///
    /// An answer that is not finite is ignored with a warning.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        modified(by: AlignmentGuideModifier(key: guide.key, place: computeValue))
    }
}
