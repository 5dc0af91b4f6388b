/// The viewport of a scroll view: clips its content and moves it.
final class ScrollNode: BoundaryNode, GestureCarrier, ScrollTarget {
    private unowned let host: ViewHost
    private var horizontal = ScrollAxis()
    private var vertical = ScrollAxis()
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

    init(host: ViewHost) {
        self.host = host
        super.init()
        pan = PanRecogniser(axes: axes)
        attachment = GestureAttachment(pan, target: self)
        pan.canMove = { [unowned self] axis, sign in canMove(along: axis, sign) }
        pan.catchesInFlight = { [unowned self] in horizontal.isMoving || vertical.isMoving }
        pan.began = { [unowned self] _ in change { $0.hold(at: $1) } }
        pan.moved = { [unowned self] travel in
            horizontal.drag(by: travel.width)
            vertical.drag(by: travel.height)
            contentMoved()
        }
        pan.ended = { [unowned self] velocity in
            horizontal.release(velocity: velocity.width, at: self.host.now)
            vertical.release(velocity: velocity.height, at: self.host.now)
            contentMoved()
        }
        pan.cancelled = { [unowned self] in change { $0.release(velocity: 0, at: $1) } }
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
        content.place(at: .zero, proposal: offer)
        horizontal.resize(content: content.size.width, viewport: size.width, at: host.now)
        vertical.resize(content: content.size.height, viewport: size.height, at: host.now)
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

    override var movesPixels: Bool { true }

    override func updateLayer() {
        let corner = presentedFrame.origin + contentOffset
        show(LayerState(transform: Transform(translation: corner - Point.zero), clip: presentedFrame))
    }

    private func contentMoved() {
        updateLayer()
        if isRunning { scene?.run(self) }
        scene?.requestFrame()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if horizontal.settle(at: time) { runs = true }
        if vertical.settle(at: time) { runs = true }
        updateLayer()
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
