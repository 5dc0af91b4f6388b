/// Nodes outside of any scene in which an animation has begun: pages that are far away, rows that were only measured.
///
/// A node that is new may come into the scene with the layout of the same update. In one that does not, nothing would
/// ever move, and who waits for the animation's end would wait for ever: there it ends at once.
@MainActor
enum AdriftNodes {
    @exclusivity(unchecked) private static var nodes: [Node] = []

    static func add(_ node: Node) {
        nodes.append(node)
    }

    /// After a layout: ends the animations of those that are in no scene.
    static func end() {
        if nodes.isEmpty { return }
        let ended = nodes
        nodes = []
        for node in ended where node.scene == nil { node.cancelAnimations() }
    }
}

extension Node {
    /// Says that an animation of the node has begun.
    final func animationBegan() {
        if let scene { scene.run(self) } else { AdriftNodes.add(self) }
    }
}
