/// An element that is told when its view comes and goes: with its part of the tree, or by the choice of a `ViewThatFits`.
@MainActor
protocol AppearingElement: _ViewElement {
    /// Whether the view has been told that it is shown.
    var isShown: Bool { get set }
    func appeared()
    func disappeared()
}

extension AppearingElement {
    /// Tells the view if it is shown now and was not, or the other way round.
    func lookWhetherShown() {
        let shows = isMounted && isChosen
        if shows == isShown { return }
        isShown = shows
        if shows { appeared() } else { disappeared() }
    }

    /// Whether each `ViewThatFits` around the view has chosen it; they tell of other choices from now on.
    private var isChosen: Bool {
        var nodes: [Node] = []
        collectNodes(into: &nodes)
        guard var node = nodes.first else { return true }
        var isChosen = true
        while let parent = node.parent {
            if let fitting = parent as? FittingNode {
                fitting.add(self)
                if !fitting.isChosen(node) { isChosen = false }
            }
            node = parent
        }
        return isChosen
    }
}
