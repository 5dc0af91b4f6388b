/// A node that shows what is below it in another way: moved, turned, clipped, faded.
///
/// The content below is laid out as if the layer were not there. Subclasses set `current` when their attributes change.
class LayerNode: Node {
    /// As it is to be shown now.
    @exclusivity(unchecked) private(set) final var current = LayerState()
    /// As it was in the frame painted last.
    @exclusivity(unchecked) final var painted = LayerState()
    /// What the layer covered in the frame painted last, in its own space.
    @exclusivity(unchecked) final var paintedBounds = Rect.zero

    /// Counts the changes of what is drawn below.
    @exclusivity(unchecked) final var contentSerial = 0
    /// The damage pass that found a change below last.
    @exclusivity(unchecked) final var damageSerial = 0
    /// Whether a matched geometry group is drawn below, whose other members must not be faded with this layer: the fade
    /// goes to the parts instead.
    @exclusivity(unchecked) final var holdsDissolvingMember = false

    override init(tracksFrame: Bool = false) {
        super.init(tracksFrame: tracksFrame)
        becomeLayer()
    }

    /// A layer only from `becomeLayer()` on: until then it is a node like others, and costs no more.
    init(laterWithFrame tracksFrame: Bool) {
        super.init(tracksFrame: tracksFrame)
    }

    /// Takes note that what is shown now is painted.
    final func takePainted() {
        painted = current
        paintedBounds = bounds
    }

    /// Takes a new way of showing the content.
    final func show(_ state: LayerState) {
        if state == current { return }
        if state.transform != current.transform { scene?.geometryMoved() }
        current = state
        if movesOthers { scene?.noteMovement() }
        if !flags.contains(.bounds) { moveBounds() }
        markDisplay()
    }

    /// Whether the content may hold sources of matched geometry groups, which move with it.
    var movesOthers: Bool { true }

    /// Where `rect` of the content's space lies in the layer's own.
    final func outerBounds(of rect: Rect) -> Rect {
        earlierLooks.entries.reduce(current.covered(rect)) { sum, entry in
            sum.union(entry.snapshot.state?.covered(rect) ?? .zero)
        }
    }

    /// Takes a state only to paint with it.
    final func showForPainting(_ state: LayerState) {
        current = state
    }

    /// The transform as it is when everything has come to rest, from which the geometry is told to views. What the
    /// layer shows now, if subclasses do not know better.
    var layoutTransform: Transform { current.transform }

    /// Whether the layer does no more than move its content and cut it off at a rectangle, as it does now.
    var isPlain: Bool { false }

    /// Whether a change of how the content is shown may be shown by moving its pixels: a viewport that scrolls.
    var movesPixels: Bool { false }

    /// Whether the content is first drawn into a picture that is kept.
    var drawsAside: Bool { false }

    /// How fast the layer moves its content at `time`, in points per second of the layer's own space.
    func contentVelocity(at time: Time) -> Size { .zero }

    /// Draws the content in the layer's way.
    func paintLayer(in context: PaintContext) {
        guard current.opacity > 0 || holdsDissolvingMember else { return }
        let isFaded = current.opacity < 1 && !holdsDissolvingMember
        context.canvas.save()
        if let clip = current.clip { clipContent(in: context, to: clip) }
        if isFaded { context.canvas.beginGroup(holding: groupBounds) }
        context.canvas.concatenate(current.transform)
        var inner = context.entering(current)
        if holdsDissolvingMember { inner.opacity *= current.opacity }
        paintUnlayered(in: inner)
        if isFaded { context.canvas.endGroup(opacity: current.opacity, blend: .over) }
        context.canvas.restore()
    }

    /// Whether a press at `point` falls on the part that can be seen.
    func clipContains(_ point: Point, clip: Rect) -> Bool {
        clip.contains(point)
    }

    /// Where in the content `point` of the layer's own space lies; nil where the content cannot be hit.
    func contentPoint(_ point: Point) -> Point? {
        current.transform.inverse.map { point.applying($0) }
    }

    /// Clips the drawing to the layer's clip. The default takes the rectangle.
    func clipContent(in context: PaintContext, to clip: Rect) {
        context.canvas.clip(to: clip)
    }
}
