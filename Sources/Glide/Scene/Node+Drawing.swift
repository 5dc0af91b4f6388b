extension Node {
    /// Says that what the node draws differs from what was painted.
    final func markDisplay() {
        guard let scene else { return }
        // Where the bounds are out of date they are found anew anyway, once for many changes.
        if !flags.contains(.bounds), let ink = ownInk { growBounds(by: ink) }
        if flags.contains(.display) { return }
        flags.insert(.display)
        scene.display(self)
    }

    /// Says that what is drawn at and below the node may cover less or other parts.
    final func invalidateBounds() {
        var node: Node? = self
        while let current = node, !current.flags.contains(.bounds) || current === self {
            current.flags.insert(.bounds)
            node = current.parent
        }
    }

    /// Widens the bounds of the nodes above so that they hold `rect`, which is cheaper than computing them again while
    /// something moves. They shrink again when the layout changes.
    final func growBounds(by rect: Rect) {
        var rect = rect
        var node: Node? = self
        while let current = node {
            if current.flags.contains(.bounds) { return }
            if current !== self, let layer = current.asLayer {
                rect = layer.outerBounds(of: rect)
            }
            if current.subtreeBounds.contains(rect) { return }
            current.subtreeBounds = current.subtreeBounds.union(rect)
            node = current.parent
        }
    }

    /// Says that what is drawn at and below the node has moved: its own bounds are found anew, those above only grow, which
    /// is cheaper from frame to frame. They shrink again when the layout changes.
    ///
    /// Below a layer that shows its content in another way all are found anew: its picture is as large as they are, and a
    /// projection shows nothing of content that reaches behind the eye.
    final func moveBounds() {
        flags.insert(.bounds)
        if isBelowEffect {
            parent?.invalidateBounds()
            return
        }
        var rect = bounds
        var node = parent
        while let current = node {
            if current.flags.contains(.bounds) || rect.isEmpty { return }
            if let layer = current.asLayer { rect = layer.outerBounds(of: rect) }
            if !current.subtreeBounds.contains(rect) { current.subtreeBounds = current.subtreeBounds.union(rect) }
            node = current.parent
        }
    }

    /// Whether some layer above does more than move and cut off what it shows.
    private var isBelowEffect: Bool {
        var node = parent
        while let current = node {
            if let layer = current.asLayer, !layer.isPlain { return true }
            node = current.parent
        }
        return false
    }

    /// What is drawn at and below the node, in the space of its frame.
    final var bounds: Rect {
        if flags.contains(.bounds) {
            var result = ownInk ?? .zero
            if let layer = asLayer {
                var inner = Rect.zero
                for child in children { inner = inner.union(child.bounds) }
                result = result.union(layer.outerBounds(of: inner))
            } else {
                for child in children { result = result.union(child.bounds) }
            }
            subtreeBounds = result
            flags.remove(.bounds)
        }
        return subtreeBounds
    }

    /// What a group of what is drawn at and below the node has to hold, in the space of its frame; nil if that is not
    /// known, because members of a matched geometry group are drawn with it, wherever they are.
    final var groupBounds: Rect? { flags.contains(.drawsGroup) ? nil : bounds }

    /// Draws the node and what is below it, where the region to paint is touched.
    final func paint(in context: PaintContext) {
        if let stop = context.stop, stop.stops(at: self) { return }
        guard flags.contains(.drawsGroup) || context.touches(bounds) else { return }
        if let presence, !presence.isOpaque, !presence.isDrawnElsewhere {
            presence.paint(self, in: context)
        } else {
            paintContent(in: context)
        }
    }

    /// Draws the node and what is below it, without the fade of coming and going.
    final func paintContent(in context: PaintContext) {
        if let layer = asLayer {
            if let stop = context.stop, layer.drawsAside, stop.isBelow(layer) {
                paintUnlayered(in: context)
            } else if earlierLooks.isEmpty || flags.contains(.drawsGroup) {
                layer.paintLayer(in: context)
            } else {
                layer.paintLooks(in: context)
            }
        } else {
            paintUnlayered(in: context)
        }
    }

    /// Draws the node itself and then its children.
    final func paintUnlayered(in context: PaintContext) {
        drawOwn(in: context)
        for child in paintOrder { child.paint(in: context) }
    }
}
