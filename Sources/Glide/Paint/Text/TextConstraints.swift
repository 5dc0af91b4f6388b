/// The room that a text is given, and how it fills it.
struct TextConstraints: Hashable, Sendable {
    /// The widest that a line may be, in points; nil is unlimited.
    var width: Double?
    /// The highest that the lines together may be, in points; nil is unlimited. One line is always shown.
    var height: Double?
    /// The most lines; nil is unlimited, values below 1 count as 1.
    var lineLimit: Int?
    var alignment: TextAlignment
    var truncation: TextTruncation
    /// Extra distance between two lines, in points.
    var lineSpacing: Double

    /// Non-finite extents count as unlimited, negative ones as 0; a line spacing that is not finite counts as 0.
    init(
        width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil, alignment: TextAlignment = .leading,
        truncation: TextTruncation = .tail, lineSpacing: Double = 0
    ) {
        func extent(_ value: Double?) -> Double? {
            guard let value, value.isFinite else { return nil }
            return max(value, 0)
        }
        self.width = extent(width)
        self.height = extent(height)
        self.lineLimit = lineLimit.map { max($0, 1) }
        self.alignment = alignment
        self.truncation = truncation
        self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
    }
}
