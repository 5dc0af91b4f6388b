/// Makes every view of a list a row.
struct ListRowModifier: NodeModifier {
    var look: ListLook
    var selection: ListSelection.State?

    func makeNode(in context: _ElementContext) -> ListRowNode {
        ListRowNode(host: context.host)
    }

    func update(_ node: ListRowNode, in context: _ElementContext) {
        let environment = context.environment
        node.set(look, environment)
        node.follow(
            environment.isEnabled ? selection : nil, transaction: context.transaction, at: context.time)
    }
}

/// One row of a list: its ground, its lines, the room around its view, and how it answers a press.
final class ListRowNode: LayerNode, GestureCarrier, LazyLineNode {
    private unowned let host: ViewHost
    fileprivate var look = ListLook(isGrouped: false, margin: 0)
    private var colors = ColorSurroundings.light
    private var tint = Color.accentColor
    private var leastHeight = 44.0
    private var selection: ListSelection.State?
    private var attachment: GestureAttachment?
    /// 1 while the row is pressed.
    private var pressed = AnimatedValue(0.0, unit: 128)
    /// 1 while the row is selected.
    private var selected = AnimatedValue(0.0, unit: 128)
    private var isKnown = false

    /// Where the row stands among those of its section.
    var position = LinePosition() {
        didSet { if position != oldValue { markDisplay() } }
    }

    init(host: ViewHost) {
        self.host = host
        super.init(laterWithFrame: true)
    }

    override var kind: String { "row" }
    override var isRunning: Bool {
        super.isRunning || pressed.isRunning || selected.isRunning || slide?.isRunning == true
    }

    func set(_ look: ListLook, _ environment: EnvironmentValues) {
        let tint = environment.tint ?? .accentColor
        let least = environment.defaultMinListRowHeight
        if look != self.look || least != leastHeight { setNeedsLayout() }
        if look != self.look || colors != environment.colors || tint != self.tint { markDisplay() }
        self.look = look
        self.tint = tint
        colors = environment.colors
        leastHeight = least
    }

    // MARK: Selection

    func follow(_ selection: ListSelection.State?, transaction: Transaction, at time: Time) {
        self.selection = selection
        if selection == nil {
            attachment?.isEnabled = false
            show(pressed: false, at: time)
        } else {
            attachGesture()
        }
        let isSelected = isSelected
        // A row that comes into view is selected or not from the start; else the change is seen.
        let transaction =
            isKnown && transaction.animation == nil ? Transaction(animation: Self.selectionAnimation) : transaction
        isKnown = true
        if selected.set(isSelected ? 1 : 0, transaction: transaction, at: time) { animationBegan() }
        markDisplay()
    }

    private static let selectionAnimation = Animation.easeOut(duration: 0.2)
    private static let releaseAnimation = Animation.easeOut(duration: 0.3)

    private var rowTag: AnyHashable? { children.first?.tag }

    /// Whether the row is one of those selected.
    var isSelected: Bool { selection != nil && rowTag.map { selection?.contains($0) ?? false } ?? false }

    /// Whether it is the head or the foot of a section.
    var isSectionEnd: Bool { end != nil }

    /// The head or foot of a section, or a row.
    private var end: NodeTraits.SectionEnd? { children.first?.wrappedTraits(\.sectionEnd) }

    private func attachGesture() {
        let gesture = ControlPressGesture { [weak self] place in self?.shownFrame.contains(place) ?? false }
            .onPressing { [weak self] in self?.press($0) }
            .onChanged { [weak self] in self?.press($0) }
            .onEnded { [weak self] _ in
                guard let self, let tag = rowTag else { return }
                selection?.press(tag)
            }
        if let attachment, attachment.update(gesture) {
            attachment.isEnabled = true
        } else {
            attachment = GestureAttachment(gesture, target: self)
        }
    }

    private func press(_ isPressed: Bool) {
        show(pressed: isPressed, at: host.now)
    }

    private func show(pressed isPressed: Bool, at time: Time) {
        let transaction = Transaction(animation: isPressed ? nil : Self.releaseAnimation)
        if pressed.set(isPressed ? 1 : 0, transaction: transaction, at: time) { animationBegan() }
        if pressed.model != pressed.presented || isPressed { markDisplay() }
        scene?.requestFrame()
    }

