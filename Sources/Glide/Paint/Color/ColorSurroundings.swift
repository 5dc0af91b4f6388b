/// What the numbers of a named colour depend on.
struct ColorSurroundings: Hashable, Sendable {
    var scheme = ColorScheme.light
    var contrast = ColorSchemeContrast.standard
    /// The desktop's accent colour; nil takes the palette's blue.
    var accent: Color.Resolved?

    /// Dark on light, with the usual contrast.
    static let light = ColorSurroundings()
    /// Light on dark, with the usual contrast.
    static let dark = ColorSurroundings(scheme: .dark)

    /// Whether colours stand out more than usual.
    var isStrong: Bool { contrast == .increased }
}
