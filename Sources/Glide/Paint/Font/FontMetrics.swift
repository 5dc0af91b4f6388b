/// The measures of a font, in points, not rounded.
struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    var ascent: Double
    /// From the baseline down to the bottom of the line.
    var descent: Double
    /// From the baseline down to the upper edge of an underline; above it if negative.
    var underlineOffset: Double
    var underlineThickness: Double
    /// From the baseline up to the upper edge of a line through the letters.
    var strikethroughHeight: Double
    var strikethroughThickness: Double

    var lineHeight: Double { ascent + descent }

    /// What text measures where no font at all is installed.
    init(estimatedForSize size: Double) {
        ascent = 0.93 * size
        descent = 0.24 * size
        underlineOffset = 0.1 * size
        underlineThickness = 0.05 * size
        strikethroughHeight = 0.3 * size
        strikethroughThickness = 0.05 * size
    }
}
