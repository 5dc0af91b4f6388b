/// A retained object of the scene: a place in the layout, and what is drawn there.
///
/// Views are values that come and go; a node stays as long as its view's identity does. It holds the answers of the
/// layout, the frame that layout gives it (the model) and the frame that is shown (presented), which differ while an
/// animation runs. Subclasses measure, place, draw, and take part in the passes.
@MainActor
class Node {
    // MARK: Tree

    /// The node in which this one stands. The parent clears it before it goes.
    nonisolated(unsafe) unowned(unsafe) final var parent: Node?
    /// In source order, leaving ones at their old place.
    nonisolated(unsafe) final private(set) var children: [Node] = []
    /// The scene that shows the node.
    final weak var scene: SceneGraph?
    /// Whether the node is on its way out: drawn, but no longer part of the layout.
    final var isLeaving = false
    /// Whether the node is a modifier around its only child: it leaves with it.
    final var isWrapper = false
    /// What the node tells its container.
    final var traits: NodeTraits?
    /// The fade of a node that comes or goes with the default transition.
    final var presence: Presence?

    // MARK: Layout (the model)

    final var flags: NodeFlags = [.layout, .geometry, .bounds]
    final var measured = MeasureCache()
    /// Upper left corner in the parent, in points.
    final var origin = Point.zero
    final var size = Size.zero
    final var proposal = ProposedViewSize.unspecified

    // MARK: Geometry (in the space of the nearest boundary)

    /// Upper left corner as layout gives it, not rounded.
    final var layoutOrigin = Point.zero
    /// The frame that layout gives, rounded to device pixels.
    final var targetFrame = Rect.zero
    /// The frame that is shown.
    final var presentedFrame = Rect.zero
    final var frameAnimator = Animator<RectVector>()
    /// How fast a finger moves the frame, while one does and the transaction asks for it.
    final var frameTracker: GlideMotion.VelocityTracker<RectVector>?
    /// Whether the node is a `LayerNode`: asked on every step of every pass, where a cast would cost too much.
    final fileprivate(set) var isLayer = false
    /// Whether the node has a frame of its own on screen, which is animated when it changes.
    final let tracksFrame: Bool

    // MARK: Drawing

    /// Where the node's own drawing was painted last, in the same space; nil if it was not.
    final var paintedRect: Rect?
    /// From what the node fades where it would move otherwise.
    final var earlierLooks = Succession<EarlierLook>()
    final var subtreeBounds = Rect.zero

    init(tracksFrame: Bool = false) {
        self.tracksFrame = tracksFrame
    }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    // MARK: For subclasses

    /// The name of the node in listings.
    var kind: String { "\(type(of: self))" }

    /// The size the node would take for `proposal`. The default is that of a ZStack: as large as the largest child.
    func measure(_ proposal: ProposedViewSize) -> Size {
        var result = Size.zero
        for child in children where takesRoom(child) {
            let size = child.sizeThatFits(proposal)
            result = Size(width: max(result.width, size.width), height: max(result.height, size.height))
        }
        return result
    }

    /// Places the children inside `size`. The default puts every child at the origin with the node's own proposal.
    func placeChildren() {
        for child in children where takesRoom(child) { child.place(at: .zero, proposal: proposal) }
    }

    /// Whether `child` counts in the layout: one that is leaving does not, unless the node leaves together with it.
    private func takesRoom(_ child: Node) -> Bool { !child.isLeaving || isLeaving }

