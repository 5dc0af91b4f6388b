import Testing

@testable import Glide

@MainActor
@Suite struct FontTests {
    @Test(arguments: [
        (Font.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
        (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ])
    func `text styles have their sizes`(font: Font, size: Double) {
        #expect(font.resolved().size == size)
        #expect(font.resolved(textScale: 1.5).size == size * 1.5)
    }

    @Test func `a headline is semibold and becomes bold`() {
        #expect(Font.headline.resolved().weight == .semibold)
        #expect(Font.headline.bold().resolved().weight == .bold)
        #expect(Font.body.italic().monospaced().weight(.light).resolved().isItalic)
        #expect(Font.body.monospaced().resolved().design == .monospaced)
        #expect(Font.system(.title, design: .serif, weight: .heavy).resolved().weight.value == 800)
    }

    @Test func `odd sizes become usable ones`() {
        for size in [0, -4, Double.nan, .infinity, 1e300] {
            let description = Font.system(size: size).resolved(textScale: .nan)
            #expect(FontDescription.sizeRange.contains(description.size))
            let layout = TextLayout(TextContent("odd", font: description), TextConstraints())
            #expect(layout.size.width.isFinite && layout.size.height > 0)
        }
    }

    @Test func `a line is as high as the font and is not rounded`() {
        FontLibrary.usePinnedTestFonts()
        let metrics = FontLibrary.shared.metrics(for: Font.body.resolved())
        // DejaVu Sans: ascent 1901 and descent 483 of 2048 units an em.
        #expect(abs(metrics.ascent - 17 * 1901 / 2048) < 0.01)
        #expect(abs(metrics.descent - 17 * 483 / 2048) < 0.01)
    }

    @Test func `every family is DejaVu where the fonts are pinned`() {
        #expect(FontLibrary.usePinnedTestFonts())
        func width(_ font: Font) -> Double {
            TextLayout(TextContent("Handgloves", font: font.resolved()), TextConstraints()).size.width
        }
        #expect(width(.custom("Cantarell", size: 17)) == width(.body))
        #expect(width(.custom("No Such Family", size: 17)) == width(.body))
        #expect(width(.system(size: 17, design: .monospaced)) != width(.body))
        #expect(width(.system(size: 17, design: .serif)) != width(.body))
        #expect(width(.system(size: 17, weight: .bold)) > width(.body))
        #expect(width(.custom("Bad\u{0}Name", size: 17)) == width(.body))
    }

    @Test func `without any font there are boxes and no crash`() {
        FontLibrary.useNoFonts()
        defer { FontLibrary.usePinnedTestFonts() }
        let layout = TextLayout.cached(TextContent("No fonts 👋", font: Font.body.resolved()), TextConstraints())
        #expect(layout.size.width > 0 && layout.size.height > 0)
        let picture = Bitmap.onWhite(width: 200, height: 30) { canvas in
            layout.draw(on: canvas, at: .zero, fill: .black, bounds: .zero, scheme: .light)
            #expect(canvas.problem == nil)
        }
        #expect(picture.ink > 0)
    }
}
