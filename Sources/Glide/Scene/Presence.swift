/// The coming or going of a node: its fade, and whether it is still wanted.
@MainActor
final class Presence {
    /// 1 is wholly there.
    @exclusivity(unchecked) var opacity: AnimatedValue<Double>
    /// Whether the matched geometry group draws the node, weighed against its other members.
    @exclusivity(unchecked) var isDrawnElsewhere = false
    /// Whether some view in flight below must keep its full weight, so that the fade goes to the parts.
    @exclusivity(unchecked) var holdsDissolvingMember = false

    init(opacity: Double) {
        self.opacity = AnimatedValue(opacity, unit: 128)
    }

    /// The shown opacity, which an overshooting spring never takes out of 0…1.
    var shownOpacity: Double { min(1, max(0, opacity.presented)) }
    var isOpaque: Bool { shownOpacity >= 1 }

    func animate(_ node: Node, to time: Time) -> Bool {
        let before = shownOpacity
        let runs = opacity.advance(to: time)
        if shownOpacity != before {
            node.markSubtreeDisplay()
            node.parent?.contentFades()
        }
        return runs
    }

    func paint(_ node: Node, in context: PaintContext) {
        let opacity = shownOpacity
        if holdsDissolvingMember {
            var faded = context
            faded.opacity *= opacity
            node.paintContent(in: faded)
            return
        }
        guard opacity > 0 else { return }
        context.canvas.beginGroup(holding: node.groupBounds)
        node.paintContent(in: context)
        context.canvas.endGroup(opacity: opacity, blend: .over)
    }

    func listAnimations(of node: Node, into list: inout [RunningAnimation], at time: Time) {
        guard opacity.isRunning else { return }
        list.append(opacity.listing(node: node.kind, attribute: "presence", at: time))
    }
}

extension Node {
    /// Ends the coming or going of the node: who waits for it is told.
    func endPresence() {
        presence?.opacity.cancel()
        presence = nil
    }

    /// Says that everything drawn at and below the node must be drawn again.
    func markSubtreeDisplay() {
        if inkBounds(in: presentedFrame) != nil || isLayer { markDisplay() }
        if isLayer { return }
        for child in children { child.markSubtreeDisplay() }
    }
}
