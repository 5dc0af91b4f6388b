/// The colour of a pixel, 0…255 each; the colours are not multiplied with alpha.
@frozen
public struct RGBA: Hashable, Sendable {
    /// The sRGB red.
    public var red: UInt8
    /// The sRGB green.
    public var green: UInt8
    /// The sRGB blue.
    public var blue: UInt8
    /// 0 is fully transparent, 255 fully opaque.
    public var alpha: UInt8

    /// A pixel of these parts.
    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The parts of a premultiplied pixel, alpha in the top byte. Fully transparent ones are all 0.
    init(premultipliedPixel pixel: UInt32) {
        let alpha = pixel >> 24
        func part(_ shift: UInt32) -> UInt8 {
            guard alpha > 0 else { return 0 }
            let value = pixel >> shift & 0xFF
            return UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: UInt8(alpha))
    }
}

extension RGBA: CustomStringConvertible {
    /// The parts as `(red, green, blue, alpha)`.
    public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}
