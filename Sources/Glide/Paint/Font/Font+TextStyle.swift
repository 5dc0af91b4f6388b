extension Font {
    /// The part that a text plays; each has its size.
    @frozen
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// The title of a screen that has not scrolled.
        case largeTitle
        /// A title of the first rank.
        case title
        /// A title of the second rank.
        case title2
        /// A title of the third rank.
        case title3
        /// A heading: as large as body text, but semibold.
        case headline
        /// Below a heading.
        case subheadline
        /// Running text.
        case body
        /// Text set off from the running text.
        case callout
        /// A note at the foot.
        case footnote
        /// Below a picture.
        case caption
        /// The smallest.
        case caption2

        /// Height in points at text scale 1: the sizes of iOS at its default setting.
        var size: Double {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}
