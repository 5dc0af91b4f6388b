extension PagerNode: AccessibilityContributor, AccessibilityRevealer {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        let element = AccessibilityElement(.pages, of: self)
        element.isEnabled = !isDisabled
        element.setChildren(
            alive.sorted().compactMap { index in
                let nodes = pages.nodes(at: index).filter { !$0.isLeaving }
                guard let first = nodes.first else { return nil }
                let inner = AccessibilityElement(.page, of: first, isPlace: true)
                inner.setChildren(nodes.flatMap { pass.elements(at: $0) })
                inner.isSelectable = true
                if index == page { inner.traits.insert(.isSelected) }
                if !isDisabled { inner.defaultAction = { [weak self] in self?.turn(to: index) } }
                return inner
            })
        if !isDisabled {
            element.adjust = { [weak self] direction in
                guard let self, count > 0 else { return }
                turn(to: min(max(0, page + (direction == .increment ? 1 : -1)), count - 1))
            }
        }
        return [element]
    }

    func bringIntoSight(_ node: Node) -> Bool {
        let target = alive.first { index in pages.nodes(at: index).contains { node.isPart(of: $0) } }
        guard let target, target != page else { return false }
        turn(to: target)
        return true
    }
}

extension Node {
    /// Whether the node stands in `other`, or is it.
    fileprivate func isPart(of other: Node) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
