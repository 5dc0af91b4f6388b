@testable import Glide

/// What a picture that was drawn in black on white, or on nothing, holds.
extension Bitmap {
    /// A picture on white, drawn by `body`.
    @MainActor
    static func onWhite(
        width: Int, height: Int, scale: Double = 1, _ body: @MainActor (CairoCanvas) -> Void
    ) -> Bitmap {
        Bitmap.drawing(width: width, height: height, scale: scale) { canvas in
            canvas.clear(Color.white.resolved(in: .light))
            body(canvas)
        }
    }

    /// How dark a pixel is, 0 for white and 1 for black.
    func darkness(_ x: Int, _ y: Int) -> Double {
        let pixel = self[x, y]
        return 1 - Double(Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 765
    }

    /// The sum of all darkness, in pixels.
    var ink: Double {
        var sum = 0.0
        for y in 0..<height { for x in 0..<width { sum += darkness(x, y) } }
        return sum
    }

    /// The middle of the darkness, in pixels.
    var centroid: Point {
        var (x, y, sum) = (0.0, 0.0, 0.0)
        for row in 0..<height {
            for column in 0..<width {
                let dark = darkness(column, row)
                x += dark * (Double(column) + 0.5)
                y += dark * (Double(row) + 0.5)
                sum += dark
            }
        }
        return Point(x: x / sum, y: y / sum)
    }

    /// The smallest rectangle around everything that is not white.
    var inkedPixels: PixelRect {
        var result = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for y in 0..<height {
            for x in 0..<width where darkness(x, y) > 0 {
                result = result.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }
}

extension Fill {
    static let black = Fill.color(Color.Resolved(red: 0, green: 0, blue: 0))
}
