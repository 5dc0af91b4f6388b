/// A picture with a name of SF Symbols: from the built-in outlines, else from the icon theme, else a placeholder.
@MainActor
struct Symbol {
    enum Content {
        case outline(SymbolShape)
        case themed(ThemedIcon)
    }

    /// Whether icon themes are left alone, so that a picture does not depend on the machine. Tests set it.
    static var usesBuiltInOnly = false

    let name: String
    let content: Content
    /// Whether the name is unknown and a placeholder stands for it.
    let isPlaceholder: Bool

    /// The symbol called `name`. An unknown name gives a visible placeholder and warns once.
    init(named name: String) {
        self.name = name
        if let shape = Self.shape(named: name) {
            content = .outline(shape)
            isPlaceholder = false
        } else if !Self.usesBuiltInOnly, let icon = ThemedIcon.named(name) {
            content = .themed(icon)
            isPlaceholder = false
        } else {
            Warnings.warnOnce("symbol \(name)", "there is no symbol named \"\(name)\"; a placeholder is shown")
            content = .outline(Self.placeholder)
            isPlaceholder = true
        }
    }

    /// The built-in outline called `name`; nil where there is none.
    static func shape(named name: String) -> SymbolShape? { SymbolOutlines.shape(named: name) }

    /// What stands for an unknown symbol: a dashed square with a question mark.
    static let placeholder =
        SymbolOutlines.shape(named: "questionmark.square.dashed")
        ?? SymbolShape(outline: Path(Rect(x: 0, y: 0, width: 1, height: 1)), aspectRatio: 1)

    /// Width over height of the symbol's box.
    var aspectRatio: Double {
        switch content {
        case .outline(let shape): shape.aspectRatio
        case .themed: 1
        }
    }

    /// The box beside text whose font is `fontSize` points high.
    func size(fontSize: Double) -> Size {
        let height = SymbolShape.heightFactor * (fontSize.isFinite ? max(fontSize, 0) : 0)
        return Size(width: height * aspectRatio, height: height)
    }

    /// Draws the symbol as large as fits into `rect`, in its middle; gradients are placed relative to `bounds`.
    ///
    /// With a `ground`, what is cut out of a filled ground is a sign of its own in `fill`. `partOpacity` is asked how strong
    /// a part is, by its number and how many there are; without it all are drawn at once.
    func draw(
        on canvas: CairoCanvas, in rect: Rect, fill: Fill, bounds: Rect, opacity: Double = 1, ground: Fill? = nil,
        partOpacity: ((Int, Int) -> Double)? = nil
    ) {
        guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return }
        let height = min(rect.height, rect.width / aspectRatio)
        let box = Rect(
            x: rect.midX - height * aspectRatio / 2, y: rect.midY - height / 2, width: height * aspectRatio,
            height: height)
        switch content {
        case .outline(let shape):
            if let ground, SymbolShape.hasGround(name), let layers = shape.layers(in: box) {
                canvas.fill(layers.ground, ground, in: bounds, opacity: opacity * (partOpacity?(0, 2) ?? 1))
                canvas.fill(layers.sign, fill, in: bounds, opacity: opacity * (partOpacity?(1, 2) ?? 1))
                return
            }
            guard let partOpacity else {
                canvas.fill(shape.path(in: box), fill, in: bounds, opacity: opacity)
                return
            }
            let parts = SymbolOutlines.parts(of: shape, named: name)
            for (index, part) in parts.enumerated() {
                canvas.fill(
                    part.path(in: box), fill, in: bounds, opacity: opacity * partOpacity(index, parts.count))
            }
        case .themed(let icon):
            icon.draw(
                on: canvas, in: box, fill: fill, bounds: bounds, opacity: opacity * (partOpacity?(0, 1) ?? 1))
        }
    }
}
