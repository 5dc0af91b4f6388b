import Glibc
import GlideTesting

/// Effects once more, the plain way: with doubles, exact Gaussians and no shortcuts. Channels are 0…1 and not multiplied
/// with alpha, unless said otherwise.
struct PlainPicture {
    let width: Int
    let height: Int
    /// Red, green, blue and alpha, multiplied with alpha.
    var pixels: [SIMD4<Double>]

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        pixels = (0..<bitmap.width * bitmap.height).map { index in
            let pixel = bitmap[index % bitmap.width, index / bitmap.width]
            let alpha = Double(pixel.alpha) / 255
            return SIMD4(
                Double(pixel.red) / 255 * alpha, Double(pixel.green) / 255 * alpha, Double(pixel.blue) / 255 * alpha,
                alpha)
        }
    }

    init(width: Int, height: Int, _ color: (Int, Int) -> SIMD4<Double>) {
        self.width = width
        self.height = height
        pixels = (0..<width * height).map { color($0 % width, $0 / width) }
    }

    subscript(x: Int, y: Int) -> SIMD4<Double> {
        x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : .zero
    }

    /// Blurred with a Gaussian. Outside everything is transparent; with `isNormalised`, the ground goes on there.
    func blurred(deviation: Double, isNormalised: Bool = false) -> PlainPicture {
        let reach = Int((4 * deviation).rounded(.up))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        func pass(_ picture: PlainPicture, _ dx: Int, _ dy: Int) -> PlainPicture {
            PlainPicture(width: width, height: height) { x, y in
                var result = SIMD4<Double>.zero
                for (index, weight) in weights.enumerated() {
                    let step = index - reach
                    result += picture[x + step * dx, y + step * dy] * (weight / sum)
                }
                return result
            }
        }
        var result = pass(pass(self, 1, 0), 0, 1)
        if isNormalised {
            for index in result.pixels.indices where result.pixels[index].w > 0 {
                result.pixels[index] /= result.pixels[index].w
            }
        }
        return result
    }

    /// Every colour taken through `change`.
    func mapped(_ change: (SIMD3<Double>) -> SIMD3<Double>) -> PlainPicture {
        var result = self
        for index in pixels.indices {
            let pixel = pixels[index]
            guard pixel.w > 0 else { continue }
            let color = change(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w)
            let clamped = color.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1)) * pixel.w
            result.pixels[index] = SIMD4(clamped, pixel.w)
        }
        return result
    }

    /// The picture laid over `ground`.
    func over(_ ground: PlainPicture) -> PlainPicture {
        PlainPicture(width: width, height: height) { x, y in self[x, y] + ground[x, y] * (1 - self[x, y].w) }
    }

    /// Moved by whole pixels.
    func moved(_ dx: Int, _ dy: Int) -> PlainPicture {
        PlainPicture(width: width, height: height) { x, y in self[x - dx, y - dy] }
    }

    /// The largest difference of a channel from `bitmap`, 0…255, within `margin` pixels from the edges.
    func difference(from bitmap: Bitmap, margin: Int = 0) -> Double {
        let other = PlainPicture(bitmap)
        var largest = 0.0
        for y in margin..<height - margin {
            for x in margin..<width - margin {
                let change = self[x, y] - other[x, y]
                for channel in 0..<4 { largest = max(largest, abs(change[channel])) }
            }
        }
        return largest * 255
    }
}
