/// The views of one window that come or go with a transition.
@MainActor
final class Departures {
    private struct Departure {
        var element: _ViewElement
        var nodes: [Node]
        /// Whether the view fades out; else a transition of its own is under way.
        var isFade: Bool
        var finish: () -> Void

        /// Whether the way out has not ended. What moves in a view that fades, for ever perhaps, is not waited for.
        @MainActor var isUnderWay: Bool {
            isFade ? nodes.contains { $0.presence?.opacity.isRunning == true } : nodes.contains(where: \.runsBelow)
        }
    }

    private var departures: [Departure] = []

    var isEmpty: Bool { departures.isEmpty }

    /// Shows the arrival of `element` under an animation, if the transaction has one.
    func arrive(_ element: _ViewElement, in context: _ElementContext) {
        guard context.transaction.animation != nil else { return }
        if let carrier = element.transitionCarrier {
            carrier.arrive(in: context)
            return
        }
        for node in element.nodes {
            node.presence = Presence(opacity: 0)
            fade(node, to: 1, in: context)
        }
    }

    /// Sends `element` off. Answers whether it stays to be seen on its way; `finish` is called when it is out.
    func depart(_ element: _ViewElement, in context: _ElementContext, finish: @escaping () -> Void) -> Bool {
        guard context.transaction.animation != nil else { return false }
        let nodes = element.nodes
        let carrier = element.transitionCarrier
        if let carrier {
            carrier.depart(in: context)
        } else {
            for node in nodes {
                if node.presence == nil { node.presence = Presence(opacity: 1) }
                fade(node, to: 0, in: context)
            }
        }
        let departure = Departure(element: element, nodes: nodes, isFade: carrier == nil, finish: finish)
        guard departure.isUnderWay else {
            for node in nodes { node.presence = nil }
            return false
        }
        for node in nodes { setLeaving(node, true) }
        departures.append(departure)
        return true
    }

    /// Brings back an element that was leaving.
    func revive(_ element: _ViewElement, in context: _ElementContext) {
        guard let index = departures.firstIndex(where: { $0.element === element }) else { return }
        let departure = departures.remove(at: index)
        let carrier = element.transitionCarrier
        carrier?.arrive(in: context)
        for node in departure.nodes {
            setLeaving(node, false)
            if carrier == nil { fade(node, to: 1, in: context) }
        }
    }

    /// Lets go of those whose animations have ended. Answers whether there were any.
    func finishEnded() -> Bool {
        guard !departures.isEmpty else { return false }
        let ended = departures.filter { !$0.isUnderWay }
        if ended.isEmpty { return false }
        departures.removeAll { departure in ended.contains { $0.element === departure.element } }
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
            context.host.scene.run(node)
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

extension Node {
    /// Whether an animation runs at the node or below it.
    var runsBelow: Bool { isRunning || children.contains(where: \.runsBelow) }
}