    /// The place of an alignment guide that the node or its content sets when it answers `size` to `proposal`, or nil.
    /// The default asks an only child, to which it hands the offer on.
    func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        children.count == 1 ? children[0].explicitGuide(key, size: size, proposal: proposal) : nil
    }

    /// How much distance the node prefers to others in a stack.
    var viewSpacing: ViewSpacing {
        isWrapper && children.count == 1 ? children[0].viewSpacing : ViewSpacing()
    }

    /// Whether the children's places are mirrored where reading goes from right to left.
    var mirrorsChildren: Bool { true }

    /// The children that are shown: what is not among them is neither drawn nor met by presses.
    var shownChildren: [Node] { children }

    /// The children among which the keyboard's focus goes: those that are shown, of which a pager leaves out other pages.
    var focusChildren: [Node] { shownChildren }

    /// Whether containers see the layout priority of the child instead of one of the node's own.
    var forwardsLayoutPriority: Bool { false }

    /// Whether the node only changes how its child is seen or met, not its size or place in the layout.
    var isTransparent: Bool { false }

    /// What the node draws, may reach beyond `frame` (a stroke, a glyph's overhang).
    func inkBounds(in frame: Rect) -> Rect? { nil }

    /// The colour of every pixel of `rect`, in the space of the node's frame, if the node itself draws all of them in one.
    func evenColor(in rect: Rect) -> Color.Resolved? { nil }

    /// Draws the node itself, not its children, in `frame`.
    func draw(in context: PaintContext, frame: Rect) {}

    /// Whether a press at `point` (in the space of the node's frame) meets something of the node's own.
    func hits(_ point: Point) -> Bool { false }

    /// Whether the traits of an only child stay inside: it is content of the node's own, not something it wraps.
    var keepsTraits: Bool { false }

    /// The child whose traits count as the node's own: the only one, if the node is a modifier around it.
    var traitSource: Node? { children.count == 1 && !keepsTraits ? children[0] : nil }

    /// The children in drawing order: by z-index, equal ones in source order.
    var paintOrder: [Node] {
        let shown = shownChildren
        guard NodeTraits.usesZIndex, shown.count > 1, shown.contains(where: { $0.zIndex != 0 }) else { return shown }
        return shown.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    /// Whether presses can meet the node or what is below it.
    var allowsHitTesting: Bool { true }

    /// Brings the node's running animations to `time`; answers whether one still runs.
    func animate(to time: Time) -> Bool {
        animateFrame(to: time)
    }

    /// Ends the node's animations at once, because the node is gone: who waits for them is told. Subclasses with
    /// animated attributes end theirs too.
    func cancelAnimations() {
        frameAnimator.cancel()
        presence?.opacity.cancel()
        earlierLooks.cancel()
    }

    /// Changes the surroundings in which the geometry of the nodes below is decided.
    func adjust(_ context: inout GeometryContext) {}

    /// Called when the presented frame has changed.
    func presentedFrameChanged() {
        markDisplay()
    }

    /// Called after the node has come into a scene.
    func didEnter(_ scene: SceneGraph) {}

    /// Called before the node leaves its scene for good.
    func willLeave(_ scene: SceneGraph) {}

    /// Adds a line for every running animation of the node.
    func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        if frameAnimator.isRunning {
            list.append(
                RunningAnimation(
                    node: kind, attribute: "frame", value: presentedFrame.description,
                    velocity: frameAnimator.velocity(at: time).rect.description, target: targetFrame.description,
                    animation: frameAnimator.animation.map { "\($0)" } ?? ""))
        }
        presence?.listAnimations(of: self, into: &list, at: time)
        for entry in earlierLooks.entries {
            list.append(entry.remaining.listing(node: kind, attribute: "earlier look", at: time))
        }
    }

    // MARK: Children

    /// Makes `new` the children. Those that are no longer among them leave the scene.
    ///
    /// - Parameter isInLayout: whether the node places its children right now, so that it need not be laid out again.
    final func setChildren(_ new: [Node], isInLayout: Bool = false) {
        if new.elementsEqual(children, by: { $0 === $1 }) { return }
        let staying = Set(new.map { ObjectIdentifier($0) })
        for child in children where !staying.contains(ObjectIdentifier(child)) && child.parent === self {
            scene?.removed(child)
            child.parent = nil
            child.enter(nil)
        }
        let known = Set(children.map { ObjectIdentifier($0) })
        let kept = children.filter { staying.contains(ObjectIdentifier($0)) }
        let keptNow = new.filter { known.contains(ObjectIdentifier($0)) }
        if !kept.elementsEqual(keptNow, by: { $0 === $1 }) { scene?.damageAll(of: self) }
        children = new
        for child in new {
            if child.parent !== self {
                child.parent = self
                child.flags.formUnion([.layout, .geometry, .bounds])
            }
            child.enter(scene)
        }
        if !isInLayout { setNeedsLayout() }
        invalidateBounds()
        markGeometry()
        for child in new where child.flags.contains(.descendantGeometry) || child.flags.contains(.geometry) {
            flags.insert(.descendantGeometry)
        }
    }

    private func enter(_ new: SceneGraph?) {
        if scene === new { return }
        if let scene {
            willLeave(scene)
            scene.forget(self)
            paintedRect = nil
            flags.subtract([.display, .running])
            cancelAnimations()
        }
        scene = new
        if let new {
            didEnter(new)
            markDisplay()
            if isRunning { new.run(self) }
        }
        for child in children { child.enter(new) }
    }

    /// Whether an animation of the node runs. Subclasses with animated attributes add theirs.
    var isRunning: Bool { frameAnimator.isActive || presence?.opacity.isRunning == true || earlierLooks.isRunning }
}

extension Node {
    /// The node as a layer, if it is one.
    final var asLayer: LayerNode? { isLayer ? unsafeDowncast(self, to: LayerNode.self) : nil }

    /// Says that the node is a `LayerNode`.
    final func becomeLayer() {
        isLayer = true
    }
}
