/// Whether a view is there for the person who looks at the window.
extension FocusEngine {
    /// Whether `node` still is in the scene, not on its way out, with something for the keyboard.
    func isPresent(_ node: Node) -> Bool {
        guard node.scene != nil else { return false }
        if !(node is any ScrollReceiver), FocusUnit(node).map(\.isRefused) ?? true { return false }
        var inner = node
        while let outer = inner.parent {
            if inner.isLeaving || !outer.allowsHitTesting { return false }
            if !outer.focusChildren.contains(where: { $0 === inner }) { return false }
            inner = outer
        }
        return true
    }

    /// Whether the view is seen, or would be after scrolling: it is not covered by another one.
    func isReachable(_ node: Node) -> Bool {
        let window = Rect(origin: .zero, size: host.scene.size)
        let frame = node.shownFrame
        if frame.isEmpty { return false }
        let own = node.tracksFrame ? node.presentedFrame : Rect(origin: node.layoutOrigin, size: node.size)
        let seen = node.windowBounds(of: own).intersection(window)
        if seen.isEmpty {
            // What scrolls it into sight must not be covered itself.
            var outer = node.parent
            while let current = outer {
                if let receiver = current as? any ScrollReceiver { return isReachable(receiver) }
                outer = current.parent
            }
            return false
        }
        let places = [(0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75)]
        return places.contains { x, y in
            !isCovered(node, at: Point(x: seen.minX + x * seen.width, y: seen.minY + y * seen.height))
        }
    }

    private func isCovered(_ node: Node, at place: Point) -> Bool {
        guard let hit = HitTestPass.path(to: place, from: host.scene.root).first else { return false }
        let hits = hit.ancestry
        let own = node.ancestry
        // The last node that both are in, and by which of its children each is reached.
        var depth = 0
        while depth < min(hits.count, own.count), hits[depth] === own[depth] { depth += 1 }
        guard depth > 0, depth < hits.count, depth < own.count else { return false }
        let order = hits[depth - 1].paintOrder
        let covering = order.firstIndex { $0 === hits[depth] } ?? 0
        return covering > order.firstIndex { $0 === own[depth] } ?? 0
    }
}

extension Node {
    /// The nodes from the root to this one.
    fileprivate var ancestry: [Node] {
        var path: [Node] = []
        var node: Node? = self
        while let current = node {
            path.append(current)
            node = current.parent
        }
        return path.reversed()
    }
}
