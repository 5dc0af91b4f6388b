/// How strongly colours are to stand out from each other.
@frozen
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    /// As usual.
    case standard
    /// More: texts and outlines are darker on light, lighter on dark.
    case increased
}
