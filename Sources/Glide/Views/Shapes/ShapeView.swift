/// A shape that is filled.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: NodeLeaf {
    let shape: Content
    let style: Style
    var fillStyle = FillStyle()

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeLeafElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> ShapeNode<Content> {
        ShapeNode(shape, style._fill(in: context.environment).fill, fillStyle)
    }

    func update(_ node: ShapeNode<Content>, in context: _ElementContext) {
        node.set(
            shape, style._fill(in: context.environment).fill, fillStyle, transaction: context.transaction,
            at: context.time)
    }
}

final class ShapeNode<Content: Shape>: Node {
    private var shape: Content
    private var data: AnimatedValue<Content.AnimatableData>
    private var fill: AnimatedFill
    private var fillStyle: FillStyle
    private var cachedPath: (size: Size, path: Path, cover: Rect)?

    init(_ shape: Content, _ fill: Fill, _ fillStyle: FillStyle) {
        self.shape = shape
        data = AnimatedValue(shape.animatableData)
        self.fill = AnimatedFill(fill)
        self.fillStyle = fillStyle
        super.init(tracksFrame: true)
    }

    override var kind: String { "\(Content.self)" }

    func set(_ new: Content, _ newFill: Fill, _ newStyle: FillStyle, transaction: Transaction, at time: Time) {
        let before = data.model
        let isSame = isEqual(new, shape)
        shape = new
        if new.animatableData != before || !isSame {
            if data.set(new.animatableData, transaction: transaction, at: time) { scene?.run(self) }
            cachedPath = nil
            markDisplay()
            if !isSame { setNeedsLayout() }
        }
        if fill.set(newFill, transaction: transaction, at: time) { scene?.run(self) }
        if fill.takeChange() || newStyle.isEOFilled != fillStyle.isEOFilled { markDisplay() }
        fillStyle = newStyle
    }

    override var isRunning: Bool { super.isRunning || data.isRunning || fill.isRunning }

    override func cancelAnimations() {
        super.cancelAnimations()
        data.cancel()
        fill.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if data.isRunning {
            if data.advance(to: time) { runs = true }
            cachedPath = nil
            markDisplay()
        }
        if fill.isRunning {
            if fill.advance(to: time) { runs = true }
            if fill.takeChange() { markDisplay() }
        }
        return runs
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        shape.sizeThatFits(proposal)
    }

    /// The outline for a frame of `size` at the origin.
    private func path(for size: Size) -> Path {
        outline(for: size).path
    }

    private func outline(for size: Size) -> (size: Size, path: Path, cover: Rect) {
        if let cachedPath, cachedPath.size == size { return cachedPath }
        var shown = shape
        if data.isRunning { shown.animatableData = data.presented }
        let path = shown.path(in: Rect(origin: .zero, size: size))
        let outline = (size, path, path.coverRect)
        cachedPath = outline
        return outline
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        if fill.presented.isInvisible { return nil }
        return outline(for: frame.size).cover.offset(by: frame.origin - Point.zero)
    }

    override func evenColor(in rect: Rect) -> Color.Resolved? {
        guard Content.self == Rectangle.self, case .color(let color) = fill.presented, presentedFrame.contains(rect)
        else { return nil }
        return color
    }

    override func draw(in context: PaintContext, frame: Rect) {
        context.canvas.save()
        context.canvas.translate(by: frame.origin - Point.zero)
        context.canvas.fill(
            path(for: frame.size), fill.presented, in: Rect(origin: .zero, size: frame.size),
            eoFill: fillStyle.isEOFilled, opacity: context.opacity)
        context.canvas.restore()
    }

    override func hits(_ point: Point) -> Bool {
        guard !fill.presented.isInvisible, presentedFrame.insetBy(dx: -1, dy: -1).contains(point) else { return false }
        let local = point - (presentedFrame.origin - Point.zero)
        return path(for: presentedFrame.size).contains(local, eoFill: fillStyle.isEOFilled)
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if data.isRunning {
            list.append(data.listing(node: kind, attribute: "shape", at: time))
        }
        fill.listAnimations(of: kind, into: &list, at: time)
    }
}
