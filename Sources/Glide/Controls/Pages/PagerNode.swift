/// Pages beside one another, of which the one at `position` is seen.
final class PagerNode: BoundaryNode {
    unowned let host: ViewHost
    private(set) var pan: PanRecogniser!
    private(set) var attachment: GestureAttachment!

    /// The page that is shown, or on which the pages settle.
    private(set) var page = 0
    /// From the page at rest to what is shown, in pages.
    private(set) var settling = Animator<Double>()
    /// While a finger drags: the page it began on, the position it took hold of, and the one it asks for.
    private var drag: (page: Int, start: Double, asked: Double)?
    /// The tag that was asked for last, by the selection or by a finger.
    private var selected: AnyHashable?
    /// What the selection became while a finger had the pages.
    private var waiting: (tag: AnyHashable, transaction: Transaction)?
    /// What `page` is, to find it again when pages come and go.
    private var pageIdentity: AnyHashable?
    weak var element: (any LazyContainerElement)?
    var pages = PageList()
    /// Of the pages that are alive, and of those that are leaving.
    var nodes: [Node] = []
    /// The pages that are alive, by the last layout.
    var alive: Set<Int> = []
    var mustCollect = true
    /// Whether pages have come or gone since the place was settled.
    var hasOtherPages = true
    /// What a fine wheel has turned since the last page, in clicks.
    var wheelTurn = 0.0
    private var lastReport: Double?
    private var isReportQueued = false

    /// Writes the selection.
    var select: (AnyHashable) -> Void = { _ in }
    /// The type of the selection; nil without one.
    var selectionType: Any.Type?
    var isDisabled = false {
        didSet {
            attachment.isEnabled = !isDisabled
            if isDisabled { loseGrip() }
        }
    }
    var colors = ColorSurroundings.light {
        didSet { if colors != oldValue { markDisplay() } }
    }
    var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic {
        didSet { if indexDisplayMode != oldValue { markDisplay() } }
    }

    /// How the pages settle after a release.
    static let settlingAnimation = Animation.spring(response: settlingResponse, dampingFraction: 1)
    private static let settlingResponse = 0.3

    init(host: ViewHost) {
        self.host = host
        super.init()
        pan = PanRecogniser(axes: .horizontal, acceptsMouse: true)
        attachment = GestureAttachment(pan, target: self)
        // What a gesture tells may come after the node has gone.
        pan.canMove = { [weak self] axis, sign in self?.claims(along: axis, sign) ?? false }
        pan.catchesInFlight = { [weak self] in self?.isCatchable ?? false }
        pan.began = { [weak self] _ in self?.hold() }
        pan.moved = { [weak self] travel in self?.follow(travel.width) }
        pan.ended = { [weak self] velocity in self?.release(velocity: velocity.width) }
        pan.cancelled = { [weak self] in self?.release(velocity: 0) }
    }

    override var keepsTraits: Bool { true }
    override var kind: String { "TabView" }
    /// Only of the page that is shown, or on which the pages settle.
    override var focusChildren: [Node] { pages.nodes(at: page).filter { !$0.isLeaving } }
    override var isRunning: Bool { super.isRunning || settling.isActive }

    /// How many pages there are.
    var count: Int { pages.count }
    private var width: Double { max(size.width, 1) }
    /// Whether the next page stands at the right (1) or, where reading goes from right to left, at the left (−1).
    var forward: Double { isReadFromRightToLeft ? -1 : 1 }
    /// Whether a finger has the pages.
    var isHeld: Bool { drag != nil }

    /// The place of the pages as a real number: 1.25 is a quarter on from page 1. Beyond the ends with rubber band.
    var position: Double {
        guard let drag else { return Double(page) + settling.offset(at: host.now) }
        return RubberBand.offset(drag.asked * width, in: legalOffsets, length: width) / width
    }

    private var legalOffsets: ClosedRange<Double> { 0...(Double(max(0, count - 1)) * width) }

    // MARK: Selection

