/// A retained object of the scene: a place in the layout, and what is drawn there.
///
/// Views are values that come and go; a node stays as long as its view's identity does. It holds the answers of the
/// layout, the frame that layout gives it (the model) and the frame that is shown (presented), which differ while an
/// animation runs. Subclasses measure, place, draw, and take part in the passes.
@MainActor
class Node {
    // In the order in which passes look at them: what painting asks of every node lies together, since between two frames
    // the caches grow cold.

    // MARK: Tree

    /// The node in which this one stands. The parent clears it before it goes.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var parent: Node?
    /// In source order, leaving ones at their old place.
    @exclusivity(unchecked) nonisolated(unsafe) final private(set) var children: [Node] = []
    /// The scene that shows the node.
    final var scene: SceneGraph? { link?.scene }
    @exclusivity(unchecked) fileprivate final var link: SceneLink?
    /// The fade of a node that comes or goes with the default transition.
    @exclusivity(unchecked) final var presence: Presence?
    @exclusivity(unchecked) final var flags: NodeFlags = [.layout, .geometry, .bounds]
    /// Whether the node is a `LayerNode`: asked on every step of every pass, where a cast would cost too much.
    @exclusivity(unchecked) final fileprivate(set) var isLayer = false
    /// Whether the node is a `BoundaryNode`.
    @exclusivity(unchecked) final fileprivate(set) var isBoundary = false
    /// Whether the node has a frame of its own on screen, which is animated when it changes.
    final let tracksFrame: Bool
    /// Whether the node is on its way out: drawn, but no longer part of the layout.
    @exclusivity(unchecked) final var isLeaving = false
    /// Whether the node is a modifier around its only child: it leaves with it.
    @exclusivity(unchecked) final var isWrapper = false

    // MARK: Drawing

    /// From what the node fades where it would move otherwise.
    @exclusivity(unchecked) final var earlierLooks = Succession<EarlierLook>()
    @exclusivity(unchecked) final var subtreeBounds = Rect.zero
    /// The frame that is shown.
    @exclusivity(unchecked) final var presentedFrame = Rect.zero
    /// Where the node's own drawing was painted last, in the same space; nil if it was not.
    @exclusivity(unchecked) final var paintedRect: Rect?

    // MARK: Geometry (in the space of the nearest boundary)

    /// Upper left corner as layout gives it, not rounded.
    @exclusivity(unchecked) final var layoutOrigin = Point.zero
    /// The frame that layout gives, rounded to device pixels.
    @exclusivity(unchecked) final var targetFrame = Rect.zero
    @exclusivity(unchecked) final var frameAnimator = Animator<RectVector>()
    /// How fast a finger moves the frame, while one does and the transaction asks for it.
    @exclusivity(unchecked) final var frameTracker: GlideMotion.VelocityTracker<RectVector>?

    // MARK: Layout (the model)

    /// What the node tells its container.
    @exclusivity(unchecked) final var traits: NodeTraits?
    /// Upper left corner in the parent, in points.
    @exclusivity(unchecked) final var origin = Point.zero
    @exclusivity(unchecked) final var size = Size.zero
    @exclusivity(unchecked) final var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) final var measured = MeasureCache()

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

    /// Whether `draw` is a single step, so that half of its opacity is the same as half of all that it draws.
    var drawsInOneStep: Bool { false }

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

    /// Whether `adjust` does anything.
    var adjustsGeometry: Bool { false }

    /// Changes the surroundings in which the geometry of the nodes below is decided; for nodes that say that they adjust.
    func adjust(_ context: inout GeometryContext) {}

    /// Called when the presented frame has changed.
    func presentedFrameChanged() {
        markDisplay()
    }

    /// Called while a child comes or goes by fading.
    func contentFades() {}

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
        let (gone, isReordered) = compareChildren(with: new)
        for child in gone {
            scene?.removed(child)
            child.parent = nil
            child.enter(nil)
        }
        if !gone.isEmpty { scene?.dropForgotten() }
        if isReordered { scene?.damageAll(of: self) }
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

    /// The children that are not among `new`, and whether the others stand in another order there. Marks instead of sets: a
    /// list that scrolls has new children all the time.
    private func compareChildren(with new: [Node]) -> (gone: [Node], isReordered: Bool) {
        for child in children { child.flags.insert(.wasChild) }
        for child in new { child.flags.insert(.isNewChild) }
        var gone: [Node] = []
        var isReordered = false
        var place = 0
        for child in children where !child.flags.contains(.isNewChild) && child.parent === self { gone.append(child) }
        for child in new where child.flags.contains(.wasChild) {
            while place < children.count, !children[place].flags.contains(.isNewChild) { place += 1 }
            if place >= children.count || children[place] !== child {
                isReordered = true
                break
            }
            place += 1
        }
        for child in children { child.flags.subtract([.wasChild, .isNewChild]) }
        for child in new { child.flags.subtract([.wasChild, .isNewChild]) }
        return (gone, isReordered)
    }

    private func enter(_ new: SceneGraph?) {
        if scene === new { return }
        if let scene {
            willLeave(scene)
            scene.forget(self)
            paintedRect = nil
            cancelAnimations()
        }
        link = new?.link
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

    /// Makes the node the root of `scene`.
    final func setScene(_ scene: SceneGraph) {
        link = scene.link
        didEnter(scene)
    }

    /// The node as a boundary, if it is one.
    final var asBoundary: BoundaryNode? { isBoundary ? unsafeDowncast(self, to: BoundaryNode.self) : nil }

    /// Says that the node is a `LayerNode`.
    final func becomeLayer() {
        isLayer = true
    }

    /// Says that the node is a `BoundaryNode`.
    final func becomeBoundary() {
        isBoundary = true
    }
}
