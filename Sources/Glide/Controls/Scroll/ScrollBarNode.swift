/// The bar that shows which part of the content is seen. It comes up while the content moves and fades away; a mouse can
/// drag its thumb and turn pages beside it, and so can a finger that rests on the thumb while it is shown.
final class ScrollBarNode: Node, GestureCarrier {
    /// Points (semantics 6.2).
    static let thickness = 2.5
    /// From the viewport's edge, in points (semantics 6.2).
    static let inset = 3.0
    /// Seconds (semantics 6.2).
    static let fadeDuration = 0.4
    /// Seconds that the bar stays after the content has come to rest.
    static let holdDuration = 0.4
    /// Under a mouse, in points.
    static let broadThickness = 7.0
    /// However long the content is, in points.
    static let shortestThumb = 36.0

    let axis: Axis
    private unowned let host: ViewHost
    weak var overlay: ScrollOverlay?
    var visibility = ScrollIndicatorVisibility.automatic {
        didSet { if visibility != oldValue { markDisplay() } }
    }
    var color = Color.primary.resolved(in: .light)
    /// Whether colours stand out more than usual.
    var isStrong = false
    /// Whether the pointer is near the edge: the bar stays, broad enough for a mouse.
    var isNear = false {
        didSet {
            if isNear == oldValue { return }
            wake()
            markDisplay()
        }
    }
    private var lastUse: Time?
    private var opacity = 0.0
    private var press: GestureAttachment!
    /// For fingers, which meet the content below the bar: it stands on the scroll view.
    private(set) var touch: GestureAttachment!
    /// How far around the thumb a finger has it, in points.
    private static let fingerZone = 22.0
    /// While the mouse or a finger drags the thumb: where it began, and the content's offset then.
    private var drag: (start: Double, offset: Double)?

    init(host: ViewHost, axis: Axis) {
        self.host = host
        self.axis = axis
        super.init()
        press = GestureAttachment(recogniser(for: .mouse), priority: .high, target: self)
        let finger = recogniser(for: .touch)
        finger.isInReach = { [weak self] in self?.isUnderFinger($0) ?? false }
        touch = GestureAttachment(finger, priority: .high, target: self)
    }

    private func recogniser(for source: ContactEvent.Source) -> ScrollBarRecogniser {
        let recogniser = ScrollBarRecogniser(source)
        recogniser.began = { [weak self] in self?.pressed(at: $0, by: source) }
        recogniser.moved = { [weak self] in self?.dragged(to: $0) }
        recogniser.ended = { [weak self] in self?.released() }
        return recogniser
    }

    override var kind: String { "scrollBar" }
    override var isRunning: Bool { super.isRunning || (lastUse != nil && !staysUp) }
    override func measure(_ proposal: ProposedViewSize) -> Size { .zero }

    private var owner: ScrollNode? { overlay?.owner }
    private var isHidden: Bool { visibility == .hidden || visibility == .never }
    /// Whether the bar is shown for as long as something lasts: a finger that holds the content, a mouse close by.
    private var staysUp: Bool { isNear || drag != nil || visibility == .visible || (opacity > 0 && isHeld) }
    private var isHeld: Bool { owner?[axis].isHeld == true }

    /// The content moves.
    func wake() {
        if isHidden { return }
        lastUse = host.now
        if opacity != 1 {
            opacity = 1
            markDisplay()
        }
        animationBegan()
    }

    /// Nobody holds the content any more.
    func fade() {
        if opacity > 0 { wake() }
    }

    override func animate(to time: Time) -> Bool {
        let runs = super.animate(to: time)
        guard let used = lastUse, !staysUp else { return runs }
        let rest = Self.holdDuration + Self.fadeDuration - (time - used)
        let new = min(1, max(0, rest / Self.fadeDuration))
        if new != opacity {
            opacity = new
            markDisplay()
        }
        if new == 0 { lastUse = nil }
        return runs || new > 0
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        lastUse = nil
        opacity = 0
    }

    // MARK: Place

    /// The room for the bar, in the viewport: its beginning and extent along the axis.
    private var track: (start: Double, extent: Double)? {
        guard let owner, owner.axes.contains(Axis.Set(axis)), owner[axis].canScroll else { return nil }
        let other: Axis = axis == .vertical ? .horizontal : .vertical
        let corner = owner.axes.contains(Axis.Set(other)) && owner[other].canScroll ? Self.broadThickness : 0
        let clear = owner.clearRect
        let extent = clear.size[axis] - 2 * Self.inset - corner
        return extent > Self.inset ? ((clear.origin - Point.zero)[axis] + Self.inset, extent) : nil
    }