    /// Shows the page with `tag`; called with each update.
    func show(_ tag: AnyHashable, transaction: Transaction, at time: Time) {
        keepPlace()
        if drag != nil {
            // The finger has the pages: another page waits until it lets go.
            waiting = tag == selected ? nil : (tag, transaction)
            return
        }
        if tag == selected { return }
        // The first selection is where the pages begin.
        let transaction = selected == nil ? Transaction() : transaction
        selected = tag
        // What stands nowhere shows the first page.
        go(to: index(selectedBy: tag) ?? 0, transaction: transaction, at: time)
    }

    private func go(to index: Int, transaction: Transaction, at time: Time) {
        pageIdentity = pages.identity(at: index)
        if index == page { return }
        let change = Double(index - page)
        if fadesInsteadOfMoving { fadeFromPresentLook(under: transaction, at: time) }
        page = index
        if transaction.animation == nil || fadesInsteadOfMoving {
            settling.cancel()
        } else {
            settling.shift(by: change, transaction: transaction, at: time, unit: width)
        }
        pagesMoved()
    }

    /// Turns to page `target` as after a swipe; selects it, unless it is where the swipe began.
    func turn(to target: Int, velocity: Double = 0, selects: Bool = true) {
        let shown = position
        drag = nil
        guard element?.isMounted == true else { return }
        page = target
        pageIdentity = pages.identity(at: target)
        var transaction = Transaction(animation: Self.settlingAnimation)
        transaction.initialVelocity = Self.shareVelocity(velocity / width, toGo: Double(target) - shown)
        if fadesInsteadOfMoving {
            settling.cancel()
            fadeFromPresentLook(under: transaction, at: host.now)
        } else {
            settling.rebase(
                offset: shown - Double(target), velocity: velocity / width, animation: transaction.animation,
                at: host.now, scale: width)
        }
        if let waiting {
            self.waiting = nil
            show(waiting.tag, transaction: waiting.transaction, at: host.now)
        } else if selects, let tag = tag(ofPage: target), tag.type == selectionType, tag.value != selected {
            selected = tag.value
            withTransaction(transaction) { select(tag.value) }
        }
        pagesMoved()
    }

    /// How fast what depends on the selection starts, in parts of its way a second: like the pages, for which `toGo`
    /// pages are left at `velocity` pages a second. Never so fast that it would go too far, as pages that are
    /// nearly there do: for others that remainder is the whole way.
    private static func shareVelocity(_ velocity: Double, toGo: Double) -> Double {
        guard toGo != 0, velocity.isFinite else { return 0 }
        let fastest = 2 * Double.pi / settlingResponse
        return min(max(velocity / toGo, -fastest), fastest)
    }

    // MARK: Finger

    func hold() {
        let shown = position
        settling.cancel()
        let asked = RubberBand.fingerOffset(showing: shown * width, in: legalOffsets, length: width) / width
        let nearest = min(max(page, Int(shown.rounded(.down))), Int(shown.rounded(.up)))
        drag = (min(max(nearest, 0), max(0, count - 1)), asked, asked)
        pagesMoved()
    }

    func follow(_ travel: Double) {
        guard let start = drag?.start else { return }
        drag?.asked = start - forward * travel / width
        pagesMoved()
    }

    /// - Parameter velocity: the finger's, in points a second.
    func release(velocity: Double) {
        // Whoever switches the pages off may have taken some of them away in the same breath.
        if element?.isMounted == true { keepPlace() }
        guard let held = drag else { return }
        let velocity = forward * velocity
        // Beyond an end the pages go slower than the finger.
        let range = legalOffsets
        let asked = held.asked * width
        let beyond = asked - min(max(asked, range.lowerBound), range.upperBound)
        let slope = beyond == 0 ? 1 : RubberBand.slope(at: beyond, length: width)
        let target = PageTurn.target(from: held.page, position: position, velocity: -velocity, count: count)
        turn(to: target, velocity: -velocity * slope, selects: target != held.page)
    }

    /// The fingers are lost: the view goes, or is switched off.
    func loseGrip() {
        if drag != nil { release(velocity: 0) }
    }

