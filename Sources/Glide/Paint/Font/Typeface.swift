import CCairo

/// A font of one size as Pango found it. Owns a reference to the `PangoFont`.
@MainActor
final class Typeface {
    /// The reference, released with `g_object_unref`.
    private struct Reference: ~Copyable {
        let pointer: UnsafeMutablePointer<PangoFont>
        deinit { g_object_unref(pointer) }
    }

    private let reference: Reference
    /// Pango's Cairo font; nil where the file cannot be read. Lives as long as the `PangoFont`.
    let scaledFont: OpaquePointer?

    var font: UnsafeMutablePointer<PangoFont> { reference.pointer }

    /// Takes a new reference to `font`.
    init(_ font: UnsafeMutablePointer<PangoFont>) {
        g_object_ref(font)
        reference = Reference(pointer: font)
        // The macro PANGO_CAIRO_FONT is a checked cast of the same pointer.
        scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    }

    /// Where the glyph's ink lies relative to its origin, in points.
    func inkBounds(of glyph: PangoGlyph) -> Rect {
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph, &ink, nil)
        let unit = Double(PANGO_SCALE)
        return Rect(
            x: Double(ink.x) / unit, y: Double(ink.y) / unit, width: Double(ink.width) / unit,
            height: Double(ink.height) / unit)
    }
}