    var gestures: [GestureAttachment] {
        guard end == nil else { return [] }
        let own = bringSlide()?.gestures ?? []
        guard let attachment, selection != nil, rowTag != nil, slide?.isOpen != true else { return own }
        return own + [attachment]
    }

    // MARK: Editing

    /// How the row is moved by hand, once it can be.
    private(set) var slide: RowSlide?

    /// What can be done with the row.
    var editing: RowEditing? { children.first?.wrappedTraits(\.rowEditing) }

    private func bringSlide() -> RowSlide? {
        if slide == nil, editing != nil { slide = RowSlide(self, host: host) }
        return slide
    }

    /// The rows of the same collection that are alive.
    var rowsAround: [ListRowNode] {
        guard let collection = editing?.collection else { return [] }
        return (parent?.children ?? []).compactMap { node in
            guard let row = node as? ListRowNode, !row.isLeaving, row.editing?.collection == collection else {
                return nil
            }
            _ = row.bringSlide()
            return row
        }
    }

    /// Whether the row is drawn over the others.
    var isRaised = false {
        didSet {
            if isRaised == oldValue { return }
            traits = with(traits ?? NodeTraits()) { $0.zIndex = isRaised ? 1 : nil }
            parent?.markDisplay()
        }
    }

    /// Takes the row away, as assistive technology asks.
    func removeByAction() {
        bringSlide()?.delete()
    }

    /// Shows the row where it is now.
    func slideMoved() {
        guard let slide else { return }
        if asLayer == nil {
            if slide.isAtRest, !slide.isRunning { return }
            becomeLayer()
        }
        if slide.lift.presented == 0, slide.lift.model == 0 { isRaised = false }
        show(LayerState(transform: Transform(translation: slide.offset)))
        markDisplay()
        if slide.isRunning { scene?.run(self) }
        scene?.requestFrame()
    }

    // A row that is at its place again has nothing to say to what stands in it.
    override var isPlain: Bool { slide?.isAtRest ?? true }
    override var layoutTransform: Transform { .identity }

    private static let shadowReach = 12.0

    override func paintLayer(in context: PaintContext) {
        guard let slide, !slide.isAtRest else { return super.paintLayer(in: context) }
        let frame = presentedFrame
        let box = Rect(
            x: frame.minX + margin, y: frame.minY, width: max(0, frame.width - 2 * margin), height: frame.height)
        let canvas = context.canvas
        canvas.save()
        if slide.lift.presented > 0 {
            drawShadow(of: box.offset(by: slide.offset), strength: slide.lift.presented, in: context)
        }
        if slide.aside.presented > 0 {
            canvas.clip(to: shape(in: box))
            drawButton(in: box, uncovered: slide.aside.presented, in: context)
        }
        super.paintLayer(in: context)
        canvas.restore()
    }

    /// A few pale outlines: a blur would be made anew for every frame.
    private func drawShadow(of box: Rect, strength: Double, in context: PaintContext) {
        for ring in 1...Int(Self.shadowReach / 2) {
            let shadow = box.offset(by: Size(height: 2)).insetBy(dx: -1.6 * Double(ring), dy: -1.6 * Double(ring))
            context.canvas.fill(
                Path(roundedRect: shadow, cornerRadius: 6 + Double(ring)),
                .color(Color.black.resolved(in: colors)), in: shadow, opacity: 0.035 * strength * context.opacity)
        }
    }

