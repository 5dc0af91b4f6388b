/// Turns the layout's answers into frames: adds up places, rounds to pixels, starts the moves.
@MainActor
enum GeometryPass {
    static func run(from root: Node, context: GeometryContext) {
        visit(root, base: .zero, context: context, isForced: false)
    }

    /// Lays out `node`'s frame and those below it as if `base` were its parent's corner.
    static func visit(_ node: Node, base: Point, context: GeometryContext, isForced: Bool) {
        let isOwn = isForced || node.flags.contains(.geometry)
        guard isOwn || node.flags.contains(.descendantGeometry) else { return }
        node.flags.subtract([.geometry, .descendantGeometry])
        let corner = base + Size(width: node.origin.x, height: node.origin.y)
        node.layoutOrigin = corner
        var context = context
        if isOwn {
            node.invalidateBounds()
            node.scene?.geometryMoved()
            if node.tracksFrame {
                node.retarget(to: context.snapped(Rect(origin: corner, size: node.size)), in: context)
            } else {
                node.flags.insert(.placed)
            }
        }
        node.adjust(&context)
        // What leaves keeps its last frame, wherever the rest of the layout goes; what is not shown has none.
        let isStaying = { (child: Node) in (node.isLeaving || !child.isLeaving) && !child.flags.contains(.spare) }
        if context.rebase != .zero, !(node is BoundaryNode) {
            for child in node.children where !isStaying(child) { child.shiftAllFrames(by: context.rebase) }
        }
        if let boundary = node as? BoundaryNode {
            context.rebase = boundary.takeRebase()
            context.shift = context.shift + (boundary.targetFrame.origin - Point.zero)
            let rest = boundary.roundingRest
            let isForced = isOwn && (context.isDirect || rest != boundary.usedRest)
            boundary.usedRest = rest
            for child in node.children where isStaying(child) {
                visit(child, base: rest, context: context, isForced: isForced)
            }
        } else {
            for child in node.children where isStaying(child) {
                visit(child, base: corner, context: context, isForced: isOwn)
            }
        }
    }
}
