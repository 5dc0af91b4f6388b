/// The viewport of a scroll view: clips its content and moves it.
final class ScrollNode: BoundaryNode, GestureCarrier, ScrollEventTarget {
    unowned let host: ViewHost
    var horizontal = ScrollAxis()
    var vertical = ScrollAxis()
    let anchoring = ScrollAnchoring()
    private var pan: PanRecogniser!
    private var attachment: GestureAttachment!

    var axes: Axis.Set = .vertical {
        didSet {
            if axes == oldValue { return }
            pan.axes = axes
            setNeedsLayout()
        }
    }
    var isDisabled = false
    var showsIndicators = true
    /// Decides where the content comes to rest; nil leaves that to its run.
    var targetBehavior: (any ScrollTargetBehavior)?
    var environment = EnvironmentValues()
    /// The offset at which a finger took hold.
    private var grasped = Size.zero

    init(host: ViewHost) {
        self.host = host
        super.init()
        pan = PanRecogniser(axes: axes)
        attachment = GestureAttachment(pan, target: self)
        pan.canMove = { [unowned self] axis, sign in canMove(along: axis, sign) }
        pan.catchesInFlight = { [unowned self] in horizontal.isMoving || vertical.isMoving }
        pan.began = { [unowned self] _ in
            endPursuit(isOver: true)
            grasped = scrollOffset
            change { $0.hold(at: $1) }
        }
        pan.moved = { [unowned self] travel in
            horizontal.drag(by: travel.width)
            vertical.drag(by: travel.height)
            contentMoved()
        }
        pan.ended = { [unowned self] velocity in
            horizontal.release(velocity: velocity.width, at: self.host.now)
            vertical.release(velocity: velocity.height, at: self.host.now)
            settleOnTarget()
            contentMoved()
        }
        pan.cancelled = { [unowned self] in
            change { $0.release(velocity: 0, at: $1) }
            settleOnTarget()
        }
    }

    override var keepsTraits: Bool { true }
    override var kind: String { "ScrollView" }
    override var isRunning: Bool { super.isRunning || horizontal.isMoving || vertical.isMoving }

    private func change(_ body: (inout ScrollAxis, Time) -> Void) {
        if axes.contains(.horizontal) { body(&horizontal, host.now) }
        if axes.contains(.vertical) { body(&vertical, host.now) }
        contentMoved()
    }

    /// The offset of the content shown now.
    var scrollOffset: Size {
        Size(width: horizontal.offset(at: host.now), height: vertical.offset(at: host.now))
    }

    /// Lets the target behaviour say where the content, just let go, comes to rest.
    private func settleOnTarget() {
        guard let targetBehavior else { return }
        let landing = Point(x: horizontal.landing, y: vertical.landing)
        var target = ScrollTarget(rect: Rect(origin: landing, size: size))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: Rect(origin: Point.zero + grasped, size: size)),
            velocity: Size(width: horizontal.velocity(at: host.now), height: vertical.velocity(at: host.now)),
            contentSize: children.first?.size ?? .zero, containerSize: size, axes: axes, environment: environment,
            alignedFrames: { [unowned self] in alignedFrames(near: $0) })
        targetBehavior.updateTarget(&target, context: context)
        if axes.contains(.horizontal), target.rect.minX != landing.x {
            horizontal.settle(at: target.rect.minX, at: host.now)
        }
        if axes.contains(.vertical), target.rect.minY != landing.y {
            vertical.settle(at: target.rect.minY, at: host.now)
        }
    }

    /// The frames of the views in a `scrollTargetLayout` that may come to rest near `place`, in the content's space.
    private func alignedFrames(near place: Rect) -> [Rect] { [] }

    // MARK: Layout

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let content = children.first?.sizeThatFits(inner(proposal)) ?? .zero
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeChildren() {
        guard let content = children.first else { return }
        let offer = inner(
            ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height))
        layOut(content, offer: offer)
        updateLayer()
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? { nil }

    // MARK: Layer

    override var contentOffset: Size {
        let scale = scene?.scale ?? 1
        // Whole pixels, so that text stays sharp.
        return Size(
            width: -(scrollOffset.width * scale).rounded() / scale,
            height: -(scrollOffset.height * scale).rounded() / scale)
    }

    override func offsetVelocity(at time: Time) -> Size {
        Size(width: -horizontal.velocity(at: time), height: -vertical.velocity(at: time))
    }

    override func takeRebase() -> Size {
        defer { anchoring.rebase = .zero }
        return anchoring.rebase
    }

    override func updateLayer() {
        let corner = presentedFrame.origin + contentOffset
        show(LayerState(transform: Transform(translation: corner - Point.zero), clip: presentedFrame))
    }

    func contentMoved() {
        updateLayer()
        tellObservers()
        if isRunning { scene?.run(self) }
        scene?.requestFrame()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if horizontal.settle(at: time) { runs = true }
        if vertical.settle(at: time) { runs = true }
        contentMoved()
        return runs
    }

    // MARK: Input

    var gestures: [GestureAttachment] { isDisabled ? [] : [attachment] }

    /// Presses between the content's parts meet the viewport, so that a finger can move it anywhere.
    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }

    /// - Parameter sign: of the finger's way; the content's offset goes the other way.
    private func canMove(along axis: Axis, _ sign: Double) -> Bool {
        let state = axis == .horizontal ? horizontal : vertical
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), state.canScroll else { return false }
        let offset = state.offset(at: host.now)
        return sign > 0 ? offset > 0 : offset < state.most
    }

    func scroll(by delta: Size, source: ScrollSource, at time: Time) -> Size {
        if isDisabled { return delta }
        endPursuit(isOver: true)
        var rest = delta
        if axes.contains(.horizontal) {
            var amount = delta.width
            // A wheel without a horizontal axis moves what can only go sideways.
            if amount == 0, source == .wheel, !axes.contains(.vertical) {
                amount = delta.height
                rest.height = 0
            }
            rest.width = horizontal.nudge(by: amount, at: time)
        }
        if axes.contains(.vertical) { rest.height = vertical.nudge(by: delta.height, at: time) }
        contentMoved()
        return rest
    }

    override func willLeave(_ scene: SceneGraph) {
        host.dispatcher.targetRemoved(self)
        super.willLeave(scene)
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        guard horizontal.isMoving || vertical.isMoving else { return }
        list.append(
            RunningAnimation(
                node: kind, attribute: "scrollOffset",
                value: "\(Size(width: horizontal.offset(at: time), height: vertical.offset(at: time)))",
                velocity: "\(Size(width: horizontal.velocity(at: time), height: vertical.velocity(at: time)))",
                target: ""))
    }
}
