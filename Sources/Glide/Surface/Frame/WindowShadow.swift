import Glibc

/// The shadow of a window: two blurred rectangles, a wide one and a narrow one that draws the edge.
///
/// A rectangle blurred by a Gaussian is the product of two differences of its integral, one a direction: two short
/// tables give every pixel.
@MainActor
struct WindowShadow {
    /// Blur of the wide shadow, in points: three of them fit the margin.
    private static let wideBlur = 8.0
    /// How far down the wide shadow lies, in points.
    private static let drop = 3.0
    private static let narrowBlur = 0.9
    private static let narrowOpacity = 0.22

    private let wideColumns: [Float]
    private let wideRows: [Float]
    private let narrowColumns: [Float]
    private let narrowRows: [Float]

    /// The shadow of `pixels.window` beside its free edges; beyond the others it is cut off.
    init(_ pixels: FramePixels, freeEdges: FrameEdges, opacity: Double) {
        let window = pixels.window
        let scale = pixels.scale
        func columns(_ blur: Double, _ opacity: Double) -> [Float] {
            Self.table(
                pixels.bounds.width, from: freeEdges.contains(.left) ? Double(window.x) : -.infinity,
                to: freeEdges.contains(.right) ? Double(window.maxX) : .infinity, blur: blur * scale, opacity)
        }
        func rows(_ blur: Double, drop: Double) -> [Float] {
            Self.table(
                pixels.bounds.height, from: freeEdges.contains(.top) ? Double(window.y) + drop : -.infinity,
                to: freeEdges.contains(.bottom) ? Double(window.maxY) + drop : .infinity, blur: blur * scale, 1)
        }
        wideColumns = columns(Self.wideBlur, opacity)
        wideRows = rows(Self.wideBlur, drop: Self.drop * scale)
        narrowColumns = columns(Self.narrowBlur, Self.narrowOpacity)
        narrowRows = rows(Self.narrowBlur, drop: 0)
    }

    /// The shadow's opacity at a pixel, 0 to 1.
    func opacity(_ x: Int, _ y: Int) -> Float {
        let wide = wideColumns[x] * wideRows[y]
        return wide + narrowColumns[x] * narrowRows[y] * (1 - wide)
    }

    /// Replaces the pixels of `rect` by the shadow.
    func draw(_ rect: PixelRect, into buffer: PixelBuffer) {
        guard !rect.isEmpty else { return }
        for y in rect.y..<rect.maxY {
            let row = (buffer.base + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
            for x in rect.x..<rect.maxX { row[x] = UInt32(opacity(x, y) * 255 + 0.5) << 24 }
        }
    }

    private static func table(
        _ count: Int, from start: Double, to end: Double, blur: Double, _ opacity: Double
    ) -> [Float] {
        func integral(_ distance: Double) -> Double { 0.5 * (1 + erf(distance / (blur * 2.0.squareRoot()))) }
        return (0..<count).map { place in
            let middle = Double(place) + 0.5
            let begun = start == -.infinity ? 1 : integral(middle - start)
            let ended = end == .infinity ? 0 : integral(middle - end)
            return Float(max(0, begun - ended) * opacity)
        }
    }
}
