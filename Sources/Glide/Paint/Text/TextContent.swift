/// A text with the look of its parts.
struct TextContent: Hashable, Sendable {
    /// A part of a text with one look.
    struct Run: Hashable, Sendable {
        var string: String
        var font: FontDescription
        /// The colour of this part; nil is that of the whole text.
        var color: Color?
        /// Extra distance after each letter, in points; ligatures stay whole.
        var kerning = 0.0
        /// Extra distance after each letter, in points, ligatures taken apart; if not 0, `kerning` does not count.
        var tracking = 0.0
        var hasUnderline = false
        var hasStrikethrough = false
        /// How far the part is raised above the baseline, in points.
        var baselineOffset = 0.0

        init(_ string: String, font: FontDescription, color: Color? = nil) {
            self.string = string
            self.font = font
            self.color = color
        }

        /// What is added after each cluster; a distance that is not finite counts as 0.
        var spacing: Double {
            let spacing = tracking != 0 ? tracking : kerning
            return spacing.isFinite ? min(max(spacing, -10_000), 10_000) : 0
        }
    }

    var runs: [Run]

    /// A text of parts. Without parts it is empty and one line of body text high.
    init(runs: [Run]) {
        self.runs = runs
    }

    /// A text of one look.
    init(_ string: String, font: FontDescription, kerning: Double = 0) {
        var run = Run(string, font: font)
        run.kerning = kerning
        runs = [run]
    }

    /// The letters of all parts.
    var string: String { runs.map(\.string).joined() }
}
