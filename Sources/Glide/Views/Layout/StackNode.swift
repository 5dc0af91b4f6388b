/// Lines its children up along one axis.
///
/// The inflexible children get their space first, the flexible ones share what is left: each is offered an equal part
/// of the rest, in order of layout priority and then of flexibility.
final class StackNode: Node {
    private let axis: Axis
    /// Whether the stack stands in for a container that wants one child: alone, a child is laid out as if there were
    /// no stack.
    private let isImplicit: Bool
    private var spacing: Double?
    private var guide: GuideKey?
    private var alignment: (ViewDimensions) -> Double = { _ in 0 }

    /// The outcome for one offer.
    private struct Plan {
        var proposal: ProposedViewSize
        var size: Size
        var children: [(node: Node, origin: Point, proposal: ProposedViewSize)]
    }

    init(axis: Axis, isImplicit: Bool = false) {
        self.axis = axis
        self.isImplicit = isImplicit
        super.init()
    }

    override var kind: String { axis == .horizontal ? "HStack" : "VStack" }

    func set(spacing: Double?, guide: GuideKey, alignment: @escaping (ViewDimensions) -> Double) {
        self.alignment = alignment
        if spacing == self.spacing && guide == self.guide { return }
        self.spacing = spacing
        self.guide = guide
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        makePlan(for: proposal).size
    }

    override func placeChildren() {
        for (node, origin, offer) in placement(in: proposal, size: size).children {
            node.place(at: origin, proposal: offer)
        }
    }

    /// Where the children go in a stack that answered `size` to `proposal`.
    private func placement(in proposal: ProposedViewSize, size: Size) -> Plan {
        var full = proposal
        // A child may stretch to the width that the others gave the stack.
        if cross(proposal) == nil, !isImplicit || children.count > 1 {
            full = make(major: major(proposal), cross: crossExtent(size))
        }
        var plan = makePlan(for: full)
        let shift = (crossExtent(size) - crossExtent(plan.size)) / 2
        if shift != 0 {
            for index in plan.children.indices {
                if axis == .horizontal {
                    plan.children[index].origin.y += shift
                } else {
                    plan.children[index].origin.x += shift
                }
            }
        }
        return plan
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        let plan = placement(in: proposal, size: size)
        return key.combined(
            plan.children.compactMap { node, origin, offer in
                node.explicitGuide(key, size: node.sizeThatFits(offer), proposal: offer)
                    .map { $0 + (key.isVertical ? origin.y : origin.x) }
            })
    }

    // MARK: The plan

    private func makePlan(for proposal: ProposedViewSize) -> Plan {
        let children = self.children.filter { !$0.isLeaving }
        if children.isEmpty { return Plan(proposal: proposal, size: .zero, children: []) }
        let gaps = zip(children, children.dropFirst()).map { gap(between: $0, and: $1) }
        let offers = offers(to: children, in: proposal, gaps: gaps.reduce(0, +))
        let dimensions = zip(children, offers).map { $0.dimensions(in: $1) }
        var before = 0.0
        var after = 0.0
        let guides = dimensions.map { dimension in
            let guide = alignment(dimension)
            before = max(before, guide)
            after = max(after, crossExtent(dimension.size) - guide)
            return guide
        }
        var position = 0.0
        var placed: [(node: Node, origin: Point, proposal: ProposedViewSize)] = []
        placed.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let cross = before - guides[index]
            let origin = axis == .horizontal ? Point(x: position, y: cross) : Point(x: cross, y: position)
            placed.append((child, origin, offers[index]))
            position += majorExtent(dimensions[index].size)
            if index < gaps.count { position += gaps[index] }
        }
        let size =
            axis == .horizontal
            ? Size(width: position, height: before + after) : Size(width: before + after, height: position)
        return Plan(proposal: proposal, size: size, children: placed)
    }

    private func gap(between a: Node, and b: Node) -> Double {
        if let spacing { return spacing }
        return a.isSpacer || b.isSpacer ? 0 : 8
    }

    private func offers(to children: [Node], in proposal: ProposedViewSize, gaps: Double) -> [ProposedViewSize] {
        let cross = cross(proposal)
        guard let whole = major(proposal), whole.isFinite else {
            return Array(repeating: make(major: major(proposal), cross: cross), count: children.count)
        }
        if children.count == 1 { return [make(major: max(0, whole - gaps), cross: cross)] }
        let ranges = children.map { child in
            (
                least: majorExtent(child.sizeThatFits(make(major: 0, cross: cross))),
                most: majorExtent(child.sizeThatFits(make(major: .infinity, cross: cross)))
            )
        }
        let order = children.indices.sorted { a, b in
            let (first, second) = (children[a].stackPriority, children[b].stackPriority)
            if first != second { return first > second }
            let (x, y) = (ranges[a].most - ranges[a].least, ranges[b].most - ranges[b].least)
            if x != y { return x < y }
            if x == .infinity, ranges[a].least != ranges[b].least { return ranges[a].least > ranges[b].least }
            return a < b
        }
        var offers = [ProposedViewSize](repeating: .zero, count: children.count)
        var left = whole - gaps
        var start = 0
        while start < order.count {
            let priority = children[order[start]].stackPriority
            let end = order[start...].firstIndex { children[$0].stackPriority != priority } ?? order.count
            let reserved = order[end...].reduce(0) { $0 + ranges[$1].least }
            for position in start..<end {
                let index = order[position]
                let share = max(0, (left - reserved) / Double(end - position))
                offers[index] = make(major: share, cross: cross)
                left -= majorExtent(children[index].sizeThatFits(offers[index]))
            }
            start = end
        }
        return offers
    }

    private func major(_ proposal: ProposedViewSize) -> Double? {
        axis == .horizontal ? proposal.width : proposal.height
    }
    private func cross(_ proposal: ProposedViewSize) -> Double? {
        axis == .horizontal ? proposal.height : proposal.width
    }
    private func majorExtent(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    private func crossExtent(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }
    private func make(major: Double?, cross: Double?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: major, height: cross) : ProposedViewSize(width: cross, height: major)
    }
}

extension Node {
    /// Whether a stack leaves no gap beside the node.
    var isSpacer: Bool { self is SpacerNode || (isWrapper && children.first?.isSpacer == true) }

    /// The layout priority that counts in a stack: spacers come last.
    fileprivate var stackPriority: Double {
        traits?.layoutPriority ?? (isSpacer ? -.infinity : layoutPriority)
    }
}
