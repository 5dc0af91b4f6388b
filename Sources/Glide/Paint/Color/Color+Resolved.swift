import Glibc

extension Color {
    /// A colour's numbers: sRGB parts and opacity, not multiplied with each other.
    public struct Resolved: Hashable, Sendable {
        /// The sRGB red, 0…1 in the ordinary range.
        public var red: Double
        /// The sRGB green, 0…1 in the ordinary range.
        public var green: Double
        /// The sRGB blue, 0…1 in the ordinary range.
        public var blue: Double
        /// 0 is fully transparent, 1 fully opaque.
        public var opacity: Double

        /// The colour with these sRGB parts. A part that is not finite counts as 0.
        public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            self.red = red.isFinite ? red : 0
            self.green = green.isFinite ? green : 0
            self.blue = blue.isFinite ? blue : 0
            self.opacity = opacity.isFinite ? opacity : 0
        }

        /// The colour whose parts are given in `colorSpace`.
        public init(colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
            switch colorSpace {
            case .sRGB:
                self.init(red: red, green: green, blue: blue, opacity: opacity)
            case .sRGBLinear:
                self.init(linear: SIMD3(red, green, blue), opacity: opacity)
            case .displayP3:
                let p3 = SIMD3(Self.linear(red), Self.linear(green), Self.linear(blue))
                // From the P3 primaries to those of sRGB, both with the white point D65 (CSS Color 4, section 10).
                let linear = SIMD3(
                    (p3 * SIMD3(1.2249401763, -0.2249401763, 0)).sum(),
                    (p3 * SIMD3(-0.0420569547, 1.0420569547, 0)).sum(),
                    (p3 * SIMD3(-0.0196375546, -0.0786360454, 1.0982736)).sum())
                self.init(linear: linear, opacity: opacity)
            }
        }

        private init(linear: SIMD3<Double>, opacity: Double) {
            self.init(
                red: Self.encoded(linear.x), green: Self.encoded(linear.y), blue: Self.encoded(linear.z),
                opacity: opacity)
        }
    }
}

extension Color.Resolved {
    /// Factor between the parts and `animatableVector`: one unit is about half a step of an 8-bit channel.
    static let animatableScale = 128.0

    /// Red, green and blue proportional to light and opacity, all × 128: the numbers between which colours move.
    var animatableVector: SIMD4<Double> {
        SIMD4(Self.linear(red), Self.linear(green), Self.linear(blue), opacity) * Self.animatableScale
    }

    /// The colour of an `animatableVector`; parts that overshoot are kept.
    init(animatableVector vector: SIMD4<Double>) {
        let parts = vector / Self.animatableScale
        self.init(linear: SIMD3(parts.x, parts.y, parts.z), opacity: parts.w)
    }

    /// Light as a fraction of full light for the sRGB number `value` (IEC 61966-2-1); negative values mirror.
    static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// The sRGB number for a fraction of full light: the inverse of `linear(_:)`.
    static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let value = size <= 0.04045 / 12.92 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    /// The colour as one pixel: alpha in the top byte, then red, green and blue, each multiplied with alpha.
    var premultipliedPixel: UInt32 {
        let alpha = Self.clamped(opacity)
        func byte(_ part: Double) -> UInt32 { UInt32((Self.clamped(part) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    /// The same colour with its opacity multiplied by `factor`.
    func opacity(_ factor: Double) -> Self {
        Self(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    private static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
}

extension Color.Resolved {
    /// The colour with the lightness of its HSL form raised by `amount`, hue and saturation kept; the lightness is
    /// held within 0…1.
    func lightened(by amount: Double) -> Self {
        let high = max(red, green, blue)
        let low = min(red, green, blue)
        let lightness = (high + low) / 2
        let chroma = high - low
        let room = 1 - abs(2 * lightness - 1)
        let saturation = room > 1e-9 ? min(chroma / room, 1) : 0
        let target = min(max(lightness + amount, 0), 1)
        let targetChroma = saturation * (1 - abs(2 * target - 1))
        func part(_ value: Double) -> Double {
            let share = chroma > 1e-9 ? (value - lightness) / chroma : 0
            return target + share * targetChroma
        }
        return Self(red: part(red), green: part(green), blue: part(blue), opacity: opacity)
    }
}

extension Color.Resolved {
    /// The colour as a pixel multiplied with alpha, to the bit as Cairo paints it: 16 bits a channel, cut to 8.
    var pixel: UInt32 {
        func channel(_ value: Double) -> UInt32 {
            let parts = UInt32(min(max(value, 0), 1) * 65_536)
            return (parts - parts >> 16) >> 8
        }
        return channel(opacity) << 24 | channel(red * opacity) << 16 | channel(green * opacity) << 8
            | channel(blue * opacity)
    }
}
