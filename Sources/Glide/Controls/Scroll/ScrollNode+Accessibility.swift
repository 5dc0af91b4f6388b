extension ScrollNode: AccessibilityContributor, AccessibilityRevealer {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        let inner = pass.elements(below: self)
        if inner.isEmpty { return [] }
        let element = AccessibilityElement(holdsList ? .list : .scrollView, of: self)
        element.setChildren(inner)
        element.isEnabled = !isDisabled
        if !isDisabled { element.adjust = { [weak self] in self?.turn($0) } }
        return [element]
    }

    /// Whether the content is the rows of a list.
    private var holdsList: Bool {
        var node: Node? = self
        while let current = node {
            if let lazy = current as? LazyNode { return lazy.settings.isList }
            // The content comes first; bars, and what follows, do not count.
            node = current === self || current.children.count == 1 ? current.children.first : nil
        }
        return false
    }

    /// Scrolls on by a page, less a line by which people find their place again.
    private func turn(_ direction: AccessibilityAdjustmentDirection) {
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        let page = max(size[axis] * 0.9, 1)
        var offset = scrollOffset
        offset[axis] = min(
            max(0, offset[axis] + (direction == .increment ? page : -page)),
            max(0, self[axis].content - self[axis].length))
        glide(to: offset)
    }

    func bringIntoSight(_ node: Node) -> Bool {
        let frame = Rect(origin: node.layoutPosition(in: self), size: node.size)
        let visible = visibleRect
        var offset = scrollOffset
        var isSeen = true
        for axis in scrolledAxes {
            let (start, end) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            let (low, high) = axis == .horizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
            if start >= low && end <= high { continue }
            isSeen = false
            let way = start < low || end - start > high - low ? start - low : end - high
            offset[axis] = min(max(0, offset[axis] + way), max(0, self[axis].content - self[axis].length))
        }
        if isSeen || offset == scrollOffset { return false }
        // At once: what is pressed next must be where it will be pressed.
        scroll(to: offset, transaction: Transaction(), at: host.now)
        return true
    }

    private func glide(to offset: Size) {
        scroll(to: offset, transaction: Transaction(animation: .snappy), at: host.now)
    }
}
