/// Finds the nodes under a point, the nearest first.
@MainActor
enum HitTestPass {
    /// The nodes from the one that is hit up to the root, innermost first; empty where nothing is hit.
    ///
    /// - Parameter point: in the space of `node`'s frame.
    static func path(to point: Point, from node: Node) -> [Node] {
        var path: [Node] = []
        _ = visit(node, point, into: &path)
        return path
    }

    private static func visit(_ node: Node, _ point: Point, into path: inout [Node]) -> Bool {
        if node.isLeaving || !node.allowsHitTesting { return false }
        var inner = point
        if let layer = node.asLayer {
            if let clip = layer.current.clip, !layer.clipContains(point, clip: clip) { return false }
            guard layer.current.opacity > 0, let place = layer.contentPoint(point) else { return false }
            inner = place
        }
        var isHit = false
        for child in node.paintOrder.reversed() where visit(child, inner, into: &path) {
            isHit = true
            break
        }
        if isHit || node.hits(point) {
            path.append(node)
            return true
        }
        return false
    }
}
