/// A typeface, size and look of text, before the environment's text scale is known.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: Double)
        case custom(name: String, size: Double, scales: Bool)
    }

    let base: Base
    private var explicitWeight: Weight?
    private var explicitDesign: Design?
    private var isItalic = false
    private var hasMonospacedDigits = false
    private var lineLeading = Leading.standard

    private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        explicitWeight = weight
        explicitDesign = design
    }

    /// The system's typeface in the size of `style`.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system's typeface, `size` points high whatever the text scale. A size that is not above 0 is drawn tiny.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// The family `name`, `size` points high at text scale 1. A family that is not installed is replaced.
    public static func custom(_ name: String, size: Double) -> Font {
        Font(.custom(name: name, size: size, scales: true))
    }

    /// The family `name`, `size` points high at text scale 1, growing like `style` does.
    public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
        Font(.custom(name: name, size: size, scales: true))
    }

    /// The family `name`, `fixedSize` points high whatever the text scale.
    public static func custom(_ name: String, fixedSize: Double) -> Font {
        Font(.custom(name: name, size: fixedSize, scales: false))
    }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font in `weight`.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.explicitWeight = weight
        return font
    }

    /// The font slanted.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The system's typeface in which all letters are equally wide; a custom family stays as it is.
    public func monospaced() -> Font {
        var font = self
        font.explicitDesign = .monospaced
        return font
    }

    /// The font with digits of equal width, where the typeface has them.
    public func monospacedDigit() -> Font {
        var font = self
        font.hasMonospacedDigits = true
        return font
    }

    /// The font with another distance between lines.
    public func leading(_ leading: Leading) -> Font {
        var font = self
        font.lineLeading = leading
        return font
    }

    /// The font as it is drawn at `textScale` (1 is the normal size of text; values that are not above 0 count as 1).
    func resolved(textScale: Double = 1) -> FontDescription {
        let scale = textScale > 0 && textScale.isFinite ? textScale : 1
        var description =
            switch base {
            case .style(let style): FontDescription(size: style.size * scale, weight: style.weight)
            case .system(let size): FontDescription(size: size)
            case .custom(let name, let size, let scales):
                FontDescription(family: name, size: scales ? size * scale : size)
            }
        if let explicitWeight { description.weight = explicitWeight }
        if let explicitDesign { description.design = explicitDesign }
        description.isItalic = isItalic
        description.hasMonospacedDigits = hasMonospacedDigits
        description.leading = lineLeading
        return description
    }
}

extension Font {
    /// 34 points.
    public static let largeTitle = Font(.style(.largeTitle))
    /// 28 points.
    public static let title = Font(.style(.title))
    /// 22 points.
    public static let title2 = Font(.style(.title2))
    /// 20 points.
    public static let title3 = Font(.style(.title3))
    /// 17 points, semibold.
    public static let headline = Font(.style(.headline))
    /// 15 points.
    public static let subheadline = Font(.style(.subheadline))
    /// 17 points: what text has where nothing else is set.
    public static let body = Font(.style(.body))
    /// 16 points.
    public static let callout = Font(.style(.callout))
    /// 13 points.
    public static let footnote = Font(.style(.footnote))
    /// 12 points.
    public static let caption = Font(.style(.caption))
    /// 11 points.
    public static let caption2 = Font(.style(.caption2))
}
