/// An image that is a symbol.
struct SymbolLeaf: NodeLeaf {
    let name: String
    let image: Image

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeLeafElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> SymbolNode {
        SymbolNode(
            Symbol(named: shownName(in: context.environment)), ForegroundStyle()._fill(in: context.environment).fill)
    }

    func update(_ node: SymbolNode, in context: _ElementContext) {
        let environment = context.environment
        let font = (environment.font ?? .body).resolved(textScale: environment.textScale)
        let name = shownName(in: environment)
        let fills = SymbolFills(name, mode: image.renderingMode ?? environment.symbolRenderingMode, in: environment)
        node.isResizable = image.isResizable
        node.ground = fills.ground
        node.set(
            name, fontSize: font.size * environment.imageScale.factor,
            fills.sign, environment.contentTransition,
            transaction: context.transaction, at: context.time)
    }

    /// The name with the variant of the surroundings, where there is such a symbol.
    private func shownName(in environment: EnvironmentValues) -> String {
        let name = directed(in: environment.layoutDirection)
        return environment.symbolVariants.names(for: name).first { Symbol.shape(named: $0) != nil } ?? name
    }

    /// The name with left and right for backward and forward, as the language is read.
    private func directed(in direction: LayoutDirection) -> String {
        guard name.hasPrefix("chevron.") || name.hasPrefix("arrow.") else { return name }
        let isReversed = direction == .rightToLeft
        return name.split(separator: ".").map { part in
            switch part {
            case "forward": isReversed ? "left" : "right"
            case "backward": isReversed ? "right" : "left"
            default: String(part)
            }
        }.joined(separator: ".")
    }
}

final class SymbolNode: Node {
    private var symbol: Symbol
    private var fontSize = 17.0
    private var fill: AnimatedFill
    /// The symbols that were shown before, on their way out.
    private var earlier = Succession<Symbol>()

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

    /// The name of the symbol.
    var name: String { symbol.name }

    func set(
        _ name: String, fontSize: Double, _ newFill: Fill, _ transition: ContentTransition, transaction: Transaction,
        at time: Time
    ) {
        if name != symbol.name {
            if transition.kind == .identity || transaction.animation == nil || !flags.contains(.placed) {
                earlier.cancel()
            } else if earlier.replace(symbol, transaction: transaction, at: time) {
                animationBegan()
            }
            symbol = Symbol(named: name)
            setNeedsLayout()
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

    override var isRunning: Bool { super.isRunning || fill.isRunning || earlier.isRunning }

    override func cancelAnimations() {
        super.cancelAnimations()
        fill.cancel()
        earlier.cancel()
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
        return runs
    }

    /// What the ground behind the sign is filled with, where the symbol is drawn in two colours.
    var ground: Fill? {
        didSet { if ground != oldValue { markDisplay() } }
    }

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

    override func inkBounds(in frame: Rect) -> Rect? {
        fill.presented.isInvisible ? nil : frame
    }

    override func draw(in context: PaintContext, frame: Rect) {
        if earlier.isEmpty {
            symbol.draw(
                on: context.canvas, in: frame, fill: fill.presented, bounds: frame, opacity: context.opacity,
                ground: ground)
            return
        }
        let canvas = context.canvas
        let symbols = earlier.entries.map(\.snapshot) + [symbol]
        canvas.beginGroup(holding: inkBounds(in: frame))
        for (symbol, weight) in zip(symbols, earlier.weights) where weight > 0 {
            canvas.beginGroup()
            symbol.draw(on: canvas, in: frame, fill: fill.presented, bounds: frame, ground: ground)
            canvas.endGroup(opacity: weight, blend: .add)
        }
        canvas.endGroup(opacity: context.opacity)
    }

    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }
}
