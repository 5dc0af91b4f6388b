/// Pages beside one another, of which the one at `position` is seen.
final class PagerNode: BoundaryNode, GestureCarrier, ScrollTarget {
    private unowned let host: ViewHost
    private var pan: PanRecogniser!
    private var attachment: GestureAttachment!

    /// The page that is shown, or on which the pages settle.
    private(set) var page = 0
    /// From the page at rest to what is shown, in pages.
    private var settling = Animator<Double>()
    /// While a finger drags: the page it began on, the position it took hold of, and the one it asks for.
    private var drag: (page: Int, start: Double, asked: Double)?
    /// The tag that was asked for last, by the selection or by a finger.
    private var selected: AnyHashable?
    private var waiting: (tag: AnyHashable, transaction: Transaction)?
    private var touchpad: (start: Double, tracker: VelocityTracker)?

    /// Writes the selection; false if the tag does not fit it.
    var select: (AnyHashable) -> Bool = { _ in true }
    var isDisabled = false
    var scheme = ColorScheme.light
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
        pan.catchesInFlight = { [unowned self] in settling.isRunning }
        pan.began = { [unowned self] _ in hold() }
        pan.moved = { [unowned self] travel in follow(travel.width) }
        pan.ended = { [unowned self] velocity in release(velocity: velocity.width) }
        pan.cancelled = { [unowned self] in release(velocity: 0) }
    }

    override var keepsTraits: Bool { true }
    override var kind: String { "TabView" }
    override var isRunning: Bool { super.isRunning || settling.isRunning }

    private var pages: [Node] { children.filter { !$0.isLeaving } }
    private var width: Double { max(size.width, 1) }

    /// The place of the pages as a real number: 1.25 is a quarter on from page 1. Beyond the ends with rubber band.
    var position: Double {
        guard let drag else { return Double(page) + settling.offset(at: host.now) }
        let range = 0...Double(max(0, pages.count - 1))
        return RubberBand.offset(drag.asked * width, in: range.lowerBound...(range.upperBound * width), length: width)
            / width
    }

    // MARK: Selection

    /// Shows the page with `tag`; called with each update.
    func show(_ tag: AnyHashable, transaction: Transaction, at time: Time) {
        if tag == selected { return }
        if drag != nil {
            // The finger has the pages: the new page waits until it lets go.
            waiting = (tag, transaction)
            return
        }
        let isFirst = selected == nil
        selected = tag
        guard let index = pages.firstIndex(where: { $0.tag == tag }) else {
            if !isFirst { go(to: 0, transaction: transaction, at: time) }
            return
        }
        go(to: index, transaction: transaction, at: time)
    }

    private func go(to index: Int, transaction: Transaction, at time: Time) {
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

    // MARK: Finger

    private func hold() {
        let shown = position
        settling.cancel()
        let range = 0...(Double(max(0, pages.count - 1)) * width)
        let asked = RubberBand.fingerOffset(showing: shown * width, in: range, length: width) / width
        drag = (Int(shown.rounded()), asked, asked)
        drag?.page = min(max(page, Int(shown.rounded(.down))), Int(shown.rounded(.up)))
        pagesMoved()
    }

    private func follow(_ travel: Double) {
        guard let start = drag?.start else { return }
        drag?.asked = start - travel / width
        pagesMoved()
    }

    private func release(velocity: Double) {
        guard let held = drag else { return }
        let shown = position
        let target = PageTurn.target(from: held.page, position: shown, velocity: -velocity, count: pages.count)
        drag = nil
        page = target
        var transaction = Transaction(animation: Self.settlingAnimation)
        transaction.initialVelocity = Self.shareVelocity(-velocity / width, toGo: Double(target) - shown)
        if fadesInsteadOfMoving {
            fadeFromPresentLook(under: transaction, at: host.now)
        } else {
            settling.rebase(
                offset: shown - Double(target), velocity: -velocity / width, animation: transaction.animation,
                at: host.now, scale: width)
        }
        if let waiting {
            self.waiting = nil
            show(waiting.tag, transaction: waiting.transaction, at: host.now)
        } else if pages.indices.contains(target), let tag = pages[target].tag, tag != selected {
            withTransaction(transaction) {
                if select(tag) { selected = tag }
            }
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

    private func pagesMoved() {
        updateLayer()
        markDisplay()
        if isRunning { scene?.run(self) }
        scene?.requestFrame()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if settling.isRunning {
            if settling.advance(to: time) { runs = true }
            updateLayer()
            markDisplay()
        }
        return runs
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let ideal = pages.reduce(Size.zero) { largest, page in
            let size = page.sizeThatFits(.unspecified)
            return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
        return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override func placeChildren() {
        let offer = ProposedViewSize(size)
        for (index, page) in pages.enumerated() {
            let inner = page.sizeThatFits(offer)
            page.place(
                at: Point(
                    x: Double(index) * size.width + (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
                proposal: offer)
        }
        keepSelection()
        updateLayer()
    }

    /// After pages came or went: the selected one stays in view.
    private func keepSelection() {
        let pages = pages
        if let selected, let index = pages.firstIndex(where: { $0.tag == selected }), drag == nil {
            page = index
        } else {
            page = min(page, max(0, pages.count - 1))
        }
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? { nil }

    // MARK: Layer

    override var contentOffset: Size {
        let scale = scene?.scale ?? 1
        return Size(width: -(position * size.width * scale).rounded() / scale, height: 0)
    }

    override func offsetVelocity(at time: Time) -> Size {
        Size(width: settling.isRunning ? -settling.velocity(at: time) * size.width : 0, height: 0)
    }

    override func updateLayer() {
        let corner = presentedFrame.origin + contentOffset
        show(LayerState(transform: Transform(translation: corner - Point.zero), clip: presentedFrame))
    }

    // The index is drawn over the pages.
    override var isPlain: Bool { false }

    override func paintLayer(in context: PaintContext) {
        super.paintLayer(in: context)
        paintIndex(in: context)
    }

    private func paintIndex(in context: PaintContext) {
        let count = pages.count
        guard indexDisplayMode == .always || (indexDisplayMode == .automatic && count > 1), count > 0 else { return }
        let (diameter, gap) = (8.0, 9.0)
        let total = Double(count) * diameter + Double(count - 1) * gap
        let top = presentedFrame.maxY - 20 - diameter
        let color = Color.primary.resolved(in: scheme)
        for index in 0..<count {
            let nearness = max(0, 1 - abs(position - Double(index)))
            let box = Rect(
                x: presentedFrame.midX - total / 2 + Double(index) * (diameter + gap), y: top, width: diameter,
                height: diameter)
            context.canvas.fill(
                Path(ellipseIn: box), .color(color), in: box, opacity: (0.3 + 0.7 * nearness) * context.opacity)
        }
    }

    // MARK: Input

    var gestures: [GestureAttachment] { isDisabled || pages.isEmpty ? [] : [attachment] }

    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }

    func scroll(by delta: Size, source: ScrollSource, at time: Time) -> Size {
        guard !isDisabled, delta.width != 0 || source == .wheel, pages.count > 1 else { return delta }
        if source == .wheel {
            let step = delta.width != 0 ? delta.width : delta.height
            let target = min(max(page + (step > 0 ? 1 : -1), 0), pages.count - 1)
            if target == page || settling.isRunning { return delta }
            turn(to: target)
            return .zero
        }
        if touchpad == nil {
            hold()
            touchpad = (0, VelocityTracker())
        }
        touchpad?.start -= delta.width
        follow(touchpad?.start ?? 0)
        return Size(width: 0, height: delta.height)
    }

    func scrollEnded(source: ScrollSource, at time: Time) {
        guard touchpad != nil else { return }
        touchpad = nil
        release(velocity: 0)
    }

    private func turn(to target: Int) {
        let shown = position
        page = target
        if fadesInsteadOfMoving {
            fadeFromPresentLook(under: Transaction(animation: Self.settlingAnimation), at: host.now)
        } else {
            settling.rebase(
                offset: shown - Double(target), animation: Self.settlingAnimation, at: host.now, scale: width)
        }
        if let tag = pages[target].tag, tag != selected {
            withTransaction(Transaction(animation: Self.settlingAnimation)) {
                if select(tag) { selected = tag }
            }
        }
        pagesMoved()
    }

    override func willLeave(_ scene: SceneGraph) {
        host.dispatcher.targetRemoved(self)
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
