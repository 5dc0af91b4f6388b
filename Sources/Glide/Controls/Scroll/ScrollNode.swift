/// The viewport of a scroll view: clips its content and moves it.
final class ScrollNode: BoundaryNode {
    unowned let host: ViewHost
    @exclusivity(unchecked) var horizontal = ScrollAxis()
    @exclusivity(unchecked) var vertical = ScrollAxis()
    /// Bars and spinner, which stay where they are while the content moves.
    let overlay: ScrollOverlay
    let anchoring = ScrollAnchoring()

    @exclusivity(unchecked) var axes: Axis.Set = .vertical {
        didSet {
            if axes == oldValue { return }
            pan.axes = axes
            setNeedsLayout()
        }
    }
    /// Nothing moves by hand.
    @exclusivity(unchecked) var isDisabled = false {
        didSet {
            attachment.isEnabled = !isDisabled
            if isDisabled { loseGrip() }
        }
    }
    /// Free room around the content, which scrolls along.
    @exclusivity(unchecked) var margins = EdgeInsets() {
        didSet { if margins != oldValue { setNeedsLayout() } }
    }
    /// How much of the viewport something covers; the content rests clear of it. Leading is left.
    var covered = EdgeInsets() {
        didSet { if covered != oldValue { setNeedsLayout() } }
    }
    /// Where content that was let go comes to rest.
    @exclusivity(unchecked) var targetBehavior: (any ScrollTargetBehavior)?
    @exclusivity(unchecked) var environment = EnvironmentValues()
    let refreshControl: RefreshControl

    @exclusivity(unchecked) private(set) var pan: PanRecogniser!
    @exclusivity(unchecked) private(set) var attachment: GestureAttachment!
    /// While a finger, or several on a touchpad, has the content.
    @exclusivity(unchecked) var grip: ScrollGrip?
    private(set) lazy var hoverAttachment = HoverAttachment(target: self, onHover: { _ in })
    @exclusivity(unchecked) private var newExtents: (content: Size, viewport: Size)?
    /// What was offered last before there was any size.
    @exclusivity(unchecked) private(set) var offered = Size.zero
    @exclusivity(unchecked) private var isReportQueued = false
    @exclusivity(unchecked) private var lastReport: ScrollReport?

    init(host: ViewHost) {
        self.host = host
        refreshControl = RefreshControl(host: host)
        overlay = ScrollOverlay(host: host, spinner: refreshControl.spinner)
        super.init()
        overlay.owner = self
        refreshControl.owner = self
        pan = PanRecogniser(axes: axes)
        attachment = GestureAttachment(pan, target: self)
        // What a gesture tells may come after the node has gone.
        pan.canMove = { [weak self] axis, sign in self?.claims(along: axis, sign) ?? false }
        pan.catchesInFlight = { [weak self] in self?.isCatchable ?? false }
        pan.began = { [weak self] _ in self?.fingersBegan() }
        pan.moved = { [weak self] travel in self?.fingersMoved(travel) }
        pan.ended = { [weak self] velocity in self?.fingersEnded(velocity: velocity) }
        pan.cancelled = { [weak self] in self?.fingersEnded(velocity: .zero) }
        hoverAttachment.onMove = { [weak self] place in
            guard let self else { return }
            overlay.pointerMoved(to: place.map { self.convert($0, to: .local) })
        }
    }

    override var keepsTraits: Bool { true }
    override var kind: String { "ScrollView" }
    override var isRunning: Bool { super.isRunning || isInFlight }

    subscript(axis: Axis) -> ScrollAxis {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }

    /// The axes along which the view scrolls, one by one.
    var scrolledAxes: [Axis] { Axis.allCases.filter { axes.contains(Axis.Set($0)) } }

    /// The offset of the content shown now.
    var scrollOffset: Size {
        Size(width: horizontal.offset(at: host.now), height: vertical.offset(at: host.now))
    }

    /// Moves the content to `offset`, or as near as is legal, along the axes of the view, as `transaction` says.
    func scroll(to offset: Size, transaction: Transaction, at time: Time) {
        var transaction = transaction
        if fadesInsteadOfMoving, transaction.animation != nil {
            fadeFromPresentLook(under: transaction, at: time)
            transaction.animation = nil
        }
        endPursuit(isOver: true)
        for axis in scrolledAxes where !self[axis].isHeld {
            self[axis].go(to: offset[axis], transaction: transaction, at: time)
        }
        contentMoved()
    }

