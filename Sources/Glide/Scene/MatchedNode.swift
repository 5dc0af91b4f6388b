/// A member of a matched geometry group: shows its content at the frame that the group shares.
///
/// For its parent it is as if it were not there. The content below is laid out again with the shared size and stands
/// where the anchors meet.
final class MatchedNode: BoundaryNode {
    /// What the view says of its part in the group.
    struct Arguments {
        var key: MatchedGeometryRegistry.Key
        var properties: MatchedGeometryProperties
        var anchor: UnitPoint
        var isSource: Bool
    }

    @exclusivity(unchecked) private(set) var arguments: Arguments
    /// Counts up over all nodes: the newest source of a group wins.
    @exclusivity(unchecked) private(set) var age: Int
    /// The group the node belongs to, while it stands in a scene.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) fileprivate(set) var group: MatchedGeometryGroup?
    /// Where the content stands in the layer's space while the group places it, else nil.
    @exclusivity(unchecked) private var place: Rect?
    /// What the content was offered for that place.
    @exclusivity(unchecked) private var placeProposal = ProposedViewSize.zero
    /// The frame the content follows without its own way there: the shared one; nil at its own place.
    @exclusivity(unchecked) private var target: RectVector?
    /// How far the content is from what it follows, while it travels there by itself: another group, or home.
    @exclusivity(unchecked) private var travel = Animator<RectVector>()
    /// Whether the node follows another frame since the last update.
    @exclusivity(unchecked) private(set) var hasChangedCourse = false
    @exclusivity(unchecked) private static var lastAge = 0
    /// Says where in the tree of views the node stands, for warnings.
    @exclusivity(unchecked) var describePlace: () -> String = { "" }
    /// The transaction under which a change of place in the next frame is shown as a fade.
    @exclusivity(unchecked) var fadeNextPlace: Transaction?

    init(_ arguments: Arguments) {
        self.arguments = arguments
        Self.lastAge += 1
        age = Self.lastAge
    }

    override var kind: String { "matchedGeometry" }
    override var movesOthers: Bool { scene?.registry.hasNestedMembers ?? false }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    /// The size of the content as it is shown.
    var shownSize: Size { place?.size ?? presentedFrame.size }

    override var layoutTransform: Transform { place == nil ? super.layoutTransform : current.transform }

