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
    private let width: Int
    private let height: Int
    /// Bytes from one row to the next.
    private let stride: Int
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
        width = pixels.width
        height = pixels.height
        stride = Int(cairo_image_surface_get_stride(surface))
        byteCount = pixels.area
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        if compose(layout, key, transform) { return }
        // The mask is drawn as any text is, on a canvas of its own that keeps only alpha.
        let canvas = CairoCanvas(
            drawingOn: surface, bounds: PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        canvas.concatenate(
            transform.concatenating(Transform(translation: Size(width: -Double(left), height: -Double(top)))))
        let painter = TextPainter(
            canvas: canvas, visible: ink, fill: .color(Color.Resolved(red: 0, green: 0, blue: 0)), bounds: ink,
            opacity: 1, scheme: .light)
        painter.paint(layout, kerning: key.kerning)
        cairo_surface_flush(surface)
    }

    /// Letters on the move take one of this many places within a pixel: nobody sees less, and most of them are known.
    private static let placesInMotion = 16.0

    /// Puts the text together from the masks of its glyphs. False where it holds more than plain glyphs.
    private func compose(_ layout: TextLayout, _ key: Key, _ transform: Transform) -> Bool {
        var parts: [(mask: GlyphMask, x: Int, y: Int)] = []
        var isPlain = true
        let places = key.kerning == nil ? 256 : Self.placesInMotion
        let size = layout.size(kerning: key.kerning).width
        for line in layout.lines {
            layout.forEachCluster(of: line, in: size, kerning: key.kerning) { place in
                guard isPlain else { return }
                if let run = layout.run(place.run), run.hasUnderline || run.hasStrikethrough { return isPlain = false }
                let cluster = place.shaped.clusters[place.cluster]
                for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
                    let glyph = place.shaped.glyphs[index]
                    guard glyph.typeface >= 0, !glyph.isColor else { return isPlain = false }
                    let origin = Point(
                        x: place.x + Double(glyph.x) / Double(PANGO_SCALE),
                        y: place.baseline + Double(glyph.y) / Double(PANGO_SCALE)
                    ).applying(transform)
                    let x = Int((origin.x * places).rounded() * (256 / places))
                    let y = Int((origin.y * 256).rounded())
                    guard
                        let mask = GlyphMask.of(
                            glyph.index, place.shaped.typefaces[Int(glyph.typeface)],
                            phaseX: UInt8(truncatingIfNeeded: x), phaseY: UInt8(truncatingIfNeeded: y),
                            scaleX: key.scaleX, scaleY: key.scaleY)
                    else { return isPlain = false }
                    parts.append((mask, (x >> 8) - left, (y >> 8) - top))
                }
            }
        }
        guard isPlain, let sum = cairo_image_surface_get_data(surface.pointer) else { return false }
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        for part in parts { part.mask.add(to: sum, stride: stride, bounds: bounds, x: part.x, y: part.y) }
        cairo_surface_mark_dirty(surface.pointer)
        return true
    }

    static func cached(_ key: Key) -> TextMask? { cache.value(for: key) }

    static func keep(_ mask: TextMask, for key: Key) {
        cache.insert(mask, for: key, cost: mask.byteCount)
    }

    static func forgetAll() {
        cache.removeAll()
        GlyphMask.forgetAll()
    }

    /// Paints `fill` through the mask, the layout's corner being at `place` in device pixels.
    func draw(on canvas: CairoCanvas, at place: Point, fill: Fill, bounds: Rect, opacity: Double) {
        // The same rounding as in the key, so that pixel and phase belong together.
        let pixelX = Int((place.x * 256).rounded()) >> 8
        let pixelY = Int((place.y * 256).rounded()) >> 8
        if case .color(let color) = fill, let (memory, clip) = canvas.plainPixels {
            blend(color.opacity(min(opacity, 1)).pixel, x: pixelX + left, y: pixelY + top, on: memory, clip)
            return
        }
        canvas.setSource(fill, in: bounds, opacity: opacity)
        let cairo = canvas.cairo
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, surface.pointer, Double(pixelX + left), Double(pixelY + top))
        cairo_restore(cairo)
    }

    /// Lays `ink` over the pixels of `clip`, the mask's corner being at (`x`, `y`).
    private func blend(_ ink: UInt32, x: Int, y: Int, on memory: PixelBuffer, _ clip: PixelRect) {
        let area = PixelRect(x: x, y: y, width: width, height: height).intersection(clip)
        guard !area.isEmpty, let coverage = cairo_image_surface_get_data(surface.pointer) else { return }
        for row in area.y..<area.maxY {
            let line = (memory.base + row * memory.stride).assumingMemoryBound(to: UInt32.self)
            PixelBuffer.blend(
                ink, over: line + area.x, coverage: coverage + (row - y) * stride + area.x - x, count: area.width)
        }
    }
}
