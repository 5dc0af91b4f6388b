extension Bitmap {
    /// The picture as ground behind something translucent: blurred, its colours made stronger, and tinted.
    ///
    /// It is made of every `step`th of the pixels in both directions, each the mean of those it stands for: what is blurred
    /// has no detail to lose. `deviation` counts in pixels of this picture. Past the edges of an opaque picture its ground
    /// goes on.
    func backdrop(deviation: Double, saturation: Double, tint: Color.Resolved, step: Int) -> Bitmap {
        var small = reduced(by: step).blurred(deviation: deviation / Double(step))
        small.spreadOverEdges()
        small = small.mapped(by: .saturation(saturation))
        small.cover(with: tint)
        return small
    }

    /// How many pixels of a blurred picture one can stand for.
    static func backdropStep(deviation: Double) -> Int {
        max(1, min(8, Int(deviation / 4)))
    }

    /// The picture with one pixel for every `step` by `step`, the mean of them; what lies past its edges is transparent.
    func reduced(by step: Int) -> Bitmap {
        if step <= 1 { return self }
        let (columns, rows) = ((width + step - 1) / step, (height + step - 1) / step)
        var result = Bitmap(width: columns, height: rows)
        let count = UInt32(step * step)
        pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<rows {
                for column in 0..<columns {
                    var sum = SIMD4<UInt32>.zero
                    for y in row * step..<min((row + 1) * step, height) {
                        for x in column * step..<min((column + 1) * step, width) {
                            let pixel = pixels[y * width + x]
                            sum &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
                        }
                    }
                    // Past the edge there is nothing: a part of a cell counts as a part.
                    let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
                    result.pixels[row * columns + column] = mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
                }
            }
        }
        return result
    }

    /// Makes every pixel opaque in its own colour: what a blur took from beyond the edges does not count.
    private mutating func spreadOverEdges() {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let pixel = pixels[index]
                let alpha = pixel >> 24
                guard alpha > 0, alpha < 255 else { continue }
                func part(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
                pixels[index] = 0xFF00_0000 | part(16) << 16 | part(8) << 8 | part(0)
            }
        }
    }

    /// Lays `color` over every pixel.
    private mutating func cover(with color: Color.Resolved) {
        let tint = color.premultipliedPixel
        let rest = 255 - (tint >> 24)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let pixel = pixels[index]
                func part(_ shift: UInt32) -> UInt32 {
                    min(255, (tint >> shift & 0xFF) + ((pixel >> shift & 0xFF) * rest + 127) / 255) << shift
                }
                pixels[index] = part(24) | part(16) | part(8) | part(0)
            }
        }
    }
}
