/// A font in numbers: what is needed to find it and to draw with it.
struct FontDescription: Hashable, Sendable {
    /// The family; nil is the system's typeface of `design`.
    var family: String?
    /// Height in points, text scale included.
    var size: Double
    var weight: Font.Weight
    var isItalic = false
    var design = Font.Design.default
    var hasMonospacedDigits = false
    var leading = Font.Leading.standard

    /// Smaller and larger sizes are drawn at these, in points: fonts cannot be scaled to nothing.
    static let sizeRange = 0.5...4000.0

    init(family: String? = nil, size: Double, weight: Font.Weight = .regular) {
        self.family = family
        self.size = size.isFinite ? min(max(size, Self.sizeRange.lowerBound), Self.sizeRange.upperBound) : 17
        self.weight = weight
    }

    /// Extra distance between two lines, in points: a ninth of the size, as 2 points are to 17.
    var extraLeading: Double {
        switch leading {
        case .standard: 0
        case .tight: -size / 9
        case .loose: size / 9
        }
    }
}
