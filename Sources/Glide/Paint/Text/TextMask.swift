import CCairo

/// The coverage of a text that rests, in device pixels: quicker to paint than its outlines, and the same to see.
@MainActor
final class TextMask {
    /// What a mask is good for.
    struct Key: Hashable {
        var layout: UInt64
        /// The place within a pixel, in 1/256: as finely as Cairo counts.
        var phaseX: UInt8
        var phaseY: UInt8
        var scaleX: Double
        var scaleY: Double
        var kerning: Double?

        /// Nil where the place is too far away to be seen.
        @MainActor
        init?(layout: UInt64, place: Point, transform: Transform, kerning: Double?) {
            guard abs(place.x) < CairoCanvas.reachLimit, abs(place.y) < CairoCanvas.reachLimit else { return nil }
            self.layout = layout
            phaseX = UInt8(truncatingIfNeeded: Int((place.x * 256).rounded()))
            phaseY = UInt8(truncatingIfNeeded: Int((place.y * 256).rounded()))
            scaleX = transform.a
            scaleY = transform.d
            self.kerning = kerning
        }
    }

    /// The most bytes that all masks together take.
    static let byteLimit = 4_000_000
    /// The most bytes of one mask: about a screen full of text. Longer texts are drawn as outlines, where seen.
    private static let singleLimit = 1_000_000

    private static var cache = GenerationalCache<Key, TextMask>(limit: byteLimit)

    private let surface: CairoSurface
    /// From the pixel that holds the layout's corner to the mask's corner.
    private let left: Int
    private let top: Int
    private let byteCount: Int

    /// Draws the coverage of `layout`; nil where it is empty, too large, or holds emoji, which have colours.
    init?(_ layout: TextLayout, _ key: Key) {
        let ink = layout.inkBounds(kerning: key.kerning)
        let hasColor = layout.lines.contains { line in
            line.pieces.contains { piece in piece.shaped.glyphs.contains { $0.isColor } }
        }
        guard !ink.isEmpty, !hasColor else { return nil }
        let transform = Transform(
            a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: Double(key.phaseX) / 256, ty: Double(key.phaseY) / 256)
        let device = ink.applying(transform).insetBy(dx: -1, dy: -1)
        guard device.width * device.height < Double(Self.singleLimit) else { return nil }
        let pixels = PixelRect(covering: device, scale: 1)
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(pixels.width), Int32(pixels.height))
        else { return nil }
        self.surface = CairoSurface(owning: surface)
        left = pixels.x
        top = pixels.y
        byteCount = pixels.area
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        // The mask is drawn as any text is, on a canvas of its own that keeps only alpha.
        let canvas = CairoCanvas(
            drawingOn: surface, bounds: PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        canvas.concatenate(
            transform.concatenating(Transform(translation: Size(width: -Double(left), height: -Double(top)))))
        let painter = TextPainter(
            canvas: canvas, visible: ink, fill: .color(Color.Resolved(red: 0, green: 0, blue: 0)), bounds: ink,
            opacity: 1, scheme: .light)
        painter.paint(layout, kerning: key.kerning)
    }

    static func cached(_ key: Key) -> TextMask? { cache.value(for: key) }

    static func keep(_ mask: TextMask, for key: Key) {
        cache.insert(mask, for: key, cost: mask.byteCount)
    }

    static func forgetAll() {
        cache.removeAll()
    }

    /// Paints `fill` through the mask, the layout's corner being at `place` in device pixels.
    func draw(on canvas: CairoCanvas, at place: Point, fill: Fill, bounds: Rect, opacity: Double) {
        // The same rounding as in the key, so that pixel and phase belong together.
        let pixelX = Int((place.x * 256).rounded()) >> 8
        let pixelY = Int((place.y * 256).rounded()) >> 8
        canvas.setSource(fill, in: bounds, opacity: opacity)
        cairo_save(canvas.cairo)
        cairo_identity_matrix(canvas.cairo)
        cairo_mask_surface(canvas.cairo, surface.pointer, Double(pixelX + left), Double(pixelY + top))
        cairo_restore(canvas.cairo)
    }
}
