extension Node {
    /// Says that the node moved in its parent or changed its size.
    final func markGeometry() {
        flags.insert(.geometry)
        var node = parent
        while let current = node, !current.flags.contains(.descendantGeometry) {
            current.flags.insert(.descendantGeometry)
            node = current.parent
        }
        scene?.requestFrame()
    }

    /// Takes the frame that layout gives, moving there from the old one if the transaction says so.
    final func retarget(to frame: Rect, in context: GeometryContext) {
        guard flags.contains(.placed), !context.isDirect else {
            flags.insert(.placed)
            frameAnimator.cancel()
            targetFrame = frame
            setPresentedFrame(frame)
            return
        }
        if context.rebase != .zero { shiftFrames(by: context.rebase) }
        if !context.isSnapped { scene?.standsBetweenPixels(self) }
        if frame == targetFrame { return }
        if fadesInsteadOfMoving {
            if isSeenToMove { fadeFromPresentLook(under: context.transaction, at: context.time) }
            targetFrame = frame
            setPresentedFrame(frame)
            return
        }
        let change = RectVector(frame) - RectVector(targetFrame)
        targetFrame = frame
        let speed = frameTracker?.velocity(at: context.time)
        if context.transaction.tracksVelocity {
            if frameTracker == nil { frameTracker = GlideMotion.VelocityTracker() }
            frameTracker?.add(RectVector(frame), at: context.time)
        } else {
            frameTracker = nil
        }
        frameAnimator.shift(
            by: change, transaction: context.transaction, at: context.time, modelVelocity: speed)
        if frameAnimator.isActive { animationBegan() }
        if !frameAnimator.isRunning { setPresentedFrame(frame) }
    }

    /// Brings the frame to `time`; answers whether it still moves.
    final func animateFrame(to time: Time) -> Bool {
        var runs = presence?.animate(self, to: time) ?? false
        if animateLooks(to: time) { runs = true }
        guard frameAnimator.isActive else { return runs }
        if frameAnimator.advance(to: time) { runs = true }
        if frameAnimator.isRunning {
            setPresentedFrame((RectVector(targetFrame) + frameAnimator.offset(at: time)).shownRect)
        } else {
            setPresentedFrame(targetFrame)
        }
        return runs
    }

    /// Moves the node's frames along with the space that they are in.
    private func shiftFrames(by shift: Size) {
        targetFrame.origin = targetFrame.origin + shift
        presentedFrame.origin = presentedFrame.origin + shift
        presentedFrameChanged()
    }

    /// Moves the frames at and below the node along with the space that they are in, where layout does not.
    final func shiftAllFrames(by shift: Size) {
        layoutOrigin = layoutOrigin + shift
        if tracksFrame { shiftFrames(by: shift) }
        invalidateBounds()
        if isBoundary { return }
        for child in children { child.shiftAllFrames(by: shift) }
    }

    /// Whether a change of the node's frame is a change of what is seen: it draws something, or holds what does.
    private var isSeenToMove: Bool { inkBounds(in: presentedFrame) != nil || isBoundary }

    private func setPresentedFrame(_ frame: Rect) {
        if frame == presentedFrame { return }
        presentedFrame = frame
        presentedFrameChanged()
    }

    /// The nearest layer above, whose content space the node's frame is in.
    final var layer: LayerNode? {
        var node = parent
        while let current = node {
            if let layer = current.asLayer { return layer }
            node = current.parent
        }
        return nil
    }

    /// The map from the space of the node's frame to the window.
    ///
    /// - Parameter asPainted: as it was in the frame painted last, instead of now.
    final func windowTransform(asPainted: Bool = false) -> Transform {
        var result = Transform.identity
        var next = layer
        while let layer = next {
            result = result.concatenating(asPainted ? layer.painted.transform : layer.current.transform)
            next = layer.layer
        }
        return result
    }

    /// Where `rect`, in the space of the node's frame, is seen in the window; clipped by the layers above.
    final func windowBounds(of rect: Rect, asPainted: Bool = false) -> Rect {
        var result = rect
        var next = layer
        while let layer = next {
            let state = asPainted ? layer.painted : layer.current
            result = state.covered(result)
            if result.isEmpty { return .zero }
            next = layer.layer
        }
        return result
    }

    /// Whether something that the node draws can be seen in the window, as far as layers, clips and hidden views say.
    final var canBeSeen: Bool {
        guard let scene, let ink = ownInk else { return false }
        if windowBounds(of: ink).intersection(Rect(origin: .zero, size: scene.size)).isEmpty { return false }
        var node = self
        while let above = node.parent {
            if node.flags.contains(.spare) || above.shownChildren.isEmpty { return false }
            if let layer = above.asLayer, layer.current.opacity <= 0, !layer.holdsDissolvingMember { return false }
            node = above
        }
        return true
    }

    /// The presented frame in window coordinates: the bounding box where it is turned or scaled.
    final var windowFrame: Rect {
        let frame = tracksFrame ? presentedFrame : contentFrame
        return frame.applying(windowTransform())
    }

    /// For a node without a frame of its own: where its layout stands.
    final var contentFrame: Rect { Rect(origin: layoutOrigin, size: size) }
}

extension RectVector {
    /// The frame; extents that an overshoot made negative are 0.
    var shownRect: Rect {
        Rect(x: components.x, y: components.y, width: max(0, components.z), height: max(0, components.w))
    }
}
