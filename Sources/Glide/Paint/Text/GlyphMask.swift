import CCairo

/// The coverage of one glyph in device pixels, at one place within a pixel: what texts are put together from, since the
/// outlines of a letter take a hundred times as long to fill.
@MainActor
final class GlyphMask {
    /// What a mask is good for.
    private struct Key: Hashable {
        var typeface: ObjectIdentifier
        var glyph: PangoGlyph
        /// The place within a pixel, in 1/256.
        var phaseX: UInt8
        var phaseY: UInt8
        var scaleX: Double
        var scaleY: Double
    }

    /// The most bytes that all masks together take.
    private static let byteLimit = 1_000_000
    /// Larger glyphs than this many pixels are not kept.
    private static let singleLimit = 20_000
    /// What an entry takes beside its pixels, in bytes.
    private static let overhead = 160

    private static var cache = GenerationalCache<Key, GlyphMask>(limit: byteLimit)

    /// Held, so that its identity stays its own.
    private let typeface: Typeface
    private let coverage: [UInt8]
    /// From the pixel that holds the glyph's origin to the mask's corner.
    private let left: Int
    private let top: Int
    private let width: Int
    private let height: Int

    /// The mask of `glyph`, whose origin lies `phaseX` and `phaseY` 256ths of a pixel from a pixel's corner; nil where it is
    /// too large to be kept, or cannot be drawn.
    static func of(
        _ glyph: PangoGlyph, _ typeface: Typeface, phaseX: UInt8, phaseY: UInt8, scaleX: Double, scaleY: Double
    ) -> GlyphMask? {
        let key = Key(
            typeface: ObjectIdentifier(typeface), glyph: glyph, phaseX: phaseX, phaseY: phaseY, scaleX: scaleX,
            scaleY: scaleY)
        if let known = cache.value(for: key) { return known }
        guard let mask = GlyphMask(key, typeface) else { return nil }
        cache.insert(mask, for: key, cost: mask.coverage.count + overhead)
        return mask
    }

    static func forgetAll() {
        cache.removeAll()
    }

    private init?(_ key: Key, _ typeface: Typeface) {
        guard let font = typeface.scaledFont else { return nil }
        let transform = Transform(
            a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: Double(key.phaseX) / 256, ty: Double(key.phaseY) / 256)
        let ink = typeface.inkBounds(of: key.glyph).applying(transform)
        self.typeface = typeface
        guard !ink.isEmpty else {
            (left, top, width, height, coverage) = (0, 0, 0, 0, [])
            return
        }
        let pixels = PixelRect(covering: ink.insetBy(dx: -1, dy: -1), scale: 1)
        guard pixels.area <= Self.singleLimit,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(pixels.width), Int32(pixels.height))
        else { return nil }
        let owner = CairoSurface(owning: surface)
        guard let context = cairo_create(surface) else { return nil }
        let pen = CairoContext(owning: context)
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: 0, xy: 0, yy: transform.d, x0: transform.tx - Double(pixels.x),
            y0: transform.ty - Double(pixels.y))
        cairo_set_antialias(pen.pointer, CAIRO_ANTIALIAS_GRAY)
        cairo_set_matrix(pen.pointer, &matrix)
        cairo_set_scaled_font(pen.pointer, font)
        var place = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
        cairo_glyph_path(pen.pointer, &place, 1)
        cairo_fill(pen.pointer)
        cairo_surface_flush(surface)
        guard cairo_status(pen.pointer) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(owner.pointer))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.area)
        for row in 0..<pixels.height {
            bytes.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: pixels.width))
        }
        coverage = bytes
        left = pixels.x
        top = pixels.y
        width = pixels.width
        height = pixels.height
    }

    /// Adds the glyph's coverage to that of a text, the pixel of its origin being (`x`, `y`) there.
    func add(to sum: UnsafeMutablePointer<UInt8>, stride: Int, bounds: PixelRect, x: Int, y: Int) {
        let area = PixelRect(x: x + left, y: y + top, width: width, height: height).intersection(bounds)
        if area.isEmpty { return }
        coverage.withUnsafeBufferPointer { coverage in
            for row in area.y..<area.maxY {
                let from = (row - y - top) * width + area.x - x - left
                let line = sum + row * stride + area.x
                for column in 0..<area.width {
                    let share = coverage[from + column]
                    if share > 0 { line[column] = UInt8(min(255, UInt32(line[column]) + UInt32(share))) }
                }
            }
        }
    }
}
