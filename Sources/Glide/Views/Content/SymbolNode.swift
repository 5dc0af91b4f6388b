/// Shows a symbol, with its effects and what it showed before.
final class SymbolNode: Node {
    private var symbol: Symbol
    private var fontSize = 17.0
    private var fill: AnimatedFill
    private(set) var isRedacted = false
    /// What was shown before, on its way out.
    private var earlier = Succession<SymbolLook>()
    /// nil as long as nobody asks for any.
    private var effects: SymbolEffects?
    /// Whether the node has not been brought up to date since it was made.
    private var isNew = true

    init(_ symbol: Symbol, _ fill: Fill) {
        self.symbol = symbol
        self.fill = AnimatedFill(fill)
        super.init(tracksFrame: true)
    }

    override var kind: String { "Image" }

    /// Whether it takes the size that is proposed; the symbol is then as large as fits in.
    var isResizable = false {
        didSet { if isResizable != oldValue { setNeedsLayout() } }
    }

    /// What the ground behind the sign is filled with, where the symbol is drawn in two colours.
    var ground: Fill? {
        didSet { if ground != oldValue { markDisplay() } }
    }

    /// The name of the symbol.
    var name: String { symbol.name }

    // MARK: Changes

    func set(
        _ name: String, fontSize: Double, isRedacted: Bool, _ newFill: Fill, _ transition: ContentTransition,
        transaction: Transaction, at time: Time
    ) {
        if name != symbol.name || isRedacted != self.isRedacted {
            var old = look
            let change = name == symbol.name ? transaction : transition.timed(transaction)
            if name != symbol.name, !isRedacted, !self.isRedacted {
                old.replacement = transition.replacement(in: scene)
                if old.replacement != nil, !isResizable { old.ownSize = symbol.size(fontSize: self.fontSize) }
            }
            if transition.kind == .identity || change.animation == nil || !flags.contains(.placed) {
                earlier.cancel()
            } else if earlier.replace(old, transaction: change, at: time) {
                animationBegan()
            }
            if name != symbol.name {
                symbol = Symbol(named: name)
                setNeedsLayout()
            }
            self.isRedacted = isRedacted
            // Effects have waited while the symbol was hidden.
            if !isRedacted, effects?.isRunning == true { animationBegan() }
            invalidateBounds()
            markDisplay()
        }
        if fontSize != self.fontSize {
            self.fontSize = fontSize
            setNeedsLayout()
            markDisplay()
        }
        if fill.set(newFill, transaction: transaction, at: time) { animationBegan() }
        if fill.takeChange() { markDisplay() }
    }

    /// Takes the effects that the views around the symbol ask for.
    func setEffects(_ requests: [SymbolEffectRequest], in context: _ElementContext) {
        defer { isNew = false }
        if requests.isEmpty && effects == nil { return }
        let before = look
        let reducesMotion = context.environment.accessibilityReduceMotion
        var effects = effects ?? SymbolEffects()
        effects.take(
            requests,
            in: SymbolEffects.Surroundings(
                isFirst: isNew, reducesMotion: reducesMotion,
                isRightToLeft: context.environment.layoutDirection == .rightToLeft, transaction: context.transaction,
                time: context.time))
        self.effects = effects
        if reducesMotion, !isNew, flags.contains(.placed), effects.pose.scale != before.pose.scale {
            let fade = Transaction(animation: .smooth(duration: 0.3))
            if earlier.replace(before, transaction: fade, at: context.time) { animationBegan() }
        }
        if effects.pose != before.pose { markDisplay() }
        if effects.isRunning { animationBegan() }
        if effects.isEmpty { self.effects = nil }
    }

    // MARK: Motion

    override var isRunning: Bool {
        super.isRunning || fill.isRunning || earlier.isRunning || effects?.isRunning == true
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        fill.cancel()
        earlier.cancel()
        effects?.cancel(at: scene?.time ?? .zero)
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if fill.isRunning {
            if fill.advance(to: time) { runs = true }
            if fill.takeChange() { markDisplay() }
        }
        if earlier.isRunning {
            if earlier.advance(to: time) { runs = true }
            markDisplay()
        }
        if effects?.isRunning == true, animateEffects(to: time) {
            if runs || effects?.isOnItsWay == true || !isRedacted && canBeSeen {
                runs = true
            } else if !isRedacted {
                // Nobody sees it: it goes on from where it would be when somebody does.
                scene?.waitUntilSeen(self)
            }
        }
        return runs
    }

    /// Brings the effects to `time`; answers whether one goes on.
    private func animateEffects(to time: Time) -> Bool {
        guard var effects else { return false }
        let before = effects.pose
        let runs = effects.advance(to: time)
        self.effects = effects.isEmpty ? nil : effects
        if effects.pose != before { markDisplay() }
        return runs
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        fill.listAnimations(of: kind, into: &list, at: time)
        for entry in earlier.entries {
            list.append(entry.remaining.listing(node: kind, attribute: "earlier symbol", at: time))
        }
        effects?.list(of: kind, into: &list)
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let own = symbol.size(fontSize: fontSize)
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
            return nil
        }
        if isResizable { return nil }
        return SymbolShape.baseline(fontSize: fontSize)
    }

    // MARK: Drawing

    /// The symbol as it is shown now.
    private var look: SymbolLook {
        SymbolLook(symbol: symbol, pose: effects?.pose ?? .rest, isRedacted: isRedacted)
    }

    override func inkBounds(in frame: Rect) -> Rect? {
        if fill.presented.isInvisible { return nil }
        let ink = look.inkBounds(in: frame)
        return earlier.entries.reduce(ink) { $0.union($1.snapshot.inkBounds(in: frame)) }
    }

    override func draw(in context: PaintContext, frame: Rect) {
        let canvas = context.canvas
        let fill = fill.presented
        if earlier.isEmpty {
            look.draw(on: canvas, in: frame, fill: fill, ground: ground, opacity: context.opacity)
            return
        }
        canvas.beginGroup(holding: inkBounds(in: frame))
        let looks = earlier.entries.map(\.snapshot) + [look]
        if earlier.entries.contains(where: { $0.snapshot.replacement != nil }) {
            for look in SymbolReplacement.looks(looks, remaining: earlier.entries.indices.map { earlier.remaining($0) })
            {
                look.draw(on: canvas, in: frame, fill: fill, ground: ground, opacity: 1)
            }
        } else {
            for (look, weight) in zip(looks, earlier.weights) where weight > 0 {
                canvas.beginGroup()
                look.draw(on: canvas, in: frame, fill: fill, ground: ground, opacity: 1)
                canvas.endGroup(opacity: weight, blend: .add)
            }
        }
        canvas.endGroup(opacity: context.opacity)
    }

    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }
}
