/// Shows text. Kerning and colour travel when they are changed with an animation.
final class TextNode: Node {
    private(set) var content = TextContent("", font: FontDescription(size: 17))
    private var limits = TextConstraints()
    private var fill = AnimatedFill(.clear)
    private var kerning = AnimatedValue(0.0)
    private var scheme = ColorScheme.light

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "Text" }

    /// The text shown.
    var string: String { content.string }

    func set(_ text: Text, in context: _ElementContext, isFirst: Bool) {
        let environment = context.environment
        let new = text.content(in: environment)
        let newFill = text.fill(in: environment)
        scheme = environment.colorScheme
        var newLimits = TextConstraints(
            lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment,
            truncation: environment.truncationMode.truncation, lineSpacing: environment.lineSpacing)
        newLimits.width = nil
        if isFirst {
            content = new
            limits = newLimits
            fill = AnimatedFill(newFill)
            kerning = AnimatedValue(new.runs.first?.spacing ?? 0)
            return
        }
        if new != content || newLimits != limits {
            let old = content
            content = new
            limits = newLimits
            setNeedsLayout()
            markDisplay()
            if let spacing = new.runs.first?.spacing, spacing != kerning.model {
                if old.string == new.string {
                    if kerning.set(spacing, transaction: context.transaction, at: context.time) { scene?.run(self) }
                } else {
                    kerning = AnimatedValue(spacing)
                }
            }
        }
        if fill.set(newFill, transaction: context.transaction, at: context.time) { scene?.run(self) }
        if fill.takeChange() { markDisplay() }
    }

    override var isRunning: Bool { super.isRunning || kerning.isRunning || fill.isRunning }

    override func cancelAnimations() {
        super.cancelAnimations()
        kerning.cancel()
        fill.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if kerning.isRunning {
            if kerning.advance(to: time) { runs = true }
            markDisplay()
        }
        if fill.isRunning {
            if fill.advance(to: time) { runs = true }
            if fill.takeChange() { markDisplay() }
        }
        return runs
    }

    // MARK: Layout

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        var constraints = limits
        if let width = proposal.width, width.isFinite { constraints.width = width }
        if let height = proposal.height, height.isFinite { constraints.height = height }
        return TextLayout.cached(content, constraints)
    }

    private var layout: TextLayout { layout(for: proposal) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        layout(for: proposal).size
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
        return nil
    }

    // MARK: Drawing

    /// The kerning to draw with while it travels, else that of the content.
    private var shownKerning: Double? { kerning.isRunning ? kerning.presented : nil }

    override func inkBounds(in frame: Rect) -> Rect? {
        if content.string.isEmpty || fill.presented.isInvisible { return nil }
        return layout.inkBounds(kerning: shownKerning).offset(by: frame.origin - Point.zero)
    }

    override func draw(in context: PaintContext, frame: Rect) {
        layout.draw(
            on: context.canvas, at: frame.origin, kerning: shownKerning, fill: fill.presented, bounds: frame,
            opacity: context.opacity, scheme: scheme)
    }

    override func hits(_ point: Point) -> Bool {
        !content.string.isEmpty && presentedFrame.contains(point)
    }

    /// Where each cluster's first glyph stands, in window coordinates.
    var glyphOrigins: [Point] {
        let transform = windowTransform()
        return layout.glyphOrigins(kerning: shownKerning).map {
            ($0 + (presentedFrame.origin - Point.zero)).applying(transform)
        }
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if kerning.isRunning {
            list.append(
                RunningAnimation(
                    node: kind, attribute: "kerning", value: "\(kerning.presented)",
                    velocity: "\(kerning.velocity(at: time))", target: "\(kerning.model)"))
        }
        fill.listAnimations(of: kind, into: &list, at: time)
    }
}
