/// The direction in which a language is read, and views are lined up.
@frozen
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}