    /// Takes new arguments.
    func update(_ new: Arguments) {
        let old = arguments
        arguments = new
        guard
            old.key != new.key || old.isSource != new.isSource || old.anchor != new.anchor
                || old.properties != new.properties
        else { return }
        let types = (type(of: old.key.id.base), type(of: new.key.id.base))
        if types.0 != types.1 {
            let place = describePlace()
            Warnings.warnOnce(
                "matched-type-\(place)",
                "matchedGeometryEffect: the id changed its type from \(types.0) to \(types.1); ids of different types "
                    + "never match, even where they print alike. In \(place)")
        }
        if old.key != new.key, let scene {
            scene.registry.remove(self)
            group = scene.registry.add(self)
        }
        hasChangedCourse = true
        scene?.registry.markChanged()
        scene?.requestFrame()
    }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        group = scene.registry.add(self)
    }

    override func willLeave(_ scene: SceneGraph) {
        scene.registry.remove(self)
        group = nil
        super.willLeave(scene)
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        travel.cancel()
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        // Also while the group places the content: what is new in there may be a source itself, and needs a frame.
        children.first?.place(at: .zero, proposal: place == nil ? proposal : placeProposal)
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        children.first?.explicitGuide(key, size: size, proposal: proposal)
    }

    override func updateLayer() {
        let frame = place ?? presentedFrame
        if let transaction = fadeNextPlace, let scene {
            fadeNextPlace = nil
            let isSame = frame.origin == Point.zero.applying(current.transform)
            if !isSame { fadeFromPresentLook(under: transaction, at: scene.time) }
        }
        show(LayerState(transform: Transform(translation: frame.origin - Point.zero)))
    }

    // MARK: Placing

    /// The node's own frame as layout shows it, as anchor point in the window and size.
    var ownVector: RectVector {
        let point = presentedFrame.point(at: arguments.anchor).applying(windowTransform())
        return RectVector(Rect(origin: point, size: presentedFrame.size))
    }

    /// Shows the content at the shared `vector`: an anchor point in the window and a size.
    ///
    /// Answers whether the content is still on a way of its own to that frame.
    func follow(_ vector: RectVector, time: Time) -> Bool {
        target = vector
        if travel.isActive, travel.advance(to: time) {
            show(at: vector + travel.offset(at: time), time: time)
            return true
        }
        show(at: vector, time: time)
        return false
    }

    /// Sets out for the frame that the node follows since the update at hand, as `transaction` says; answers whether
    /// it travels.
    func changeCourse(to new: RectVector, transaction: Transaction, at time: Time) -> Bool {
        hasChangedCourse = false
        guard flags.contains(.placed) else { return false }
        travel.shift(by: new - (target ?? ownVector), transaction: transaction, at: time)
        target = new
        return travel.isActive
    }

    private func show(at vector: RectVector, time: Time) {
        guard let child = children.first else { return }
        // What is placed here is laid out here too, and nothing above has to come back to it.
        flags.insert(.descendantGeometry)
        // What is below says that its bounds are others, up to here; at the end those above learn of it.
        let hadBounds = !flags.contains(.bounds)
        flags.insert(.bounds)
        defer { if hadBounds { moveBounds() } }
        let frame = presentedFrame
        placeProposal =
            arguments.properties.contains(.size)
            ? ProposedViewSize(width: vector.components.z, height: vector.components.w) : proposal
        let size = child.sizeThatFits(placeProposal)
        child.place(at: .zero, proposal: placeProposal)
        var origin = frame.origin
        if arguments.properties.contains(.position) {
            let window = Point(x: vector.components.x, y: vector.components.y)
            guard let back = windowTransform().inverse else {
                flags.remove(.descendantGeometry)
                child.markGeometry()
                return
            }
            let point = window.applying(back)
            origin = Point(
                x: point.x - arguments.anchor.x * size.width, y: point.y - arguments.anchor.y * size.height)
        }
        place = Rect(origin: origin, size: size)
        layOutContent(isDirect: true, time: time)
        updateLayer()
    }

    /// Whether the group has placed the content until now and the node's own frame still moves: the content goes along
    /// with it, for its parts have no motion of their own to go on with.
    var catchesUp: Bool { place != nil && frameAnimator.isRunning }

    /// Whether the content is on a way of its own to what it follows, or somebody waits for the end of one.
    var travels: Bool { travel.isActive }

    /// Shows the content at its own place again.
    func unfollow(time: Time) {
        hasChangedCourse = false
        if travel.isActive { travel.cancel() }
        guard place != nil else { return }
        place = nil
        target = nil
        flags.insert(.descendantGeometry)
        children.first?.place(at: .zero, proposal: proposal)
        layOutContent(isDirect: true, isSnapped: true, time: time)
        updateLayer()
    }

    /// Leaves the shared frame, which is no more; answers whether the content travels to its own place.
    func goHome(
        from shared: RectVector, velocity: RectVector, transaction: Transaction, at time: Time
    ) -> Bool {
        guard place != nil else { return false }
        travel.shift(
            by: ownVector - shared, transaction: transaction, at: time,
            modelVelocity: velocity - ownVelocity(at: time))
        if travel.isActive { return true }
        unfollow(time: time)
        return false
    }

    /// Brings the content nearer to its own place; answers whether it is still on its way.
    func comeHome(at time: Time) -> Bool {
        guard travel.isActive else {
            unfollow(time: time)
            return false
        }
        if travel.advance(to: time) {
            target = ownVector
            show(at: ownVector + travel.offset(at: time), time: time)
            return true
        }
        unfollow(time: time)
        return false
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        guard travel.isRunning else { return }
        list.append(
            RunningAnimation(
                node: kind, attribute: "travel", value: "\(place ?? presentedFrame)",
                velocity: "\(travel.velocity(at: time).rect)", target: "\(target.map(\.rect) ?? presentedFrame)",
                animation: travel.animation.map { "\($0)" } ?? ""))
    }

    /// What becomes of `transaction` on its way from the root to the node.
    func transaction(from transaction: Transaction, at time: Time) -> Transaction {
        var path: [Node] = []
        var node = parent
        while let current = node {
            path.append(current)
            node = current.parent
        }
        var context = GeometryContext(transaction: transaction, time: time, scale: 1)
        for node in path.reversed() where node.adjustsGeometry { node.adjust(&context) }
        return context.transaction
    }

    private func layOutContent(isDirect: Bool, isSnapped: Bool = false, time: Time) {
        guard let child = children.first else { return }
        var context = GeometryContext(transaction: Transaction(), time: time, scale: scene?.scale ?? 1)
        context.isDirect = isDirect
        context.isSnapped = isSnapped
        context.shift = usedShift
        GeometryPass.visit(child, base: isSnapped ? roundingRest : .zero, context: context, isForced: true)
        flags.remove(.descendantGeometry)
    }

    // MARK: Coming and going

    /// The fade on the way from the node to the root that belongs to it: its own, or that of the view it is part of.
    var nearestPresence: Presence? {
        var node: Node? = self
        while let current = node {
            if let presence = current.presence { return presence }
            node = current.parent
        }
        return nil
    }

    /// In how many other members the node lies.
    var nesting: Int {
        var count = 0
        var next = layer
        while let layer = next {
            if layer is MatchedNode { count += 1 }
            next = layer.layer
        }
        return count
    }

    /// Whether the node, or something it is part of, is on its way out.
    var isGoing: Bool {
        var node: Node? = self
        while let current = node {
            if current.isLeaving { return true }
            node = current.parent
        }
        return false
    }

    // MARK: Painting

    override func paintLayer(in context: PaintContext) {
        guard let group, group.isDissolving, group.source === self || isGoing else {
            super.paintLayer(in: context)
            return
        }
        if group.source === self { group.paint(in: context) }
    }

    /// Whether the content is drawn by one step, which may as well be drawn fainter as be laid over fainter: a shape,
    /// with nothing around it that draws.
    var isDrawnInOneStep: Bool {
        var node: Node = self
        while node.earlierLooks.isEmpty, node === self || node.asLayer == nil, node.presence == nil || node === self {
            let children = node.shownChildren
            if children.isEmpty { return node.drawsInOneStep }
            guard children.count == 1, node.ownInk == nil else { return false }
            node = children[0]
        }
        return false
    }

    /// Draws the content alone in window coordinates, with the layers above it but without the fades of coming and going.
    func paintMember(in context: PaintContext) {
        context.canvas.save()
        var inner = context
        Self.enter(layer, in: &inner)
        context.canvas.concatenate(current.transform)
        paintUnlayered(in: inner.entering(current))
        context.canvas.restore()
    }

    /// Goes on into the content of `layer`, by way of all that are above it.
    private static func enter(_ layer: LayerNode?, in context: inout PaintContext) {
        guard let layer else { return }
        enter(layer.layer, in: &context)
        if let clip = layer.current.clip { layer.clipContent(in: context, to: clip) }
        context.canvas.concatenate(layer.current.transform)
        context = context.entering(layer.current)
        context.opacity *= layer.current.opacity
    }
}

extension MatchedNode {
    /// The group goes before the node does.
    nonisolated func loseGroup() {
        group = nil
    }
}
