/// Which views could have the focus, and in which order.
extension FocusEngine {
    /// The views that could have the focus now, in reading order.
    var units: [FocusUnit] {
        var found: [FocusUnit] = []
        collect(from: modalRoot, into: &found)
        return found.filter { isReachable($0.node) }
    }

    /// The view of which `node` is a part, whether it can be reached now or not.
    func unit(of node: Node) -> FocusUnit? {
        var found: [FocusUnit] = []
        collect(from: host.scene.root, into: &found)
        return found.first { unit in unit.node === node || unit.carriers.contains { $0 === node } }
    }

    /// The last view on screen beside which nothing can be used; else the window.
    var modalRoot: Node {
        func search(_ node: Node) -> Node? {
            if node.isLeaving { return nil }
            for child in node.paintOrder.reversed() {
                if let found = search(child) { return found }
            }
            let isModal = (node as? AccessibilityNode)?.properties.addedTraits.contains(.isModal) ?? false
            return isModal ? node : nil
        }
        return search(host.scene.root) ?? host.scene.root
    }

    /// Adds the views at and below `node`; what is around others comes before them.
    ///
    /// - Parameter isSeen: whether only what is shown counts; else also what is hidden.
    func collect(from node: Node, isSeen: Bool = true, into found: inout [FocusUnit]) {
        if node.isLeaving || isSeen && (!node.allowsHitTesting || (node.asLayer?.current.opacity ?? 1) <= 0) { return }
        var inner: [FocusUnit] = []
        let children = isSeen || !(node is HiddenNode) ? node.focusChildren : node.children
        if children.count == 1 {
            collect(from: children[0], isSeen: isSeen, into: &inner)
        } else {
            let groups = children.map { child in
                var group: [FocusUnit] = []
                collect(from: child, isSeen: isSeen, into: &group)
                return (child, group)
            }.filter { !$0.1.isEmpty }
            for (_, group) in inReadingOrder(groups) { inner += group }
        }
        guard let unit = FocusUnit(node) else {
            // A scroll view in which nothing can have the focus has it itself, so that keys can move it.
            if inner.isEmpty, let receiver = node as? any ScrollReceiver, receiver.isMovable {
                found.append(FocusUnit(scrolling: receiver))
            }
            found += inner
            return
        }
        if unit.isRefused { return }
        if inner.count == 1, unit.carriers.contains(where: { $0 === inner[0].node }) {
            // The same view: known by its outermost part, but for a trait around what really is pressed.
            found.append(unit.carriers[0].focusOffer?.isByTrait == true ? inner[0] : unit)
        } else if inner.isEmpty || unit.offers.contains(where: { !$0.isByTrait }) {
            found.append(unit)
            found += inner
        } else {
            found += inner
        }
    }

    /// Line by line, and in each line in the direction of reading; what overlaps stays in the order of the source.
    private func inReadingOrder(_ groups: [(node: Node, units: [FocusUnit])]) -> [(node: Node, units: [FocusUnit])] {
        if groups.count < 2 { return groups }
        let isMirrored = groups[0].node.isReadFromRightToLeft
        var rest = groups.map { group in
            (group, group.units.reduce(Rect?.none) { $0?.union($1.frame) ?? $1.frame } ?? .zero)
        }
        var ordered: [(node: Node, units: [FocusUnit])] = []
        while let top = rest.min(by: { $0.1.minY < $1.1.minY }) {
            var line = rest.filter { $0.1.minY == top.1.minY || $0.1.midY < top.1.maxY && top.1.midY < $0.1.maxY }
            rest.removeAll { item in line.contains { $0.0.node === item.0.node } }
            line = line.enumerated().sorted { a, b in
                let isBefore = isMirrored ? a.element.1.maxX > b.element.1.maxX : a.element.1.minX < b.element.1.minX
                let isEqual = isMirrored ? a.element.1.maxX == b.element.1.maxX : a.element.1.minX == b.element.1.minX
                return isEqual ? a.offset < b.offset : isBefore
            }.map(\.element)
            ordered += line.map(\.0)
        }
        return ordered
    }
}

extension FocusUnit {
    /// Where the view is seen, in the window.
    var frame: Rect { node.shownFrame }

    /// A view that is only scrolled by keys.
    init(scrolling receiver: any ScrollReceiver) {
        node = receiver
        carriers = []
    }
}
