/// Shows text. Size, weight, spacing and colour travel when they are changed with an animation; other letters come with
/// the content transition.
final class TextNode: Node {
    @exclusivity(unchecked) private(set) var content = TextContent("", font: FontDescription(size: 17)) {
        didSet { latest = nil }
    }
    @exclusivity(unchecked) private var limits = TextConstraints()
    @exclusivity(unchecked) private var fill = AnimatedFill(.clear)
    @exclusivity(unchecked) private var metrics = AnimatedValue(TextMetrics.zero)
    @exclusivity(unchecked) private var scheme = ColorSurroundings.light
    @exclusivity(unchecked) private var transition = ContentTransition.interpolate
    @exclusivity(unchecked) private var earlier = Succession<TextGhost>()
    /// How small the font may get so that the text fits, as a fraction.
    @exclusivity(unchecked) private var minimumScale = 1.0
    /// Whether bars stand for the lines.
    @exclusivity(unchecked) private(set) var isRedacted = false

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "Text" }

    /// The text shown.
    var string: String { content.string }
    /// What its letters are drawn with at the moment.
    var shownFill: Fill { fill.presented }

    func set(_ text: Text, in context: _ElementContext, isFirst: Bool) {
        let environment = context.environment
        let new = text.content(in: environment)
        let newFill = text.fill(in: environment)
        if scheme != environment.colors {
            scheme = environment.colors
            markDisplay()
        }
        let oldTransition = transition
        transition = environment.contentTransition
        var newLimits = TextConstraints(
            lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment.mirrored(environment.layoutDirection == .rightToLeft),
            truncation: environment.truncationMode.truncation, lineSpacing: environment.lineSpacing)
        newLimits.width = nil
        if environment.minimumScaleFactor != minimumScale {
            minimumScale = environment.minimumScaleFactor
            latest = nil
            if !isFirst { setNeedsLayout() }
        }
        let newRedacted = environment.isRedacted
        if isFirst {
            isRedacted = newRedacted
            content = new
            limits = newLimits
            fill = AnimatedFill(newFill)
            metrics = AnimatedValue(TextMetrics(new, lineSpacing: newLimits.lineSpacing))
            return
        }
        if new != content || newLimits != limits || newRedacted != isRedacted {
            change(to: new, newLimits, isRedacted: newRedacted, from: oldTransition, in: context)
        }
        if fill.set(newFill, transaction: context.transaction, at: context.time) { animationBegan() }
        if fill.takeChange() { markDisplay() }
    }

    private func change(
        to new: TextContent, _ newLimits: TextConstraints, isRedacted newRedacted: Bool,
        from oldTransition: ContentTransition, in context: _ElementContext
    ) {
        let isSame =
            new.runs.count == content.runs.count && newRedacted == isRedacted && new.string == content.string
        if !isSame, transition.kind != .identity, context.transaction.animation != nil, flags.contains(.placed) {
            let ghost = look(countsDown: transition.countsDown(from: oldTransition))
            if earlier.replace(ghost, transaction: context.transaction, at: context.time) { animationBegan() }
        } else if !isSame {
            earlier.cancel()
        }
        if newRedacted != isRedacted {
            isRedacted = newRedacted
            invalidateBounds()
        }
        if new != content || newLimits != limits {
            content = new
            limits = newLimits
            setNeedsLayout()
        }
        markDisplay()
        let numbers = TextMetrics(new, lineSpacing: newLimits.lineSpacing)
        if isSame, transition.kind != .identity {
            if metrics.set(numbers, transaction: context.transaction, at: context.time) { animationBegan() }
        } else {
            metrics.cancel()
            metrics = AnimatedValue(numbers)
        }
    }

    override var isRunning: Bool {
        super.isRunning || metrics.isRunning || fill.isRunning || earlier.isRunning
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        metrics.cancel()
        fill.cancel()
        earlier.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if metrics.isRunning {
            if metrics.advance(to: time) { runs = true }
            markDisplay()
        }
        if fill.isRunning {
            if fill.advance(to: time) { runs = true }
            if fill.takeChange() { markDisplay() }
        }
        if earlier.isRunning {
            if earlier.advance(to: time) { runs = true }
            markDisplay()
        }
        return runs
    }

    // MARK: Layout

    /// The layout asked for last: while the text moves it is asked for several times a frame.
    @exclusivity(unchecked) private var latest: (constraints: TextConstraints, fonts: Int, layout: TextLayout)?

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        var constraints = limits
        if let width = proposal.width, width.isFinite { constraints.width = width }
        if let height = proposal.height, height.isFinite { constraints.height = height }
        if let latest, latest.constraints == constraints, latest.fonts == FontLibrary.generation {
            return latest.layout
        }
        var layout = TextLayout.cached(content, constraints)
        if minimumScale < 1, !fits(layout, constraints) { layout = fitted(layout, constraints) }
        latest = (constraints, FontLibrary.generation, layout)
        return layout
    }

    private func fits(_ layout: TextLayout, _ constraints: TextConstraints) -> Bool {
        if layout.isTruncated { return false }
        let size = layout.size
        return size.width <= constraints.width ?? .infinity && size.height <= constraints.height ?? .infinity
    }

    /// The largest letters, in steps of a twentieth of what they may shrink by, with which the text fits.
    private func fitted(_ layout: TextLayout, _ constraints: TextConstraints) -> TextLayout {
        var smallest = layout
        for step in 1...20 {
            let factor = 1 - (1 - minimumScale) * Double(step) / 20
            smallest = TextLayout.cached(content.scaled(by: factor), constraints)
            if fits(smallest, constraints) { break }
        }
        return smallest
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
    private var shownKerning: Double? {
        metrics.isRunning ? metrics.presented.spacing(ifAllElseIsAs: metrics.model) : nil
    }

    /// The layout to draw: the model's, unless letters are on the way from one size or weight to another.
    var shownLayout: TextLayout {
        guard metrics.isRunning, shownKerning == nil else { return layout }
        let final = layout
        var constraints = final.constraints
        constraints.height = nil
        constraints.lineSpacing = metrics.presented.lineSpacing
        // The frame travels along with the letters; a line must not break because one is a hair ahead of the other.
        constraints.width = final.lineCount == 1 ? nil : constraints.width.map { _ in presentedFrame.width + 1 }
        return TextLayout.cached(metrics.presented.applied(to: content), constraints)
    }

    /// The text as it is shown now.
    private func look(countsDown: Bool = false) -> TextGhost {
        TextGhost(
            layout: shownLayout, kerning: shownKerning, fill: fill.presented, scheme: scheme, transition: transition,
            countsDown: countsDown, isRedacted: isRedacted)
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        if fill.presented.isInvisible && earlier.isEmpty { return nil }
        if content.string.isEmpty && earlier.isEmpty { return nil }
        if earlier.isEmpty { return look().inkBounds.offset(by: frame.origin - Point.zero) }
        var ink = look().inkBounds
        for entry in earlier.entries {
            let old = entry.snapshot
            var oldInk = old.inkBounds
            if case .numeric = old.transition.kind {
                ink = ink.insetBy(dx: 0, dy: -ink.height)
                oldInk = oldInk.insetBy(dx: 0, dy: -oldInk.height)
            }
            ink = ink.union(oldInk)
        }
        return ink.offset(by: frame.origin - Point.zero)
    }

    override func draw(in context: PaintContext, frame: Rect) {
        if earlier.isEmpty {
            look().draw(on: context.canvas, in: frame, scale: context.scale, opacity: context.opacity)
            return
        }
        let roll = TextRoll(frame: frame, fill: fill.presented, scheme: scheme)
        if !isRedacted, roll.draw(earlier, current: shownLayout, kerning: shownKerning, in: context) { return }
        drawDissolving(in: context, frame: frame)
    }

    /// Adds up the earlier texts and this one.
    private func drawDissolving(in context: PaintContext, frame: Rect) {
        let canvas = context.canvas
        canvas.beginGroup(holding: inkBounds(in: frame))
        for (index, weight) in earlier.weights.enumerated() where weight > 0 {
            let look = index < earlier.entries.count ? earlier.entries[index].snapshot : look()
            canvas.beginGroup()
            look.draw(on: canvas, in: frame, scale: context.scale)
            canvas.endGroup(opacity: weight, blend: .add)
        }
        canvas.endGroup(opacity: context.opacity)
    }

    override func hits(_ point: Point) -> Bool {
        !content.string.isEmpty && presentedFrame.contains(point)
    }

    /// Where each cluster's first glyph stands, in window coordinates.
    var glyphOrigins: [Point] {
        let transform = windowTransform()
        return shownLayout.glyphOrigins(kerning: shownKerning).map {
            ($0 + (presentedFrame.origin - Point.zero)).applying(transform)
        }
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if metrics.isRunning {
            list.append(
                metrics.listing(node: kind, attribute: "letters", at: time) { numbers in
                    "\(numbers.runs.map { "size \($0[0]) weight \($0[1] * 8) spacing \($0[2])" }), line spacing "
                        + "\(numbers.lineSpacing)"
                })
        }
        fill.listAnimations(of: kind, into: &list, at: time)
        for entry in earlier.entries {
            list.append(entry.remaining.listing(node: kind, attribute: "earlier text", at: time))
        }
    }
}
