extension ViewHost {
    /// Every running animation, in the order of the tree.
    var runningAnimations: [RunningAnimation] {
        var list: [RunningAnimation] = []
        func visit(_ node: Node) {
            node.listAnimations(into: &list, at: now)
            for child in node.children { visit(child) }
        }
        func visit(_ element: _ViewElement) {
            element.listAnimations(into: &list, at: now)
            for child in element.childElements { visit(child) }
        }
        visit(scene.root)
        visit(root)
        for group in scene.registry.sortedGroups where group.isInFlight {
            list.append(
                RunningAnimation(
                    node: "matchedGeometry", attribute: "\(group.key.id)",
                    value: "\(group.sharedFrame(at: now)?.description ?? "")",
                    velocity: "\(group.flight.velocity(at: now).rect)",
                    target: "\(group.targetFrame?.description ?? "")",
                    animation: group.flight.animation.map { "\($0)" } ?? ""))
        }
        return list
    }
}