    // MARK: Layout

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - insets.across) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - insets.down) })
    }

    func padded(_ size: Size) -> Size {
        Size(width: size.width + insets.across, height: size.height + insets.down)
    }

    /// All that is kept free around the content.
    var insets: EdgeInsets { margins + covered.mirrored(flags.contains(.mirrored)) }

    /// The part of the viewport, in its own coordinates, that nothing covers.
    var clearRect: Rect { Rect(origin: .zero, size: size).inset(by: covered) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        if size == .zero, let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
            offered = Size(width: width, height: height)
        }
        let content = padded(children.first?.sizeThatFits(inner(proposal)) ?? .zero)
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeChildren() {
        guard let content = children.first else { return }
        let offer = inner(
            ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height))
        layOut(content, at: Point(x: insets.leading, y: insets.top), offer: offer)
        newExtents = (padded(content.size), size)
        // Content that does not move has no place of its own, but its extents are known at once.
        markGeometry()
    }

    override var adjustsGeometry: Bool { true }

    /// The new extents take effect under the transaction that brought them about.
    override func adjust(_ context: inout GeometryContext) {
        super.adjust(&context)
        guard let (content, viewport) = newExtents else { return }
        newExtents = nil
        for axis in Axis.allCases {
            self[axis].resize(
                content: content[axis], viewport: viewport[axis], transaction: context.transaction, at: context.time)
        }
        contentMoved()
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

    override var movesPixels: Bool { true }

    override func updateLayer() {
        let corner = presentedFrame.origin + contentOffset
        show(LayerState(transform: Transform(translation: corner - Point.zero), clip: presentedFrame))
        overlay.follow()
    }

    /// Takes note that the offset, the phase or an extent is another one.
    func contentMoved() {
        updateLayer()
        tellObservers()
        reportPosition()
        if isRunning { animationBegan() }
        scene?.requestFrame()
        report()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if isInFlight {
            for axis in scrolledAxes {
                if let impact = self[axis].settle(at: time) { handOver(impact, along: axis) }
            }
            if isInFlight { runs = true }
            contentMoved()
        }
        return runs
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        for axis in Axis.allCases { self[axis].end(at: host.now) }
    }

    /// Presses between the content's parts meet the viewport, so that a finger can move it anywhere.
    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }

    /// The content is followed by its bars, which are drawn over everything.
    override var paintOrder: [Node] { children }

    override func willLeave(_ scene: SceneGraph) {
        host.dispatcher.targetRemoved(self)
        host.hover.targetRemoved(self)
        loseGrip()
        refreshControl.cancel()
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
                target: "\(Size(width: horizontal.goal, height: vertical.goal))"))
    }

    // MARK: Reports

    /// What the scroll view is doing.
    var phase: ScrollPhase {
        let both = scrolledAxes.map { self[$0] }
        if both.contains(where: { $0.isHeld || $0.drift != nil }) { return .interacting }
        guard let moving = both.first(where: \.isMoving) else { return .idle }
        return moving.isTravelling ? .animating : .decelerating
    }

    /// Where the content is.
    var geometry: ScrollGeometry {
        let offset = scrollOffset
        return ScrollGeometry(
            contentOffset: Point(x: offset.width - covered.leading, y: offset.height - covered.top),
            contentSize: Size(
                width: horizontal.content - covered.across, height: vertical.content - covered.down),
            contentInsets: covered.mirrored(flags.contains(.mirrored))
                + EdgeInsets(top: vertical.inset, leading: horizontal.inset),
            containerSize: Size(width: horizontal.length, height: vertical.length))
    }

    /// Tells the observers around the view, once the update at hand is done.
    private func report() {
        guard !isReportQueued, ScrollObserverNode.isUsed else { return }
        isReportQueued = true
        host.afterUpdate { [weak self] in
            guard let self else { return }
            isReportQueued = false
            let new = ScrollReport(geometry: geometry, phase: phase)
            if new == lastReport { return }
            let before = lastReport
            lastReport = new
            var node = parent
            while let current = node, !(current is ScrollNode) {
                if let observer = current as? ScrollObserverNode {
                    withTransaction(.continuous) { observer.tell(new, before) }
                }
                node = current.parent
            }
        }
    }
}

extension EdgeInsets {
    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }

    /// Of both sides together.
    var across: Double { leading + trailing }
    /// Above and below together.
    var down: Double { top + bottom }
}
