extension Bitmap {
    /// The shadow that the picture throws: its outline in `color`, blurred as by `blurred(deviation:)`.
    ///
    /// A shadow has one colour, so only its alpha is blurred, eight lines at a time.
    func shadow(_ color: Color.Resolved, deviation: Double) -> Bitmap {
        guard deviation > 0.05, deviation.isFinite, width > 0, height > 0 else { return silhouette(color) }
        var result = self
        let table = Self.shades(of: color)
        let box = Box(thirdOf: deviation)
        var cover = pixels.map { Float($0 >> 24) }
        var lines = [Lanes](repeating: .zero, count: max(width, height) + 2 * box.margin)
        var output = lines
        cover.withUnsafeMutableBufferPointer { cover in
            lines.withUnsafeMutableBufferPointer { lines in
                output.withUnsafeMutableBufferPointer { output in
                    Self.blurLines(cover, width, 1, height, width, box, lines, output)
                    Self.blurLines(cover, 1, width, width, height, box, lines, output)
                }
            }
        }
        for index in cover.indices { result.pixels[index] = table[Int(min(max(cover[index] + 0.5, 0), 255))] }
        return result
    }

    /// The picture's outline in `color`: its alpha, with the colour everywhere.
    func silhouette(_ color: Color.Resolved) -> Bitmap {
        var result = self
        let table = Self.shades(of: color)
        for index in result.pixels.indices { result.pixels[index] = table[Int(result.pixels[index] >> 24)] }
        return result
    }

    private typealias Lanes = SIMD8<Float>

    /// Blurs `lineCount` lines of `count` values along themselves.
    private static func blurLines(
        _ cover: UnsafeMutableBufferPointer<Float>, _ lineStride: Int, _ stride: Int, _ lineCount: Int, _ count: Int,
        _ box: Box, _ line: UnsafeMutableBufferPointer<Lanes>, _ output: UnsafeMutableBufferPointer<Lanes>
    ) {
        var first = 0
        while first < lineCount {
            let lanes = min(Lanes.scalarCount, lineCount - first)
            var most = Lanes.zero
            for index in 0..<count {
                var value = Lanes.zero
                let place = first * lineStride + index * stride
                for lane in 0..<lanes { value[lane] = cover[place + lane * lineStride] }
                line[box.margin + index] = value
                most = pointwiseMax(most, value)
            }
            if most != .zero {
                blur(line, count, box, output)
                for index in 0..<count {
                    let value = output[box.margin + index]
                    let place = first * lineStride + index * stride
                    for lane in 0..<lanes { cover[place + lane * lineStride] = value[lane] }
                }
            }
            first += lanes
        }
    }

    /// The pixel of each alpha of what throws the shadow.
    private static func shades(of color: Color.Resolved) -> [UInt32] {
        let tint = color.opacity(1 / max(color.opacity, 1e-9)).premultipliedPixel
        let opacity = min(max(color.opacity, 0), 1)
        return (0..<256).map { alpha in
            let shown = Double(alpha) * opacity
            func part(_ shift: UInt32) -> UInt32 {
                UInt32((Double(tint >> shift & 0xFF) * shown / 255).rounded()) << shift
            }
            return UInt32(shown.rounded()) << 24 | part(16) | part(8) | part(0)
        }
    }
}
