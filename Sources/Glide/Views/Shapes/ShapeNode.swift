/// Draws a filled shape.
///
/// Knows nothing of the shape's type: what every frame asks would otherwise look up that type's metadata each time.
final class ShapeNode: Node {
    let outline: ShapeOutline
    @exclusivity(unchecked) private var fill: AnimatedFill
    @exclusivity(unchecked) private var fillStyle: FillStyle
    /// Shadows and blurred ground, where the fill has them.
    @exclusivity(unchecked) private var effects: ShapeEffects?

    init<Content: Shape>(
        _ shape: Content, _ fill: Fill, _ fillStyle: FillStyle, _ effects: FillEffects = FillEffects()
    ) {
        outline = AnimatedOutline(shape)
        self.fill = AnimatedFill(fill)
        self.fillStyle = fillStyle
        self.effects = effects.isEmpty ? nil : ShapeEffects(effects)
        super.init(tracksFrame: true)
    }

    override var kind: String { outline.kind }

    /// Takes a new shape, which must be of the same type as the first.
    func set<Content: Shape>(
        _ new: Content, _ newFill: Fill, _ newStyle: FillStyle, _ newEffects: FillEffects, transaction: Transaction,
        at time: Time
    ) {
        if !newEffects.isEmpty || effects != nil { set(newEffects) }
        let change = unsafeDowncast(outline, to: AnimatedOutline<Content>.self).set(
            new, transaction: transaction, at: time)
        if change != .nothing {
            if outline.isRunning { animationBegan() }
            markDisplay()
            if change == .shape { setNeedsLayout() }
        }
        if fill.set(newFill, transaction: transaction, at: time) { animationBegan() }
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
        if let effects {
            return effects.numbers.spread(around: outline.cover(for: frame.size).offset(by: frame.origin - Point.zero))
        }
        if fill.presented.isInvisible { return nil }
        return outline.cover(for: frame.size).offset(by: frame.origin - Point.zero)
    }

    override func evenColor(in rect: Rect) -> Color.Resolved? {
        guard effects == nil, outline.isRectangle, case .color(let color) = fill.presented,
            presentedFrame.contains(rect)
        else { return nil }
        return color
    }

    override func draw(in context: PaintContext, frame: Rect) {
        if let effects {
            effects.draw(
                outline.path(for: frame.size), fill.presented, frame, eoFill: fillStyle.isEOFilled, in: context)
            return
        }
        if outline.isRectangle, case .color(let color) = fill.presented {
            context.canvas.fillRect(frame, color, opacity: context.opacity)
            return
        }
        if let rounded = outline.rounded(for: frame.size) {
            context.canvas.fill(
                rounded, movedBy: frame.origin - Point.zero, fill.presented, in: frame, opacity: context.opacity)
            return
        }
        context.canvas.fill(
            outline.path(for: frame.size), movedBy: frame.origin - Point.zero, fill.presented, in: frame,
            eoFill: fillStyle.isEOFilled, opacity: context.opacity)
    }

    override var drawsInOneStep: Bool { effects == nil }

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

    private func set(_ new: FillEffects) {
        if new == effects?.numbers { return }
        let needed = effects?.numbers.material != nil
        if new.isEmpty {
            effects = nil
        } else if let effects {
            effects.numbers = new
        } else {
            effects = ShapeEffects(new)
        }
        if let scene, needed != (new.material != nil) {
            if needed { scene.backdropNodes.removeAll { $0 === self } } else { scene.backdropNodes.append(self) }
        }
        markDisplay()
    }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        if effects?.numbers.material != nil { scene.backdropNodes.append(self) }
    }

    override func willLeave(_ scene: SceneGraph) {
        if effects?.numbers.material != nil { scene.backdropNodes.removeAll { $0 === self } }
        super.willLeave(scene)
    }
}

extension ShapeNode: BackdropNode {
    var backdropNeed: (shown: Rect, reach: Double)? {
        guard let material = effects?.numbers.material else { return nil }
        let frame = presentedFrame
        return (outline.cover(for: frame.size).offset(by: frame.origin - Point.zero), material.reach)
    }

    func takeBackdrop(_ picture: Bitmap, area: PixelRect, scale: Double) -> Bool {
        effects?.takeBackdrop(picture, area: area, scale: scale) ?? false
    }
}
