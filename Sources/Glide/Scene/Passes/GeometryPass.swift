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
        if isOwn {
            node.invalidateBounds()
            node.scene?.geometryMoved()
            if node.tracksFrame {
                node.retarget(to: context.snapped(Rect(origin: corner, size: node.size)), in: context)
            } else {
                node.flags.insert(.placed)
            }
        }
        if node.isBoundary || node.adjustsGeometry || context.rebase != .zero {
            return visitInOtherContext(below: node, corner: corner, context: context, isOwn: isOwn)
        }
        for child in node.children where isStaying(child, in: node) {
            visit(child, base: corner, context: context, isForced: isOwn)
        }
    }

    /// What leaves keeps its last frame, wherever the rest of the layout goes; what is not shown has none.
    private static func isStaying(_ child: Node, in node: Node) -> Bool {
        (node.isLeaving || !child.isLeaving) && !child.flags.contains(.spare)
    }

    private static func visitInOtherContext(below node: Node, corner: Point, context: GeometryContext, isOwn: Bool) {
        var context = context
        if node.adjustsGeometry { node.adjust(&context) }
        if context.rebase != .zero, !node.isBoundary {
            for child in node.children where !isStaying(child, in: node) { child.shiftAllFrames(by: context.rebase) }
        }
        var base = corner
        var isForced = isOwn
        if let boundary = node.asBoundary {
            context.rebase = boundary.takeRebase()
            context.shift = context.shift + (boundary.targetFrame.origin - Point.zero)
            base = boundary.roundingRest
            isForced = isOwn && (context.isDirect || base != boundary.usedRest)
            boundary.usedRest = base
            boundary.usedShift = context.shift
        }
        for child in node.children where isStaying(child, in: node) {
            visit(child, base: base, context: context, isForced: isForced)
        }
    }
}
