import CCairo

/// A text as glyphs with their natural distances, before it is broken into lines and before any kerning.
///
/// It depends only on letters and fonts, so it serves every width, kerning and colour that the text is shown with.
@MainActor
final class ShapedText {
    /// What decides about the glyphs.
    struct Key: Hashable {
        struct Run: Hashable {
            var string: String
            var font: FontDescription
            var breaksLigatures: Bool
        }
        var runs: [Run]

        init(_ content: TextContent) {
            runs = content.runs.map { Run(string: $0.string, font: $0.font, breaksLigatures: $0.tracking != 0) }
        }
    }

    /// A glyph with its place relative to the start of its cluster, in Pango units.
    struct Glyph {
        var index: PangoGlyph
        var x: Int32
        var y: Int32
        /// Index into `typefaces`; −1 where no font has the glyph.
        var typeface: Int32
        var isColor: Bool
    }

    /// What is moved and counted as one: a letter with its marks, a ligature, an emoji.
    struct Cluster {
        /// How far the next cluster is, in points, kerning not included.
        var advance: Double
        var firstGlyph: Int32
        var glyphCount: Int32
        /// Index into the content's runs.
        var run: Int32
        /// The embedding level of the bidirectional algorithm: odd is right to left.
        var level: UInt8
        var isWhitespace: Bool
        /// Whether a line may begin here.
        var allowsBreakBefore: Bool
        /// The ink relative to the cluster's origin on the baseline, in points.
        var inkLeft: Float
        var inkTop: Float
        var inkRight: Float
        var inkBottom: Float
    }

    /// Beyond this many bytes a text is cut off: far more than a screen shows, and within Pango's 32-bit numbers.
    static let byteLimit = 4_000_000

    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var typefaces: [Typeface] = []
    /// The clusters of each paragraph, in order; an empty text is one empty paragraph.
    var paragraphs: [Range<Int>] = []
    /// The run whose font an empty paragraph has.
    var paragraphRuns: [Int] = []
    /// Whether every cluster runs from left to right.
    var isLeftToRight = true

    /// Bounded by the number of clusters: a few very long texts hold more than hundreds of labels.
    private static var cache = GenerationalCache<Key, ShapedText>(limit: 500_000)
    /// What a text costs beside its clusters, in clusters.
    private static let fixedCost = 500

    /// The glyphs of `content`, from the cache if it was seen lately.
    static func cached(_ content: TextContent) -> ShapedText {
        let key = Key(content)
        if let known = cache.value(for: key) { return known }
        let shaped = ShapedText(key)
        cache.insert(shaped, for: key, cost: shaped.clusters.count + fixedCost)
        return shaped
    }

    static func forgetAll() {
        cache.removeAll()
    }

    private init(_ key: Key) {
        TextShaper(runs: key.runs).shape(into: self)
    }
}
