import Testing

@testable import Glide

/// Texts that are put together from masks of their letters look as their outlines do.
@MainActor
@Suite struct GlyphMaskTests {
    private let font = Font.system(size: 17, weight: .bold).resolved()

    init() {
        FontLibrary.usePinnedTestFonts()
    }

    private func pictures(
        _ string: String, at origin: Point, scale: Double, kerning: Double? = nil
    ) -> (masks: Bitmap, outlines: Bitmap) {
        let layout = TextLayout(TextContent(string, font: font), TextConstraints())
        let size = (width: Int(220 * scale), height: Int(40 * scale))
        let masks = Bitmap.onWhite(width: size.width, height: size.height, scale: scale) { canvas in
            layout.draw(on: canvas, at: origin, kerning: kerning, fill: .black, bounds: .zero, scheme: .light)
        }
        let outlines = Bitmap.onWhite(width: size.width, height: size.height, scale: scale) { canvas in
            canvas.translate(by: origin - Point.zero)
            TextPainter(
                canvas: canvas, visible: Rect(x: -9, y: -9, width: 900, height: 900), fill: .black, bounds: .zero,
                opacity: 1, surroundings: .light
            ).paint(layout, kerning: kerning)
        }
        return (masks, outlines)
    }

    @Test(arguments: [1.0, 1.5, 2], ["Wayland", "Row 1234", "Ångström fi", "AVAVA"])
    func `a text at rest`(_ scale: Double, _ string: String) {
        for origin in [Point(x: 10, y: 10), Point(x: 10.3, y: 9.77), Point(x: 7.25, y: 3.5)] {
            let (masks, outlines) = pictures(string, at: origin, scale: scale)
            // A letter of straight lines alone is drawn by another, finer method of Cairo's: in a pixel or two it shows.
            #expect(masks.difference(from: outlines, tolerance: 24) <= 2)
            #expect(masks.difference(from: outlines, tolerance: 4) <= 20)
            #expect(abs(masks.ink / outlines.ink - 1) < 0.01)
        }
    }

    @Test(arguments: [0.37, 5.12, 9.9])
    func `letters on the move are off by a thirty-second of a pixel at the most`(_ kerning: Double) {
        let (masks, outlines) = pictures("DOWNLOAD", at: Point(x: 10.1, y: 10), scale: 1, kerning: kerning)
        #expect(abs(masks.centroid.x - outlines.centroid.x) < 0.04)
        #expect(masks.maximumDifference(from: outlines) <= 24)
        #expect(abs(masks.ink / outlines.ink - 1) < 0.01)
    }
}
