/// Draws a filled shape.
///
/// Knows nothing of the shape's type: what every frame asks would otherwise look up that type's metadata each time.
final class ShapeNode: Node {
    let outline: ShapeOutline
    private var fill: AnimatedFill
    private var fillStyle: FillStyle

    init<Content: Shape>(_ shape: Content, _ fill: Fill, _ fillStyle: FillStyle) {
        outline = AnimatedOutline(shape)
        self.fill = AnimatedFill(fill)
        self.fillStyle = fillStyle
        super.init(tracksFrame: true)
    }

    override var kind: String { outline.kind }

    /// Takes a new shape, which must be of the same type as the first.
    func set<Content: Shape>(
        _ new: Content, _ newFill: Fill, _ newStyle: FillStyle, transaction: Transaction, at time: Time
    ) {
        let change = unsafeDowncast(outline, to: AnimatedOutline<Content>.self).set(
            new, transaction: transaction, at: time)
        if change != .nothing {
            if outline.isRunning { scene?.run(self) }
            markDisplay()
            if change == .shape { setNeedsLayout() }
        }
        if fill.set(newFill, transaction: transaction, at: time) { scene?.run(self) }
        if fill.takeChange() || newStyle.isEOFilled != fillStyle.isEOFilled { markDisplay() }
        fillStyle = newStyle
    }

    override var isRunning: Bool { super.isRunning || outline.isRunning || fill.isRunning }

    override func cancelAnimations() {
        super.cancelAnimations()
        if outline.isRunning { outline.cancel() }
        if fill.isRunning { fill.cancel() }
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if outline.isRunning {
            outline.advance(to: time)
            if outline.isRunning { runs = true }
            markDisplay()
        }
        if fill.isRunning {
            if fill.advance(to: time) { runs = true }
            if fill.takeChange() { markDisplay() }
        }
        return runs
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        outline.sizeThatFits(proposal)
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        if fill.presented.isInvisible { return nil }
        return outline.cover(for: frame.size).offset(by: frame.origin - Point.zero)
    }

    override func evenColor(in rect: Rect) -> Color.Resolved? {
        guard outline.isRectangle, case .color(let color) = fill.presented, presentedFrame.contains(rect)
        else { return nil }
        return color
    }

    override func draw(in context: PaintContext, frame: Rect) {
        if outline.isRectangle, case .color(let color) = fill.presented {
            context.canvas.fillRect(frame, color, opacity: context.opacity)
            return
        }
        context.canvas.fill(
            outline.path(for: frame.size), movedBy: frame.origin - Point.zero, fill.presented, in: frame,
            eoFill: fillStyle.isEOFilled, opacity: context.opacity)
    }

    override func hits(_ point: Point) -> Bool {
        guard !fill.presented.isInvisible, presentedFrame.insetBy(dx: -1, dy: -1).contains(point) else { return false }
        let local = point - (presentedFrame.origin - Point.zero)
        return outline.path(for: presentedFrame.size).contains(local, eoFill: fillStyle.isEOFilled)
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if outline.isRunning { list.append(outline.listing(at: time)) }
        fill.listAnimations(of: kind, into: &list, at: time)
    }
}