    /// The thumb, in the viewport: its beginning and extent along the axis. Content beyond its end presses it together.
    private var thumb: (start: Double, extent: Double)? {
        guard let owner, let track else { return nil }
        let state = owner[axis]
        let offset = state.offset(at: host.now)
        let share = state.length / (state.most + state.length)
        let whole = min(track.extent, max(Self.shortestThumb, track.extent * share))
        let room = track.extent - whole
        let beyond = max(0, -offset) + max(0, offset - state.most)
        let extent = max(2 * Self.thickness, whole - beyond)
        let way = min(max(offset / state.most, 0), 1)
        return (track.start + room * way + (offset > state.most ? whole - extent : 0), extent)
    }

    /// Where reading goes from right to left the vertical bar is at the left.
    private var isAtLeft: Bool { owner?.isReadFromRightToLeft ?? false }

    private var thickness: Double { isNear || drag != nil ? Self.broadThickness : Self.thickness }

    /// The thumb in the space of the content.
    private var thumbRect: Rect? {
        guard let overlay, let thumb else { return nil }
        let viewport = overlay.viewport
        let across = thickness
        return axis == .vertical
            ? Rect(
                x: isAtLeft ? viewport.minX + Self.inset : viewport.maxX - Self.inset - across,
                y: viewport.minY + thumb.start, width: across,
                height: thumb.extent)
            : Rect(
                x: viewport.minX + thumb.start, y: viewport.maxY - Self.inset - across, width: thumb.extent,
                height: across)
    }

    // MARK: Drawing

    private var shownOpacity: Double { isHidden ? 0 : staysUp ? 1 : opacity }

    override func inkBounds(in frame: Rect) -> Rect? { shownOpacity > 0 ? thumbRect : nil }

    override func draw(in context: PaintContext, frame: Rect) {
        guard let rect = thumbRect else { return }
        context.canvas.fill(
            Path(roundedRect: rect, cornerRadius: thickness / 2), .color(color), in: rect,
            opacity: (isStrong ? 0.75 : 0.4) * shownOpacity * context.opacity)
    }

    // MARK: Mouse and finger

    var gestures: [GestureAttachment] { owner?.isDisabled == false ? [press] : [] }

    /// Only a mouse that has come near meets the bar: a finger meets the content below.
    override func hits(_ point: Point) -> Bool {
        guard staysUp, isNear || drag != nil, !isHidden, track != nil, let viewport = overlay?.viewport else {
            return false
        }
        guard viewport.contains(point) else { return false }
        return axis == .vertical
            ? (isAtLeft ? point.x - viewport.minX : viewport.maxX - point.x) <= ScrollOverlay.hoverZone
            : viewport.maxY - point.y <= ScrollOverlay.hoverZone
    }

    /// The place along the axis in the viewport, of a place in the window.
    private func place(of point: Point) -> Double? {
        guard let owner else { return nil }
        let local = owner.convert(point, to: .local)
        return axis == .vertical ? local.y : local.x
    }

    /// Whether a finger at `point` of the window is on the thumb, and sees it.
    private func isUnderFinger(_ point: Point) -> Bool {
        guard shownOpacity > 0, drag == nil, let owner, !owner.isDisabled, let thumb, let place = place(of: point)
        else { return false }
        let local = owner.convert(point, to: .local)
        let edge = axis == .vertical ? owner.presentedFrame.width - local.x : owner.presentedFrame.height - local.y
        let reach = Self.fingerZone
        return edge >= 0 && edge <= reach && place >= thumb.start - reach / 2
            && place <= thumb.start + thumb.extent + reach / 2
    }

    private func pressed(at point: Point, by source: ContactEvent.Source) {
        guard let owner, let thumb, let place = place(of: point) else { return }
        if source == .touch || (place >= thumb.start && place <= thumb.start + thumb.extent) {
            owner.halt()
            drag = (place, owner[axis].offset(at: host.now))
            wake()
            markDisplay()
            return
        }
        let page = owner.page(along: axis)
        owner.travel(to: owner[axis].goal + (place < thumb.start ? -page : page), along: axis)
    }

    private func dragged(to point: Point) {
        guard let owner, let drag, let track, let thumb, let place = place(of: point) else { return }
        let room = track.extent - thumb.extent
        guard room > 0 else { return }
        owner[axis].go(
            to: drag.offset + (place - drag.start) * owner[axis].most / room, transaction: Transaction(), at: host.now)
        owner.contentMoved()
    }

    private func released() {
        guard drag != nil else { return }
        drag = nil
        wake()
        markDisplay()
    }

    override func willLeave(_ scene: SceneGraph) {
        host.dispatcher.targetRemoved(self)
        super.willLeave(scene)
    }
}
