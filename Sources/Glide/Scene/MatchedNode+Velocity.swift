extension MatchedNode {
    /// How fast the node's own frame moves in the window at `time`: its anchor point and its size, per second.
    ///
    /// Layers that turn or scale count with their present look, not with how fast they turn.
    func ownVelocity(at time: Time) -> RectVector {
        let own = frameAnimator.isRunning ? frameAnimator.velocity(at: time).components : .zero
        var velocity = Size(
            width: own.x + arguments.anchor.x * own.z, height: own.y + arguments.anchor.y * own.w)
        var next = layer
        while let layer = next {
            let transform = layer.current.transform
            let moved = layer.contentVelocity(at: time)
            velocity = Size(
                width: transform.a * velocity.width + transform.c * velocity.height + moved.width,
                height: transform.b * velocity.width + transform.d * velocity.height + moved.height)
            next = layer.layer
        }
        return RectVector(components: SIMD4(velocity.width, velocity.height, own.z, own.w))
    }
}
