/// Draws the ring around the view with the focus, over everything.
final class FocusRingNode: Node {
    /// Between the view and the ring, in points.
    private static let gap = 2.0
    /// How much farther out a ring begins that appears, in points.
    private static let approach = 6.0
    /// A ring goes no farther than this from one view to the next, in points; it appears there instead.
    private static let longestTravel = 900.0
    private static let travelling = Animation.spring(response: 0.26, dampingFraction: 0.86)
    private static let appearing = Animation.easeOut(duration: 0.16)
    private static let leaving = Animation.easeOut(duration: 0.12)

    private weak var view: Node?
    private var outline = RingOutline(rect: .zero, radius: 0)
    /// What can be seen of the view, with room for the ring.
    private var clip = Rect.zero
    /// From the view's outline to that of the ring: x, y, width, height, and the corner with how far out it is.
    private var travel = Animator<AnimatablePair<RectVector, AnimatablePair<Double, Double>>>()
    private var opacity = AnimatedValue(0.0, unit: 128)
    private var colors = ColorSurroundings()
    private var shown = RingOutline(rect: .zero, radius: 0)

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "focusRing" }
    override var allowsHitTesting: Bool { false }
    override var isRunning: Bool { super.isRunning || travel.isActive || opacity.isRunning }

    /// Where the ring is seen, in the window; nil while it is not.
    var shownRing: Rect? { opacity.presented > 0 && !shown.rect.isEmpty ? shown.rect : nil }

    private var width: Double { colors.isStrong ? 4 : 3 }

    // MARK: Changes

    func show(around new: Node, at time: Time) {
        let old = view
        let isNew = old !== new
        guard isNew || opacity.model == 0 else { return }
        let from = shown
        let wasShown = opacity.presented > 0.5 && opacity.model > 0
        view = new
        outline = FocusOutline.outline(of: new)
        let way = outline.rect.center.distance(to: from.rect.center)
        if wasShown, !fadesInsteadOfMoving, way < Self.longestTravel {
            start(from: from, at: time)
        } else {
            if wasShown { opacity = AnimatedValue(0.0, unit: 128) }
            let far = fadesInsteadOfMoving ? outline : outline.outset(by: Self.approach)
            start(from: far, at: time)
        }
        fade(to: 1, Self.appearing, at: time)
        scene?.requestFrame()
    }

    func hide(at time: Time) {
        fade(to: 0, Self.leaving, at: time)
    }

    private func start(from: RingOutline, at time: Time) {
        let offset = AnimatablePair(
            RectVector(from.rect) - RectVector(outline.rect), AnimatablePair(from.radius - outline.radius, 0.0))
        travel.rebase(offset: offset, animation: Self.travelling, at: time)
        animationBegan()
    }

    private func fade(to value: Double, _ animation: Animation, at time: Time) {
        if opacity.set(value, transaction: Transaction(animation: animation), at: time) { animationBegan() }
        markDisplay()
    }

    /// Takes where the view is now.
    func follow(colors: ColorSurroundings) {
        guard opacity.presented > 0 || opacity.model > 0, let view, view.scene != nil else {
            return take(RingOutline(rect: .zero, radius: 0), clip: .zero)
        }
        if colors != self.colors {
            self.colors = colors
            markDisplay()
        }
        outline = FocusOutline.outline(of: view)
        var ring = outline
        if travel.isActive, let scene {
            let offset = travel.offset(at: scene.time)
            ring.rect = (RectVector(outline.rect) + offset.first).shownRect
            ring.radius = max(0, outline.radius + offset.second.first)
        }
        // Around what reaches to the window's edge the ring lies inside of it.
        let window = Rect(origin: .zero, size: scene?.size ?? .zero)
        if window.insetBy(dx: -0.5, dy: -0.5).contains(ring.rect) {
            ring.rect = ring.rect.intersection(window.insetBy(dx: Self.gap + width, dy: Self.gap + width))
        }
        take(ring, clip: visiblePart(of: view))
    }

    /// Where the ring may be drawn: no farther beyond the viewports around the view than it is wide.
    private func visiblePart(of view: Node) -> Rect {
        let reach = Self.gap + width + 1
        var part = Rect(origin: .zero, size: scene?.size ?? .zero)
        for viewport in view.viewports {
            part = part.intersection(viewport.shownFrame.insetBy(dx: -reach, dy: -reach))
        }
        // Whole pixels: a clip with soft edges differs from frame to frame.
        guard let scene, !part.isEmpty else { return part }
        let pixels = PixelRect(covering: part, scale: scene.scale)
        return Rect(
            x: Double(pixels.x) / scene.scale, y: Double(pixels.y) / scene.scale,
            width: Double(pixels.width) / scene.scale, height: Double(pixels.height) / scene.scale)
    }

    private func take(_ ring: RingOutline, clip: Rect) {
        if ring == shown, clip == self.clip { return }
        shown = ring
        self.clip = clip
        invalidateBounds()
        markDisplay()
    }

    // MARK: Node

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if travel.isActive, travel.advance(to: time) { runs = true }
        if opacity.isRunning {
            if opacity.advance(to: time) { runs = true }
            markDisplay()
        }
        return runs
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        travel.cancel()
        opacity.cancel()
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if travel.isRunning {
            list.append(
                RunningAnimation(
                    node: kind, attribute: "frame", value: "\(shown.rect)",
                    velocity: "\(travel.velocity(at: time).first.rect)", target: "\(outline.rect)"))
        }
        if opacity.isRunning { list.append(opacity.listing(node: kind, attribute: "opacity", at: time)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        if opacity.presented <= 0 || shown.rect.isEmpty { return nil }
        let ink = shown.outset(by: Self.gap + width + 2).rect.intersection(clip)
        return ink.isEmpty ? nil : ink
    }

    override func draw(in context: PaintContext, frame: Rect) {
        guard inkBounds(in: frame) != nil else { return }
        let opacity = min(1, opacity.presented) * context.opacity
        let ring = shown.outset(by: Self.gap + width / 2)
        let ground = colors.scheme.background
        let accent = Color.accentColor.resolved(in: colors)
        let color = colors.isStrong ? accent.legible(on: ground, contrast: 7) : accent.legible(on: ground, contrast: 3)
        context.canvas.save()
        context.canvas.clip(to: clip)
        // On a ground of the accent colour a thin edge keeps the ring apart.
        context.canvas.stroke(
            ring.path, StrokeStyle(lineWidth: width + 2), .color(ground), in: ring.rect, opacity: 0.7 * opacity)
        context.canvas.stroke(
            ring.path, StrokeStyle(lineWidth: width), .color(color), in: ring.rect, opacity: opacity)
        context.canvas.restore()
    }
}
