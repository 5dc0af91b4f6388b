/// A layer whose content has a coordinate space of its own, which starts at the layer's upper left corner.
///
/// Frames below are relative to it: when the boundary moves, its content goes along as one piece.
class BoundaryNode: LayerNode {
    init() {
        super.init(tracksFrame: true)
        becomeBoundary()
    }

    /// Where the content's origin lies, relative to the boundary's upper left corner; a scroll offset, negated.
    var contentOffset: Size { .zero }

    /// By how much the content's space has moved under what is seen since the last geometry pass, which forgets it.
    func takeRebase() -> Size { .zero }

    override var isPlain: Bool { current.transform.isTranslation && current.opacity == 1 }

    /// How fast the content moves within the boundary, in points per second.
    func offsetVelocity(at time: Time) -> Size { .zero }

    override func contentVelocity(at time: Time) -> Size {
        let own = frameAnimator.isRunning ? frameAnimator.velocity(at: time).components : .zero
        return Size(width: own.x, height: own.y) + offsetVelocity(at: time)
    }

    // The content's space has places of its own, which need not lie within the boundary.
    override var mirrorsChildren: Bool { false }

    override var layoutTransform: Transform {
        Transform(translation: targetFrame.origin + contentOffset - Point.zero)
    }

    /// Where layout's corner lies in the content's space: off by what rounding the boundary to pixels took. Content is
    /// rounded from there, so that its edges fall on the same pixels as without the boundary.
    final var roundingRest: Point { Point.zero + (layoutOrigin - targetFrame.origin) }

    /// The rest that the content was rounded with last.
    @exclusivity(unchecked) final var usedRest = Point.zero
    /// Where the last geometry pass took the content's space to be in the window (`GeometryContext.shift`).
    @exclusivity(unchecked) final var usedShift = Size.zero

    /// Brings the layer up to date with the presented frame and the content's offset.
    func updateLayer() {
        let corner = presentedFrame.origin + contentOffset
        show(LayerState(transform: Transform(translation: corner - Point.zero)))
    }

    override func presentedFrameChanged() {
        super.presentedFrameChanged()
        updateLayer()
    }
}
