private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
private enum ItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MonospacedDigitsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum KerningKey: EnvironmentKey { static var defaultValue: Double { 0 } }
private enum TrackingKey: EnvironmentKey { static var defaultValue: Double { 0 } }
private enum UnderlineKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum StrikethroughKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: Double { 0 } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }

extension Text {
    /// Where a text that is too long is cut.
    public enum TruncationMode: Sendable {
        /// At its beginning.
        case head
        /// At its end.
        case tail
        /// In the middle.
        case middle

        var truncation: TextTruncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }
}

extension EnvironmentValues {
    /// The font of texts and symbols; nil is `.body`.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }
    var isItalic: Bool {
        get { self[ItalicKey.self] }
        set { self[ItalicKey.self] = newValue }
    }
    var hasMonospacedDigits: Bool {
        get { self[MonospacedDigitsKey.self] }
        set { self[MonospacedDigitsKey.self] = newValue }
    }
    var kerning: Double {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }
    var tracking: Double {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }
    var hasUnderline: Bool {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }
    var hasStrikethrough: Bool {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }
    /// The most lines a text may have; nil is any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// Extra distance between the lines of a text, in points.
    public var lineSpacing: Double {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// How the lines of a text are lined up.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// Where a text that is too long is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
    /// By how much texts are larger than usual.
    var textScale: Double {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of the texts and symbols inside; nil goes back to the default.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of the texts inside; nil takes that of their font.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    /// Sets the design of the texts inside; nil takes that of their font.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
    /// Makes the texts inside bold.
    public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }
    /// Makes the texts inside italic.
    public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
    /// Gives all characters of the texts inside the same width.
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.fontDesign, isActive ? .monospaced : nil)
    }
    /// Gives all digits of the texts inside the same width.
    public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }
    /// Adds `kerning` points after every character of the texts inside; ligatures stay.
    public func kerning(_ kerning: Double) -> some View { environment(\.kerning, kerning) }
    /// Adds `tracking` points after every character of the texts inside and breaks ligatures.
    public func tracking(_ tracking: Double) -> some View { environment(\.tracking, tracking) }
    /// Underlines the texts inside.
    public func underline(_ isActive: Bool = true) -> some View { environment(\.hasUnderline, isActive) }
    /// Strikes the texts inside through.
    public func strikethrough(_ isActive: Bool = true) -> some View { environment(\.hasStrikethrough, isActive) }
    /// Limits the texts inside to `number` lines; nil is any number.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Adds `lineSpacing` points between the lines of the texts inside.
    public func lineSpacing(_ lineSpacing: Double) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Lines the lines of the texts inside up.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Says where the texts inside are cut if they are too long.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Draws texts and symbols in `color`; nil goes back to the default.
    @available(*, deprecated, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModified(content: self) {
            $0.foreground = color.map { AnyShapeStyle($0) }
            $0.foregroundBase = $0.foreground
        }
    }
}
