/// One or more lines of read-only text.
public struct Text: Equatable {
    /// A stretch of text and what was said about it alone.
    struct Run: Equatable {
        var string: String
        var font: Font?
        var weight: Font.Weight?
        var isItalic: Bool?
        var style: TextRunStyle?
        var kerning: Double?
        var tracking: Double?
        var hasUnderline: Bool?
        var hasStrikethrough: Bool?
        var baselineOffset: Double?
        var design: Font.Design?
        var hasMonospacedDigits: Bool?
        /// What takes the place of `string` at each moment.
        var live: LiveText?
        /// What takes the place of `string` in its surroundings.
        var formatted: FormattedText?
    }

    var runs: [Run]

    /// Shows `content`.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        runs = [Run(string: String(content))]
    }

    /// Shows `content` as it is, without looking it up in a table of translations.
    public init(verbatim content: String) {
        runs = [Run(string: content)]
    }

    /// The text shown.
    var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

    /// The texts one after the other, each with its own attributes.
    public static func + (a: Text, b: Text) -> Text {
        with(a) { $0.runs += b.runs }
    }

    private func changing(_ change: (inout Run) -> Void) -> Text {
        with(self) { text in
            for index in text.runs.indices { change(&text.runs[index]) }
        }
    }

    /// Sets the font; nil takes that of the surroundings.
    public func font(_ font: Font?) -> Text { changing { $0.font = font } }
    /// Sets the weight; nil takes that of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = weight } }
    /// Sets the design; nil takes that of the font.
    public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.design = design } }
    /// Makes the text bold.
    public func bold(_ isActive: Bool = true) -> Text { changing { $0.weight = isActive ? .bold : nil } }
    /// Makes the text italic.
    public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = isActive } }
    /// Gives all characters the same width.
    public func monospaced(_ isActive: Bool = true) -> Text { changing { $0.design = isActive ? .monospaced : nil } }
    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { changing { $0.hasMonospacedDigits = true } }
    /// Draws the text with `style`.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        changing { $0.style = TextRunStyle(style: AnyShapeStyle(style)) }
    }
    /// Draws the text in `color`; nil takes the colour of the surroundings.
    @available(*, deprecated, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.style = color.map { TextRunStyle(style: AnyShapeStyle($0)) } }
    }
    /// Adds `kerning` points after every character; ligatures stay.
    public func kerning(_ kerning: Double) -> Text { changing { $0.kerning = kerning } }
    /// Adds `tracking` points after every character and breaks ligatures; counts more than kerning.
    public func tracking(_ tracking: Double) -> Text { changing { $0.tracking = tracking } }
    /// Moves the text up by `baselineOffset` points.
    public func baselineOffset(_ baselineOffset: Double) -> Text { changing { $0.baselineOffset = baselineOffset } }
    /// Underlines the text.
    public func underline(_ isActive: Bool = true) -> Text { changing { $0.hasUnderline = isActive } }
    /// Strikes the text through.
    public func strikethrough(_ isActive: Bool = true) -> Text { changing { $0.hasStrikethrough = isActive } }
}

/// A style that a run of text was given; two are equal if their colours are.
struct TextRunStyle: Equatable {
    var style: AnyShapeStyle

    static func == (a: TextRunStyle, b: TextRunStyle) -> Bool { isEqual(a.style.style, b.style.style) }
}

extension Text: PrimitiveView {
    /// See `View`.
    public static func _makeElement(_ view: Text, in context: _ElementContext) -> _ViewElement {
        TextElement(view, in: context)
    }

    /// The text's runs with everything that the surroundings say.
    func content(in environment: EnvironmentValues) -> TextContent {
        TextContent(
            runs: runs.map { run in
                var font = run.font ?? environment.font ?? .body
                if let weight = run.weight ?? environment.fontWeight { font = font.weight(weight) }
                if run.isItalic ?? environment.isItalic { font = font.italic() }
                if (run.design ?? environment.fontDesign) == .monospaced { font = font.monospaced() }
                if run.hasMonospacedDigits ?? environment.hasMonospacedDigits { font = font.monospacedDigit() }
                let written = run.formatted?.write(environment) ?? run.string
                let string = environment.textCase?.applied(to: written) ?? written
                var result = TextContent.Run(string, font: font.resolved(textScale: environment.textScale))
                if runs.count > 1, let style = run.style, let color = style.style.style as? Color {
                    result.color = color
                }
                result.kerning = run.kerning ?? environment.kerning
                result.tracking = run.tracking ?? environment.tracking
                result.hasUnderline = run.hasUnderline ?? environment.hasUnderline
                result.hasStrikethrough = run.hasStrikethrough ?? environment.hasStrikethrough
                result.baselineOffset = run.baselineOffset ?? 0
                return result
            })
    }

    /// The style for what has no colour of its own.
    @MainActor func fill(in environment: EnvironmentValues) -> Fill {
        if let style = runs.first?.style { return style.style._fill(in: environment).fill }
        return ForegroundStyle()._fill(in: environment).fill
    }
}
