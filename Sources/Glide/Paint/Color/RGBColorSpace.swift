/// What the numbers of a red, green and blue triple stand for.
@frozen
public enum RGBColorSpace: Hashable, Sendable {
    /// The common space of screens (IEC 61966-2-1), with its transfer curve.
    case sRGB
    /// The primaries of sRGB with numbers proportional to light.
    case sRGBLinear
    /// The wider primaries of Display P3 with the transfer curve of sRGB.
    case displayP3
}
