/// The views of one window that come or go with a transition.
@MainActor
final class Departures {
    private struct Departure {
        var element: _ViewElement
        var nodes: [Node]
        /// Idle once everything that the removal has set in motion has come to its end.
        var motion: AnimationCompletion
        var finish: () -> Void
    }

    @exclusivity(unchecked) private var departures: [Departure] = []

    var isEmpty: Bool { departures.isEmpty }

    /// Whether `element` is on its way out.
    func isDeparting(_ element: _ViewElement) -> Bool {
        !departures.isEmpty && departures.contains { $0.element === element }
    }

    /// Shows the arrival of `element` as its transitions say; without one it fades in, under an animation.
    func arrive(_ element: _ViewElement, in context: _ElementContext) {
        let parts = TransitionParts(of: element)
        for carrier in parts.carriers { carrier.arrive(in: context) }
        guard context.transaction.animation != nil else { return }
        for node in parts.plainNodes {
            node.endPresence()
            node.presence = Presence(opacity: 0)
            fade(node, to: 1, in: context)
        }
    }

    /// Sends `element` off. Answers whether it stays to be seen on its way; `finish` is called when it is out.
    func depart(_ element: _ViewElement, in context: _ElementContext, finish: @escaping () -> Void) -> Bool {
        let parts = TransitionParts(of: element)
        if context.transaction.animation == nil && parts.carriers.isEmpty { return false }
        let motion = AnimationCompletion(criteria: .removed) {}
        var inner = context
        inner.transaction.completions.append(motion)
        for carrier in parts.carriers { carrier.depart(in: inner) }
        if context.transaction.animation != nil {
            for node in parts.plainNodes {
                if node.presence == nil { node.presence = Presence(opacity: 1) }
                fade(node, to: 0, in: inner)
            }
        }
        let nodes = element.nodes
        guard !motion.isIdle else {
            for node in parts.plainNodes { node.endPresence() }
            return false
        }
        for node in nodes { setLeaving(node, true) }
        departures.append(Departure(element: element, nodes: nodes, motion: motion, finish: finish))
        context.host.preferences.markChanged(below: element)
        return true
    }

    /// Brings back an element that was leaving.
    func revive(_ element: _ViewElement, in context: _ElementContext) {
        guard let index = departures.firstIndex(where: { $0.element === element }) else { return }
        let departure = departures.remove(at: index)
        context.host.preferences.markChanged(below: element)
        let parts = TransitionParts(of: element)
        for carrier in parts.carriers { carrier.arrive(in: context) }
        for node in departure.nodes { setLeaving(node, false) }
        for node in parts.plainNodes { fade(node, to: 1, in: context) }
    }

    /// Lets go of those whose animations have ended. Answers whether there were any.
    func finishEnded() -> Bool {
        let ended = departures.filter(\.motion.isIdle)
        if ended.isEmpty { return false }
        departures.removeAll(where: \.motion.isIdle)
        for departure in ended { departure.finish() }
        return true
    }

    /// Forgets an element that was removed with what it stood in.
    func forget(_ element: _ViewElement) {
        if !departures.isEmpty { departures.removeAll { $0.element === element } }
    }

    private func fade(_ node: Node, to opacity: Double, in context: _ElementContext) {
        guard let presence = node.presence else { return }
        if presence.opacity.set(opacity, transaction: context.transaction, at: context.time) {
            node.animationBegan()
        } else if presence.isOpaque {
            node.presence = nil
        }
        node.markSubtreeDisplay()
    }

    private func setLeaving(_ node: Node, _ isLeaving: Bool) {
        node.isLeaving = isLeaving
        var inner = node
        while inner.isWrapper, let wrapped = inner.children.first {
            wrapped.isLeaving = isLeaving
            inner = wrapped
        }
        var outermost = node
        var outer = node.parent
        // A modifier around a leaving view leaves with it.
        while let wrapper = outer, wrapper.isWrapper {
            wrapper.isLeaving = isLeaving
            outermost = wrapper
            outer = wrapper.parent
        }
        // The geometry pass left out what was leaving.
        if !isLeaving { outermost.markGeometry() }
        node.parent?.setNeedsLayout()
        outer?.setNeedsLayout()
        node.scene?.registry.markChanged()
    }
}
