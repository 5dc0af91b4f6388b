extension Bitmap {
    /// The picture as a lens out of focus shows it: blurred with a Gaussian of `deviation` pixels.
    ///
    /// Three box filters in each direction come within 3 % of a Gaussian (P. Kovesi, Fast almost-Gaussian filtering,
    /// 2010). The boxes' edges count by a fraction, so that a deviation that grows evenly blurs evenly. A deviation that
    /// is not above 0 leaves the picture as it is. Beyond the edge everything is transparent.
    func blurred(deviation: Double) -> Bitmap {
        guard deviation > 0.05, deviation.isFinite, width > 0, height > 0 else { return self }
        let box = Box(thirdOf: deviation)
        var result = self
        var lines = [SIMD4<Float>](repeating: .zero, count: max(width, height) + 2 * box.margin)
        var output = lines
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            lines.withUnsafeMutableBufferPointer { lines in
                output.withUnsafeMutableBufferPointer { output in
                    for y in 0..<height {
                        Self.blurLine(pixels, y * width, 1, width, box, lines, output)
                    }
                    for x in 0..<width {
                        Self.blurLine(pixels, x, width, height, box, lines, output)
                    }
                }
            }
        }
        return result
    }

    private static func blurLine(
        _ pixels: UnsafeMutableBufferPointer<UInt32>, _ start: Int, _ stride: Int, _ count: Int, _ box: Box,
        _ line: UnsafeMutableBufferPointer<SIMD4<Float>>, _ output: UnsafeMutableBufferPointer<SIMD4<Float>>
    ) {
        var isEmpty = true
        for index in 0..<count {
            let pixel = pixels[start + index * stride]
            if pixel != 0 { isEmpty = false }
            line[box.margin + index] = SIMD4(
                Float(pixel >> 24), Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
        }
        if isEmpty { return }
        blur(line, count, box, output)
        for index in 0..<count {
            let value = output[box.margin + index] + 0.5
            let alpha = UInt32(min(max(value[0], 0), 255))
            func part(_ channel: Float) -> UInt32 { min(UInt32(min(max(channel, 0), 255)), alpha) }
            pixels[start + index * stride] =
                alpha << 24 | part(value[1]) << 16 | part(value[2]) << 8 | part(value[3])
        }
    }

    /// A mean over neighbours: those within `whole` count fully, the next on each side by `fraction`.
    struct Box {
        var whole: Int
        var fraction: Float

        /// The box of which three, one after the other, blur with the standard `deviation`, up to 1,000 pixels: each has
        /// a third of the variance, (2·Σk² + 2·f·(n+1)²) / (2n+1+2f), which is solved for the fraction f.
        init(thirdOf deviation: Double) {
            let variance = min(deviation, 1000) * min(deviation, 1000) / 3
            let n = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
            whole = Int(n)
            let squares = n * (n + 1) * (2 * n + 1) / 3
            fraction = Float((variance * (2 * n + 1) - squares) / (2 * ((n + 1) * (n + 1) - variance)))
        }

        var width: Float { Float(2 * whole + 1) + 2 * fraction }

        /// How far beyond an edge two of three boxes carry something that the third brings back.
        var margin: Int { 2 * (whole + 1) }
    }

    /// Blurs the `count` values that lie in `line` between two margins; the outcome lies in `output`.
    @inline(__always)
    static func blur<Lane: SIMD<Float>>(
        _ line: UnsafeMutableBufferPointer<Lane>, _ count: Int, _ box: Box, _ output: UnsafeMutableBufferPointer<Lane>
    ) {
        for index in 0..<box.margin {
            line[index] = .zero
            line[box.margin + count + index] = .zero
        }
        let whole = count + 2 * box.margin
        boxFilter(line, output, whole, box)
        boxFilter(output, line, whole, box)
        boxFilter(line, output, whole, box)
    }

    /// Each value becomes the mean that `box` says.
    @inline(__always)
    private static func boxFilter<Lane: SIMD<Float>>(
        _ input: UnsafeMutableBufferPointer<Lane>, _ output: UnsafeMutableBufferPointer<Lane>, _ count: Int, _ box: Box
    ) {
        let (whole, fraction) = (box.whole, box.fraction)
        let share = 1 / box.width
        func value(_ index: Int) -> Lane { index >= 0 && index < count ? input[index] : .zero }
        var sum = Lane.zero
        for index in 0...min(whole, count - 1) { sum += input[index] }
        for index in 0..<count {
            output[index] = (sum + (value(index - whole - 1) + value(index + whole + 1)) * fraction) * share
            sum += value(index + whole + 1) - value(index - whole)
        }
    }
}