    /// Takes note that the position is another one.
    private func pagesMoved() {
        updateLayer()
        markDisplay()
        if isRunning { animationBegan() }
        scene?.requestFrame()
        if !flags.contains(.layout), lacksPages { setNeedsLayout() }
        report()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if settling.isActive {
            let moves = settling.advance(to: time)
            if moves { runs = true }
            updateLayer()
            markDisplay()
            // Pages that were passed end when the others rest.
            if !flags.contains(.layout), lacksPages || (!moves && hasIdlePages) { setNeedsLayout() }
            report()
        }
        return runs
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        settling.cancel()
    }

    /// Tells those who follow the position, once the update at hand is done.
    private func report() {
        guard !isReportQueued, TabPositionObserverNode.isUsed else { return }
        isReportQueued = true
        host.afterUpdate { [weak self] in
            guard let self else { return }
            isReportQueued = false
            let new = position
            if new == lastReport || count == 0 { return }
            lastReport = new
            var node = parent
            while let current = node, !(current is PagerNode) {
                if let observer = current as? TabPositionObserverNode {
                    withTransaction(.continuous) { observer.tell(new) }
                }
                node = current.parent
            }
        }
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        keepPlace()
        if count > 0 { realise(page) }
        var ideal = Size.zero
        for index in 0..<count {
            for node in pages.nodes(at: index) {
                let size = node.sizeThatFits(.unspecified)
                ideal = Size(width: max(ideal.width, size.width), height: max(ideal.height, size.height))
            }
        }
        return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override func placeChildren() {
        keepPlace()
        realiseNeeded()
        setChildren(nodes, isInLayout: true)
        let offer = ProposedViewSize(size)
        for index in alive {
            for node in pages.nodes(at: index) {
                let inner = node.sizeThatFits(offer)
                node.place(
                    at: Point(
                        x: forward * Double(index) * size.width + (size.width - inner.width) / 2,
                        y: (size.height - inner.height) / 2),
                    proposal: offer)
            }
        }
        pagesMoved()
    }

    /// After pages came or went: the same one stays in view, whatever its number is now.
    private func keepPlace() {
        collect()
        guard hasOtherPages else { return }
        hasOtherPages = false
        let last = max(0, count - 1)
        let held = pageIdentity.flatMap(pages.index(of:)) ?? min(page, last)
        if let drag {
            let change = held - page
            page = held
            self.drag = (
                min(max(drag.page + change, 0), last), drag.start + Double(change), drag.asked + Double(change)
            )
        } else {
            // The selected one, or the one that stands for a selection that is nowhere.
            page = selected.flatMap { index(selectedBy: $0, guess: held) } ?? held
        }
        pageIdentity = pages.identity(at: page)
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? { nil }

    // MARK: Layer

    override var contentOffset: Size {
        let scale = scene?.scale ?? 1
        return Size(width: -(forward * position * size.width * scale).rounded() / scale, height: 0)
    }

    override func offsetVelocity(at time: Time) -> Size {
        Size(width: settling.isRunning ? -forward * settling.velocity(at: time) * size.width : 0, height: 0)
    }

    override func updateLayer() {
        let corner = presentedFrame.origin + contentOffset
        show(LayerState(transform: Transform(translation: corner - Point.zero), clip: presentedFrame))
    }

    // The index is drawn over the pages.
    override var isPlain: Bool { false }

    override func paintLayer(in context: PaintContext) {
        super.paintLayer(in: context)
        let isShown = indexDisplayMode == .always || (indexDisplayMode == .automatic && count > 1)
        guard isShown, count > 0 else { return }
        let place = forward > 0 ? position : Double(count - 1) - position
        PageDots(count: count, position: place, frame: presentedFrame)
            .draw(in: context, color: Color.primary.resolved(in: colors))
    }

    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }

    override func willLeave(_ scene: SceneGraph) {
        host.dispatcher.targetRemoved(self)
        loseGrip()
        super.willLeave(scene)
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        guard settling.isRunning else { return }
        list.append(
            RunningAnimation(
                node: kind, attribute: "position", value: "\(position)", velocity: "\(settling.velocity(at: time))",
                target: "\(page)"))
    }
}
