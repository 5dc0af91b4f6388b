import Glibc

/// Takes colours to others: each channel of the result is a weighted sum of the channels, and a shift.
struct ColorMatrix: Equatable, Sendable {
    /// What red, green and blue each give to the three channels of the result.
    var red: SIMD3<Float>
    var green: SIMD3<Float>
    var blue: SIMD3<Float>
    /// What is added; 1 is white.
    var shift = SIMD3<Float>.zero
    /// Factor on the opacity.
    var opacity: Float = 1

    static let identity = ColorMatrix(
        red: SIMD3(1, 0, 0), green: SIMD3(0, 1, 0), blue: SIMD3(0, 0, 1))

    /// Moves the colours towards the grey of the same luminance: 1 leaves them, 0 is grey, more than 1 is more vivid.
    ///
    /// The matrix of `saturate` in the W3C's Filter Effects Level 1.
    static func saturation(_ amount: Double) -> ColorMatrix {
        let s = Float(amount)
        return ColorMatrix(
            red: SIMD3(0.213 + 0.787 * s, 0.213 - 0.213 * s, 0.213 - 0.213 * s),
            green: SIMD3(0.715 - 0.715 * s, 0.715 + 0.285 * s, 0.715 - 0.715 * s),
            blue: SIMD3(0.072 - 0.072 * s, 0.072 - 0.072 * s, 0.072 + 0.928 * s))
    }

    /// Turns the hue by `angle` and keeps the luminance.
    ///
    /// The matrix of `hueRotate` in the W3C's Filter Effects Level 1.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let c = Float(cos(angle.radians))
        let s = Float(sin(angle.radians))
        return ColorMatrix(
            red: SIMD3(
                0.213 + c * 0.787 - s * 0.213, 0.213 - c * 0.213 + s * 0.143, 0.213 - c * 0.213 - s * 0.787),
            green: SIMD3(
                0.715 - c * 0.715 - s * 0.715, 0.715 + c * 0.285 + s * 0.140, 0.715 - c * 0.715 + s * 0.715),
            blue: SIMD3(
                0.072 - c * 0.072 + s * 0.928, 0.072 - c * 0.072 - s * 0.283, 0.072 + c * 0.928 + s * 0.072))
    }

    /// Adds `amount` to each channel.
    static func brightness(_ amount: Double) -> ColorMatrix {
        var matrix = identity
        matrix.shift = SIMD3(repeating: Float(amount))
        return matrix
    }

    /// Spreads the channels around the middle by `amount`: 0 is grey, 1 leaves them, below 0 they are inverted.
    static func contrast(_ amount: Double) -> ColorMatrix {
        var matrix = scaled(SIMD3(repeating: Float(amount)))
        matrix.shift = SIMD3(repeating: Float(0.5 - 0.5 * amount))
        return matrix
    }

    /// Inverts the channels.
    static let inversion: ColorMatrix = {
        var matrix = scaled(SIMD3(repeating: -1))
        matrix.shift = SIMD3(repeating: 1)
        return matrix
    }()

    /// Multiplies with `color`, its opacity included.
    static func product(_ color: Color.Resolved) -> ColorMatrix {
        var matrix = scaled(SIMD3(Float(color.red), Float(color.green), Float(color.blue)))
        matrix.opacity = Float(min(max(color.opacity, 0), 1))
        return matrix
    }

    private static func scaled(_ factors: SIMD3<Float>) -> ColorMatrix {
        ColorMatrix(
            red: SIMD3(factors.x, 0, 0), green: SIMD3(0, factors.y, 0), blue: SIMD3(0, 0, factors.z))
    }

    /// The matrix that takes `share` of this one and the rest of the identity.
    func weakened(to share: Double) -> ColorMatrix {
        let t = Float(share)
        func mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> { a + (b - a) * t }
        let none = Self.identity
        return ColorMatrix(
            red: mix(none.red, red), green: mix(none.green, green), blue: mix(none.blue, blue),
            shift: mix(none.shift, shift), opacity: 1 + (opacity - 1) * t)
    }
}

extension Bitmap {
    /// The picture with its colours taken through `matrix`.
    func mapped(by matrix: ColorMatrix) -> Bitmap {
        if matrix == .identity { return self }
        var result = self
        var last: (before: UInt32, after: UInt32) = (0, 0)
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let pixel = pixels[index]
                if pixel == last.before {
                    pixels[index] = last.after
                    continue
                }
                last = (pixel, matrix.applied(to: pixel))
                pixels[index] = last.after
            }
        }
        return result
    }
}

extension ColorMatrix {
    /// The matrix applied to a pixel whose channels are multiplied with alpha: only the shift has to be, too.
    fileprivate func applied(to pixel: UInt32) -> UInt32 {
        let alpha = Float(pixel >> 24)
        if alpha == 0 { return 0 }
        let sum =
            red * Float(pixel >> 16 & 0xFF) + green * Float(pixel >> 8 & 0xFF) + blue * Float(pixel & 0xFF)
            + shift * alpha
        let shown = alpha * opacity
        let channels = (sum * opacity).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: shown)) + 0.5
        return UInt32(shown + 0.5) << 24 | UInt32(channels.x) << 16 | UInt32(channels.y) << 8 | UInt32(channels.z)
    }
}