    /// What a row that goes aside uncovers.
    private func drawButton(in box: Rect, uncovered: Double, in context: PaintContext) {
        let width = min(box.width, uncovered + ListLook.cornerRadius)
        let band = Rect(
            x: isReadFromRightToLeft ? box.minX : box.maxX - width, y: box.minY, width: width, height: box.height)
        context.canvas.fill(
            Path(band), .color(Color.red.resolved(in: colors)), in: band, opacity: context.opacity)
        let middle = max(uncovered, RowSlide.buttonWidth) / 2
        let center = Point(x: isReadFromRightToLeft ? box.minX + middle : box.maxX - middle, y: box.midY)
        let icon = Rect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)
        Symbol(named: "trash").draw(
            on: context.canvas, in: icon, fill: .color(Color.white.resolved(in: colors)), bounds: icon,
            opacity: context.opacity)
    }

    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }

    override func willLeave(_ scene: SceneGraph) {
        host.dispatcher.targetRemoved(self)
        super.willLeave(scene)
    }

    // MARK: Layout

    private var row: ListRowTraits { children.first?.wrappedTraits(\.listRow) ?? ListRowTraits() }

    private var insets: EdgeInsets {
        if let insets = row.insets, end == nil { return insets }
        switch end {
        case .header where !look.isGrouped: return EdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
        case .header: return EdgeInsets(top: 4, leading: look.margin + 16, bottom: 6, trailing: look.margin + 16)
        case .footer: return EdgeInsets(top: 6, leading: look.margin + 16, bottom: 4, trailing: look.margin + 16)
        case nil: return EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        }
    }

    private var margin: Double { end == nil ? look.margin : 0 }

    /// The row's ground in the space of the node.
    var ground: Rect {
        Rect(x: margin, y: 0, width: max(0, size.width - 2 * margin), height: size.height)
    }

    private func offer(_ width: Double?) -> ProposedViewSize {
        let insets = insets
        return ProposedViewSize(
            width: width.map { max(0, $0 - 2 * margin - insets.leading - insets.trailing) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let inner = children.first?.sizeThatFits(offer(proposal.width)) ?? .zero
        let insets = insets
        let height = inner.height + insets.top + insets.bottom
        return Size(
            width: proposal.width ?? inner.width + insets.leading + insets.trailing + 2 * margin,
            height: end == nil ? max(height, leastHeight) : height)
    }

    override func placeChildren() {
        guard let child = children.first else { return }
        let insets = insets
        let offer = offer(size.width)
        let inner = child.sizeThatFits(offer)
        child.place(
            at: Point(
                x: margin + insets.leading,
                y: insets.top + max(0, size.height - insets.top - insets.bottom - inner.height) / 2),
            proposal: offer)
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? { nil }

    // MARK: Drawing

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if pressed.advance(to: time) || selected.advance(to: time) { runs = true }
        if let slide {
            if slide.advance(to: time) { runs = true }
            slideMoved()
        }
        markDisplay()
        return runs
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        pressed.cancel()
        selected.cancel()
        slide?.cancelAnimations()
        slideMoved()
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        for (attribute, value) in [("press", pressed), ("selection", selected)] where value.isRunning {
            list.append(value.listing(node: kind, attribute: attribute, at: time))
        }
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        guard let slide, !slide.isAtRest else { return frame }
        let reach = slide.lift.presented > 0 ? Self.shadowReach : 0
        return frame.union(frame.offset(by: slide.offset).insetBy(dx: -reach, dy: -reach))
    }

    override func draw(in context: PaintContext, frame: Rect) {
        if end == .header, !look.isGrouped {
            context.canvas.fill(
                Path(frame), .color(look.headerBackground(in: colors).resolved(in: colors)), in: frame,
                opacity: context.opacity)
            return
        }
        guard end == nil else { return }
        let box = Rect(
            x: frame.minX + margin, y: frame.minY, width: max(0, frame.width - 2 * margin), height: frame.height)
        let shape = shape(in: box)
        context.canvas.fill(
            shape, .color(look.rowBackground(in: colors).resolved(in: colors)), in: box, opacity: context.opacity)
        if selected.presented > 0 {
            context.canvas.fill(
                shape, .color(tint.resolved(in: colors)), in: box,
                opacity: (colors.isStrong ? 0.3 : 0.18) * min(1, selected.presented) * context.opacity)
        }
        if pressed.presented > 0 {
            context.canvas.fill(
                shape, .color(Color.primary.resolved(in: colors)), in: box,
                opacity: 0.1 * min(1, pressed.presented) * context.opacity)
        }
        drawSeparators(in: context, box)
    }

    /// The ground; a card has round corners at its ends.
    private func shape(in box: Rect) -> Path {
        let radius = look.margin > 0 ? min(ListLook.cornerRadius, box.height / 2, box.width / 2) : 0
        let upper = position.isFirst ? radius : 0
        let lower = position.isLast ? radius : 0
        if upper == 0 && lower == 0 { return Path(box) }
        let curve = 0.5522847498 * radius
        var path = Path()
        path.move(to: Point(x: box.minX + upper, y: box.minY))
        path.addLine(to: Point(x: box.maxX - upper, y: box.minY))
        if upper > 0 {
            path.addCurve(
                to: Point(x: box.maxX, y: box.minY + radius),
                control1: Point(x: box.maxX - radius + curve, y: box.minY),
                control2: Point(x: box.maxX, y: box.minY + radius - curve))
        }
        path.addLine(to: Point(x: box.maxX, y: box.maxY - lower))
        if lower > 0 {
            path.addCurve(
                to: Point(x: box.maxX - radius, y: box.maxY),
                control1: Point(x: box.maxX, y: box.maxY - radius + curve),
                control2: Point(x: box.maxX - radius + curve, y: box.maxY))
        }
        path.addLine(to: Point(x: box.minX + lower, y: box.maxY))
        if lower > 0 {
            path.addCurve(
                to: Point(x: box.minX, y: box.maxY - radius),
                control1: Point(x: box.minX + radius - curve, y: box.maxY),
                control2: Point(x: box.minX, y: box.maxY - radius + curve))
        }
        path.addLine(to: Point(x: box.minX, y: box.minY + upper))
        if upper > 0 {
            path.addCurve(
                to: Point(x: box.minX + radius, y: box.minY),
                control1: Point(x: box.minX, y: box.minY + radius - curve),
                control2: Point(x: box.minX + radius - curve, y: box.minY))
        }
        path.closeSubpath()
        return path
    }

    /// A line of one device pixel below every row but the last, from where the view begins.
    private func drawSeparators(in context: PaintContext, _ box: Rect) {
        let row = row
        let thickness = 1 / context.scale
        let color = (row.separatorTint ?? ListLook.separator(in: colors)).resolved(in: colors)
        func line(at y: Double) {
            let start = max(0, insets.leading)
            let left = isReadFromRightToLeft ? box.minX : box.minX + start
            let right = isReadFromRightToLeft ? box.maxX - start : box.maxX
            guard right > left else { return }
            let line = Rect(x: left, y: y, width: right - left, height: thickness)
            context.canvas.fill(Path(line), .color(color), in: line, opacity: context.opacity)
        }
        if row.visibleSeparators.contains(.top) { line(at: box.minY) }
        let isDrawn = !position.isLast || row.visibleSeparators.contains(.bottom)
        if isDrawn, !row.hiddenSeparators.contains(.bottom) { line(at: box.maxY - thickness) }
    }
}

extension ListRowNode: FocusCarrier, FocusShapeNode {
    var focusOffer: FocusOffer? {
        let isPressed = selection != nil && attachment?.isEnabled == true && end == nil && rowTag != nil
        guard isPressed || (editing != nil && end == nil) else { return nil }
        return FocusOffer(
            isPressed: isPressed, isOneOfMany: true,
            takeKey: editing == nil ? nil : { [weak self] in self?.take($0) ?? false })
    }

    /// Delete takes the row away; Option with an arrow key moves it.
    private func take(_ event: KeyEvent) -> Bool {
        guard let slide = bringSlide() else { return false }
        switch event.key {
        case .delete where event.isPlain, .deleteForward where event.isPlain:
            guard editing?.delete != nil else { return false }
            slide.delete()
            return true
        case .upArrow where event.modifiers == .option: return slide.step(by: -1)
        case .downArrow where event.modifiers == .option: return slide.step(by: 1)
        default: return false
        }
    }

    var kinds: ContentShapeKinds { .focusEffect }

    /// The ring of a row lies within it: rows leave no room between them.
    var ringOutline: RingOutline? {
        let box = ground.offset(by: presentedFrame.origin - Point.zero).insetBy(dx: 6, dy: 6)
        return RingOutline(rect: box, radius: look.margin > 0 ? ListLook.cornerRadius - 5 : 2)
    }
}

extension Node {
    /// A trait of the node or of what it wraps.
    fileprivate func wrappedTraits<Value>(_ keyPath: KeyPath<NodeTraits, Value?>) -> Value? {
        var node: Node? = self
        while let current = node {
            if let value = current.traits?[keyPath: keyPath] { return value }
            node = current.traitSource
        }
        return nil
    }
}
