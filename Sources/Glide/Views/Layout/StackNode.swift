/// Lines its children up along one axis.
final class StackNode: Node {
    /// Whether the stack stands in for a container that wants one child: alone, a child is laid out as if there were
    /// no stack.
    private let isImplicit: Bool
    private var arrangement: StackArrangement
    private var guide: GuideKey?
    private var plans = StackPlans()
    private var plansGeneration: UInt32 = 0

    init(axis: Axis, isImplicit: Bool = false) {
        arrangement = StackArrangement(axis: axis) { _ in 0 }
        self.isImplicit = isImplicit
        super.init()
    }

    override var kind: String { arrangement.axis == .horizontal ? "HStack" : "VStack" }

    func set(spacing: Double?, guide: GuideKey, alignment: @escaping (ViewDimensions) -> Double) {
        arrangement.alignment = alignment
        if spacing == arrangement.spacing && guide == self.guide { return }
        arrangement.spacing = spacing
        self.guide = guide
        setNeedsLayout()
    }

    private var laidOut: [Node] { children.filter { !$0.isLeaving } }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        forgetOldPlans()
        return plans.plan(for: proposal, laidOut, arrangement).size
    }

    override func placeChildren() {
        for (node, origin, offer) in placement(in: proposal, size: size).children {
            node.place(at: origin, proposal: offer)
        }
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        key.combined(
            placement(in: proposal, size: size).children.compactMap { node, origin, offer in
                node.explicitGuide(key, size: node.sizeThatFits(offer), proposal: offer)
                    .map { $0 + (key.isVertical ? origin.y : origin.x) }
            })
    }

    private func placement(in proposal: ProposedViewSize, size: Size) -> StackArrangement.Plan {
        forgetOldPlans()
        return plans.placement(
            of: laidOut, in: proposal, size: size, arrangement, stretches: !isImplicit || children.count > 1)
    }

    private func forgetOldPlans() {
        if plansGeneration == measured.generation { return }
        plansGeneration = measured.generation
        plans.forget()
    }
}
