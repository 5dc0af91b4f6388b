/// A picture: rows of pixels from the upper left corner.
///
/// Copies share their pixels until one of them changes.
public struct Bitmap: Hashable, Sendable {
    /// The largest width and height, in pixels; larger ones are cut down.
    public static let sizeLimit = 32_767

    /// Columns, in device pixels.
    public let width: Int
    /// Rows, in device pixels.
    public let height: Int
    /// Row by row, alpha in the top byte, then red, green and blue, each multiplied with alpha.
    var pixels: [UInt32]

    /// A fully transparent picture. A negative extent counts as 0.
    public init(width: Int, height: Int) {
        self.width = min(max(width, 0), Self.sizeLimit)
        self.height = min(max(height, 0), Self.sizeLimit)
        pixels = Array(repeating: 0, count: self.width * self.height)
    }

    /// The pixel in column `x` and row `y`; transparent black outside of the picture.
    public subscript(x: Int, y: Int) -> RGBA {
        guard x >= 0, x < width, y >= 0, y < height else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        return RGBA(premultipliedPixel: pixels[y * width + x])
    }

    /// All of its pixels.
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The number of pixels in which some channel, alpha included, differs by more than `tolerance` (0…255).
    ///
    /// Channels are compared multiplied with alpha, so that invisible colour does not count. A pixel that only one of
    /// the two pictures has differs.
    public func difference(from other: Bitmap, tolerance: Int = 0) -> Int {
        let width = min(self.width, other.width)
        let height = min(self.height, other.height)
        var count = pixels.count + other.pixels.count - 2 * width * height
        for y in 0..<height {
            for x in 0..<width {
                let a = pixels[y * self.width + x]
                let b = other.pixels[y * other.width + x]
                if a != b && Self.channelDifference(a, b) > tolerance { count += 1 }
            }
        }
        return count
    }

    /// The largest difference of a channel between two pictures of the same size, 0…255; 255 where the sizes differ.
    public func maximumDifference(from other: Bitmap) -> Int {
        guard width == other.width, height == other.height else { return 255 }
        return zip(pixels, other.pixels).reduce(0) { max($0, Self.channelDifference($1.0, $1.1)) }
    }

    private static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
        var largest = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
        }
        return largest
    }

    /// Calls `body` with a canvas on the pixels, in points of `scale` pixels. The canvas is of no use afterwards.
    @MainActor
    mutating func draw(scale: Double = 1, _ body: @MainActor (CairoCanvas) -> Void) {
        guard width > 0, height > 0 else { return }
        let (width, height) = (width, height)
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let canvas = CairoCanvas(PixelBuffer(base: base, width: width, height: height), scale: scale)
            body(canvas)
            canvas.finish()
        }
    }

    /// Moves the pixels that only moved since the frame that the picture shows.
    mutating func apply(_ shift: ContentShift) {
        let (width, height) = (width, height)
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let buffer = PixelBuffer(base: base, width: width, height: height)
            buffer.apply(shift, from: buffer)
        }
    }

    /// A picture of `width` by `height` pixels that `body` draws, in points of `scale` pixels.
    @MainActor
    static func drawing(
        width: Int, height: Int, scale: Double = 1, _ body: @MainActor (CairoCanvas) -> Void
    ) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        bitmap.draw(scale: scale, body)
        return bitmap
    }
}
