/// Where a painting ends: what comes later in the order of painting is left out.
@MainActor
final class PaintStop {
    private let node: Node
    private(set) var isReached = false

    init(_ node: Node) {
        self.node = node
    }

    /// Whether `node` is no longer painted.
    func stops(at node: Node) -> Bool {
        if node === self.node { isReached = true }
        return isReached
    }

    /// Whether the end lies below `layer`, whose effect on its content then has to wait.
    func isBelow(_ layer: Node) -> Bool {
        var next = node.parent
        while let above = next {
            if above === layer { return true }
            next = above.parent
        }
        return false
    }
}
