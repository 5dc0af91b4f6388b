/// How the children of a stack are lined up along one axis.
///
/// The inflexible children get their space first, the flexible ones share what is left: each is offered an equal part
/// of the rest, in order of layout priority and then of flexibility.
@MainActor
struct StackArrangement {
    let axis: Axis
    /// The gap between neighbours; nil takes what they prefer.
    var spacing: Double?
    /// The place of the guide along which the children are lined up.
    var alignment: (ViewDimensions) -> Double

    /// The outcome for one offer.
    struct Plan {
        var proposal: ProposedViewSize
        var size: Size
        var children: [(node: Node, origin: Point, proposal: ProposedViewSize)]
    }

    func plan(for proposal: ProposedViewSize, _ children: [Node]) -> Plan {
        var plan = Plan(proposal: proposal, size: .zero, children: [])
        if children.isEmpty { return plan }
        let gaps = gaps(between: children)
        let offers = offers(to: children, in: proposal, gaps: gaps.sum)
        var before = 0.0
        var after = 0.0
        var position = 0.0
        plan.children.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let offer = offers.count == 1 ? offers[0] : offers[index]
            let dimensions = child.dimensions(in: offer)
            let guide = alignment(dimensions)
            before = max(before, guide)
            after = max(after, crossExtent(dimensions.size) - guide)
            // Across the axis only as far as is known yet: from the line along which the guides meet.
            plan.children.append((child, point(along: position, across: -guide), offer))
            position += majorExtent(dimensions.size)
            if index < children.count - 1 { position += gaps.even ?? gaps.each[index] }
        }
        if before != 0 {
            for index in plan.children.indices {
                if axis == .horizontal {
                    plan.children[index].origin.y += before
                } else {
                    plan.children[index].origin.x += before
                }
            }
        }
        plan.size =
            axis == .horizontal
            ? Size(width: position, height: before + after) : Size(width: before + after, height: position)
        return plan
    }

    private func point(along: Double, across: Double) -> Point {
        axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    /// The gaps between neighbours: one for all, or one for each pair.
    private func gaps(between children: [Node]) -> (even: Double?, each: [Double], sum: Double) {
        if children.count == 1 { return (nil, [], 0) }
        if let spacing { return (spacing, [], spacing * Double(children.count - 1)) }
        var each: [Double] = []
        each.reserveCapacity(children.count)
        var sum = 0.0
        for index in 1..<children.count {
            let gap = children[index - 1].viewSpacing.distance(to: children[index].viewSpacing, along: axis)
            each.append(gap)
            sum += gap
        }
        return (nil, each, sum)
    }

    /// What each child is offered; one offer alone is that to all.
    private func offers(to children: [Node], in proposal: ProposedViewSize, gaps: Double) -> [ProposedViewSize] {
        let cross = cross(proposal)
        guard let whole = major(proposal), whole.isFinite else {
            return [make(major: major(proposal), cross: cross)]
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

    fileprivate func major(_ proposal: ProposedViewSize) -> Double? {
        axis == .horizontal ? proposal.width : proposal.height
    }
    fileprivate func cross(_ proposal: ProposedViewSize) -> Double? {
        axis == .horizontal ? proposal.height : proposal.width
    }
    private func majorExtent(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    fileprivate func crossExtent(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }
    fileprivate func make(major: Double?, cross: Double?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: major, height: cross) : ProposedViewSize(width: cross, height: major)
    }
}

/// What came out for the last few offers to a stack: guides ask as often as sizes do.
@MainActor
public struct StackPlans {
    private var plans: [StackArrangement.Plan] = []
    private static let mostPlans = 12

    init() {}

    mutating func forget() {
        plans.removeAll(keepingCapacity: true)
    }

    /// The outcome for `proposal`.
    mutating func plan(
        for proposal: ProposedViewSize, _ nodes: @autoclosure () -> [Node], _ arrangement: StackArrangement
    ) -> StackArrangement.Plan {
        if let plan = plans.first(where: { $0.proposal == proposal }) { return plan }
        let plan = arrangement.plan(for: proposal, nodes())
        if plans.count == Self.mostPlans { plans.removeFirst() }
        plans.append(plan)
        return plan
    }

    /// Where the children go in a stack that answered `size` to `proposal`.
    ///
    /// - Parameter stretches: whether a child may stretch to the extent that the others gave the stack.
    mutating func placement(
        of nodes: @autoclosure () -> [Node], in proposal: ProposedViewSize, size: Size, _ arrangement: StackArrangement,
        stretches: Bool = true
    ) -> StackArrangement.Plan {
        var full = proposal
        if stretches, arrangement.cross(proposal) == nil {
            full = arrangement.make(major: arrangement.major(proposal), cross: arrangement.crossExtent(size))
        }
        var plan = plan(for: full, nodes(), arrangement)
        let shift = (arrangement.crossExtent(size) - arrangement.crossExtent(plan.size)) / 2
        if shift == 0 { return plan }
        for index in plan.children.indices {
            if arrangement.axis == .horizontal {
                plan.children[index].origin.y += shift
            } else {
                plan.children[index].origin.x += shift
            }
        }
        return plan
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
