/// One row of a list: its ground, its lines, the room around its view, and how it answers a press.
final class ListRowNode: LayerNode, GestureCarrier, LazyLineNode {
    unowned let host: ViewHost
    private(set) var look = ListLook(isGrouped: false, margin: 0)
    private(set) var colors = ColorSurroundings.light
    private(set) var tint = Color.accentColor
    private var leastHeight = 44.0
    private(set) var selection: ListSelection.State?
    private(set) var attachment: GestureAttachment?
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
        super.isRunning || pressed.isRunning || selected.isRunning || edited.isRunning || slide?.isRunning == true
    }
    // Beside the content there may be controls.
    override var traitSource: Node? { children.first }
    override var shownChildren: [Node] {
        children.count < 2 || isEditing || edited.isRunning ? children : [children[0]]
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

    var rowTag: AnyHashable? { children.first?.tag }

    /// Whether the row is one of those selected.
    var isSelected: Bool { selection != nil && rowTag.map { selection?.contains($0) ?? false } ?? false }

    /// Whether it is the head or the foot of a section.
    var isSectionEnd: Bool { end != nil }

    /// The head or foot of a section, or a row.
    var end: NodeTraits.SectionEnd? { children.first?.wrappedTraits(\.sectionEnd) }

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
    var editing: RowEditing? {
        guard var editing = children.first?.wrappedTraits(\.rowEditing) else { return nil }
        if children.first?.wrappedTraits(\.isDeleteDisabled) == true { editing.delete = nil }
        if children.first?.wrappedTraits(\.isMoveDisabled) == true { editing.move = nil }
        return editing
    }

    /// Whether the row shows by what it is taken away, moved or selected.
    private(set) var isEditing = false
    /// 1 while it does.
    private(set) var edited = AnimatedValue(0.0, unit: 128)
    private var hasEditState = false
    /// What it shows before and after its content: as it did last, if it does no more.
    private(set) var controls: (leading: RowControlNode?, trailing: RowControlNode?)

    /// Begins or ends to show controls.
    func edit(_ isEditing: Bool, transaction: Transaction, at time: Time) {
        defer { hasEditState = true }
        if isEditing == self.isEditing { return }
        self.isEditing = isEditing
        if !isEditing { slide?.close() }
        // A row that comes into view while others are edited shows its controls from the start.
        let transaction = hasEditState ? transaction : Transaction()
        if edited.set(isEditing ? 1 : 0, transaction: transaction, at: time) { animationBegan() }
        setNeedsLayout()
        editedChanged()
    }

    private func editedChanged() {
        controls.leading?.markDisplay()
        controls.trailing?.markDisplay()
        markDisplay()
    }

    /// Which controls the row shows, by what can be done with it.
    private var controlKinds: (leading: RowControlNode.Kind?, trailing: RowControlNode.Kind?) {
        guard isEditing, end == nil else { return (nil, nil) }
        let editing = editing
        let isSelectable = selection?.isOfSeveral == true && rowTag != nil
        return (isSelectable ? .check : editing?.delete == nil ? nil : .delete, editing?.move == nil ? nil : .handle)
    }

    /// Makes the controls that belong to what can be done with the row. When editing ends they stay to fade away.
    private func bringControls() {
        guard isEditing else { return }
        let (leading, trailing) = controlKinds
        if trailing != nil || leading == .delete { _ = bringSlide() }
        if controls.leading?.kindOfControl != leading {
            controls.leading = leading.map { RowControlNode($0, of: self) }
        }
        if controls.trailing?.kindOfControl != trailing {
            controls.trailing = trailing.map { RowControlNode($0, of: self) }
        }
        setChildren(children.prefix(1) + [controls.leading, controls.trailing].compactMap { $0 }, isInLayout: true)
    }

    /// How much of the controls is seen.
    var controlsShare: Double { min(1, max(0, edited.presented)) * contentShare }
    /// How much a control that is shown in part lacks of its place, in points.
    var controlsLack: Double { (1 - min(1, max(0, edited.presented))) * RowControlNode.room }
    /// How far the row is selected, from 0 to 1.
    var selectedShare: Double { min(1, max(0, selected.presented)) }

    func bringSlide() -> RowSlide? {
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
            var faded = context
            faded.opacity *= contentShare
            drawButton(in: box, uncovered: slide.aside.presented, in: faded)
        }
        canvas.concatenate(current.transform)
        let inner = context.entering(current)
        // What the row draws is not asked for whether it is touched: its ink is told in the space around.
        draw(in: inner, frame: frame)
        for child in paintOrder { child.paint(in: inner) }
        canvas.restore()
    }

    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }

    override func willLeave(_ scene: SceneGraph) {
        host.dispatcher.targetRemoved(self)
        super.willLeave(scene)
    }

    // MARK: Layout

    var row: ListRowTraits { children.first?.wrappedTraits(\.listRow) ?? ListRowTraits() }

    var insets: EdgeInsets {
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

    /// Room that the controls take.
    private var room: (leading: Double, trailing: Double) {
        let (leading, trailing) = controlKinds
        return (leading == nil ? 0 : RowControlNode.room, trailing == nil ? 0 : RowControlNode.room)
    }

    private func offer(_ width: Double?) -> ProposedViewSize {
        let insets = insets
        let room = room
        return ProposedViewSize(
            width: width.map {
                max(0, $0 - 2 * margin - insets.leading - insets.trailing - room.leading - room.trailing)
            }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let inner = children.first?.sizeThatFits(offer(proposal.width)) ?? .zero
        let (insets, room) = (insets, room)
        let height = inner.height + insets.top + insets.bottom
        return Size(
            width: proposal.width
                ?? inner.width + insets.leading + insets.trailing + room.leading + room.trailing + 2 * margin,
            height: end == nil ? max(height, leastHeight) : height)
    }

    override func placeChildren() {
        guard let child = children.first else { return }
        bringControls()
        let insets = insets
        let offer = offer(size.width)
        let inner = child.sizeThatFits(offer)
        child.place(
            at: Point(
                x: margin + insets.leading + room.leading,
                y: insets.top + max(0, size.height - insets.top - insets.bottom - inner.height) / 2),
            proposal: offer)
        let side = ProposedViewSize(width: insets.leading + RowControlNode.room, height: size.height)
        controls.leading?.place(at: Point(x: margin, y: 0), proposal: side)
        controls.trailing?.place(
            at: Point(x: size.width - margin - RowControlNode.reach, y: 0),
            proposal: ProposedViewSize(width: RowControlNode.reach, height: size.height))
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
        if edited.isRunning {
            if edited.advance(to: time) { runs = true }
            editedChanged()
            // The controls that are gone are met by nobody any more.
            if !edited.isRunning, !isEditing { invalidateBounds() }
        }
        if selected.isRunning { controls.leading?.markDisplay() }
        markDisplay()
        return runs
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        pressed.cancel()
        selected.cancel()
        edited.cancel()
        slide?.cancelAnimations()
        slideMoved()
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        for (attribute, value) in [("press", pressed), ("selection", selected), ("edit", edited)] where value.isRunning
        {
            list.append(value.listing(node: kind, attribute: attribute, at: time))
        }
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        guard let slide, !slide.isAtRest else { return frame }
        let reach = slide.lift.presented > 0 ? Self.shadowReach : 0
        let shown = frame.offset(by: slide.offset).insetBy(dx: -reach, dy: -reach)
        // A row that is carried far is seen only there; one that goes aside leaves its button behind.
        return slide.aside.presented == 0 ? shown : frame.union(shown)
    }

    /// A row that comes or goes does so with its ground.
    private var contentShare: Double { children.first?.presence?.shownOpacity ?? 1 }

    override func contentFades() {
        markDisplay()
        controls.leading?.markDisplay()
        controls.trailing?.markDisplay()
    }

    override func draw(in context: PaintContext, frame: Rect) {
        var context = context
        context.opacity *= contentShare
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
}

extension ListRowNode: ViewportObserver {
    // Heard while the row is carried.
    func viewportMoved() {
        slide?.viewportMoved()
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
