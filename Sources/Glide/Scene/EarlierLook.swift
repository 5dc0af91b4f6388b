/// Where a node was, or how a layer showed its content, before a change that people who ask for less motion see as a
/// fade from one to the other.
struct EarlierLook {
    var frame: Rect
    /// Of a layer.
    var state: LayerState?
}

extension Node {
    /// Whether changes of place are shown as fades: somebody asks for less motion.
    final var fadesInsteadOfMoving: Bool { scene?.reducesMotion ?? false }

    /// Takes note of how the node looks now, just before it changes at once: with an animation in `transaction` the one
    /// look fades into the other.
    final func fadeFromPresentLook(under transaction: Transaction, at time: Time) {
        guard transaction.animation != nil, flags.contains(.placed) || asLayer != nil else { return }
        let look = EarlierLook(frame: presentedFrame, state: asLayer?.current)
        if earlierLooks.replace(look, transaction: transaction, at: time) { animationBegan() }
        invalidateBounds()
        markDisplay()
    }

    /// Brings the fades between looks to `time`; answers whether one still runs.
    final func animateLooks(to time: Time) -> Bool {
        guard earlierLooks.isRunning else { return false }
        let runs = earlierLooks.advance(to: time)
        if !runs { invalidateBounds() }
        markDisplay()
        return runs
    }

    /// What the node draws itself, at its present place and at those from which it fades.
    final var ownInk: Rect? {
        let ink = inkBounds(in: presentedFrame)
        if earlierLooks.isEmpty { return ink }
        return earlierLooks.entries.reduce(ink) { sum, entry in
            guard let old = inkBounds(in: entry.snapshot.frame) else { return sum }
            return sum?.union(old) ?? old
        }
    }

    /// Draws the node itself, at its place or between places.
    final func drawOwn(in context: PaintContext) {
        guard let ink = ownInk, context.touches(ink) else { return }
        if earlierLooks.isEmpty || isLayer {
            draw(in: context, frame: presentedFrame)
            return
        }
        var inner = context
        inner.opacity = 1
        let canvas = context.canvas
        canvas.beginGroup(holding: ink)
        for (index, weight) in earlierLooks.weights.enumerated() where weight > 0 {
            let isNow = index == earlierLooks.entries.count
            canvas.beginGroup()
            draw(in: inner, frame: isNow ? presentedFrame : earlierLooks.entries[index].snapshot.frame)
            canvas.endGroup(opacity: weight, blend: .add)
        }
        canvas.endGroup(opacity: context.opacity)
    }
}

extension LayerNode {
    /// Draws the content in each of the ways between which the layer fades.
    final func paintLooks(in context: PaintContext) {
        let canvas = context.canvas
        let now = current
        var inner = context
        inner.opacity = 1
        canvas.beginGroup(holding: bounds)
        for (index, weight) in earlierLooks.weights.enumerated() where weight > 0 {
            canvas.beginGroup()
            showForPainting(
                index < earlierLooks.entries.count ? earlierLooks.entries[index].snapshot.state ?? now : now)
            paintLayer(in: inner)
            canvas.endGroup(opacity: weight, blend: .add)
        }
        showForPainting(now)
        canvas.endGroup(opacity: context.opacity)
    }
}
