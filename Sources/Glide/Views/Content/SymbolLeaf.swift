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
            name, fontSize: font.size * environment.imageScale.factor, isRedacted: environment.isRedacted,
            fills.sign, environment.contentTransition, transaction: context.transaction, at: context.time)
        node.setEffects(environment.symbolEffects, in: context)
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
