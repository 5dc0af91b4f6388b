import CCairo

/// An emoji as a picture at one scale. It is painted at its true place by mixing neighbouring pixels.
@MainActor
final class ColorGlyph {
    private struct Key: Hashable {
        var typeface: ObjectIdentifier
        var glyph: PangoGlyph
        var scale: Double
    }

    /// Bounded by the bytes of the pictures.
    private static var cache = GenerationalCache<Key, ColorGlyph>(limit: 8_000_000)
    /// The largest picture of a glyph, in pixels a side.
    private static let sizeLimit = 512.0

    /// Keeps the typeface alive, so that no other one takes its place in the key.
    private let typeface: Typeface
    private let surface: CairoSurface
    private let scale: Double
    /// From the picture's corner to the glyph's origin, in pixels.
    private let originX: Double
    private let originY: Double
    private let byteCount: Int

    /// The picture of `glyph` with `scale` device pixels a point; nil where it shows nothing.
    static func cached(_ glyph: PangoGlyph, _ typeface: Typeface, scale: Double) -> ColorGlyph? {
        let key = Key(typeface: ObjectIdentifier(typeface), glyph: glyph, scale: scale)
        if let known = cache.value(for: key) { return known }
        guard let picture = ColorGlyph(glyph, typeface, scale: scale) else { return nil }
        cache.insert(picture, for: key, cost: picture.byteCount)
        return picture
    }

    static func forgetAll() {
        cache.removeAll()
    }

    private init?(_ glyph: PangoGlyph, _ typeface: Typeface, scale wanted: Double) {
        let ink = typeface.inkBounds(of: glyph)
        guard let font = typeface.scaledFont, !ink.isEmpty, wanted > 0, wanted.isFinite else { return nil }
        let scale = min(wanted, Self.sizeLimit / max(ink.width, ink.height))
        // A transparent pixel all around, to mix the edge with.
        let left = (ink.minX * scale).rounded(.down) - 1
        let top = (ink.minY * scale).rounded(.down) - 1
        let width = (ink.maxX * scale).rounded(.up) + 1 - left
        let height = (ink.maxY * scale).rounded(.up) + 1 - top
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let context = cairo_create(surface)
        else { return nil }
        self.typeface = typeface
        self.surface = CairoSurface(owning: surface)
        self.scale = scale
        originX = -left
        originY = -top
        byteCount = Int(width * height) * 4
        let owner = CairoContext(owning: context)
        cairo_translate(owner.pointer, originX, originY)
        cairo_scale(owner.pointer, scale, scale)
        cairo_set_scaled_font(owner.pointer, font)
        cairo_set_source_rgb(owner.pointer, 0, 0, 0)
        var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_show_glyphs(owner.pointer, &place, 1)
        guard cairo_status(owner.pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    /// Paints the picture with the glyph's origin at `origin`.
    func draw(on canvas: CairoCanvas, at origin: Point, opacity: Double) {
        guard let pointer = cairo_pattern_create_for_surface(surface.pointer) else { return }
        let pattern = CairoPattern(owning: pointer)
        var matrix = cairo_matrix_t(
            xx: scale, yx: 0, xy: 0, yy: scale, x0: originX - origin.x * scale, y0: originY - origin.y * scale)
        cairo_pattern_set_matrix(pattern.pointer, &matrix)
        cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_BILINEAR)
        cairo_set_source(canvas.cairo, pattern.pointer)
        cairo_paint_with_alpha(canvas.cairo, min(opacity, 1))
    }
}
