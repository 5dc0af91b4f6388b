/// In which numbers colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable, CaseIterable {
    /// sRGB, as everywhere in Glide.
    case nonLinear
}
