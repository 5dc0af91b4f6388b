import Testing

@testable import Glide

@MainActor
@Suite struct TextDrawingTests {
    private let font = Font.system(size: 17, weight: .bold).resolved()

    init() {
        FontLibrary.usePinnedTestFonts()
    }

    private func picture(
        _ content: TextContent, at origin: Point, scale: Double = 1, kerning: Double? = nil, times: Int = 1
    ) -> Bitmap {
        let layout = TextLayout(content, TextConstraints())
        var result = Bitmap(width: 0, height: 0)
        for _ in 0..<times {
            result = Bitmap.onWhite(width: Int(160 * scale), height: Int(40 * scale), scale: scale) { canvas in
                layout.draw(on: canvas, at: origin, kerning: kerning, fill: .black, bounds: .zero, scheme: .light)
                #expect(canvas.problem == nil)
            }
        }
        return result
    }

    @Test(arguments: [1.0, 2, 1.5])
    func `a quarter of a pixel to the right is a quarter of a pixel to the right`(scale: Double) {
        let content = TextContent("Wayland", font: font)
        let here = picture(content, at: Point(x: 10, y: 10), scale: scale)
        let there = picture(content, at: Point(x: 10 + 0.25 / scale, y: 10), scale: scale)
        #expect(here.difference(from: there) > 0)
        #expect(abs(there.centroid.x - here.centroid.x - 0.25) < 0.03)
        #expect(abs(there.centroid.y - here.centroid.y) < 0.01)
        let below = picture(content, at: Point(x: 10, y: 10 + 0.5 / scale), scale: scale)
        #expect(abs(below.centroid.y - here.centroid.y - 0.5) < 0.03)
    }

    @Test func `the machine's own fonts lie between pixels too`() {
        FontLibrary.useSystemFonts()
        defer { FontLibrary.usePinnedTestFonts() }
        let content = TextContent("Wayland", font: font)
        let here = picture(content, at: Point(x: 10, y: 10))
        let there = picture(content, at: Point(x: 10.25, y: 10.5))
        #expect(abs(there.centroid.x - here.centroid.x - 0.25) < 0.03)
        #expect(abs(there.centroid.y - here.centroid.y - 0.5) < 0.03)
    }

    @Test func `an emoji moves by parts of a pixel too`() {
        let content = TextContent("👋🏽", font: font)
        let here = picture(content, at: Point(x: 10, y: 10))
        let there = picture(content, at: Point(x: 10.25, y: 10))
        #expect(here.ink > 50)
        #expect(abs(there.centroid.x - here.centroid.x - 0.25) < 0.03)
    }

    @Test(arguments: [
        (Point(x: 10, y: 10), 1.0), (Point(x: 10.3, y: 9.77), 1.0), (Point(x: 7.1, y: 3.9), 1.5),
        (Point(x: -3.4, y: 2), 2.0),
    ])
    func `what rests is drawn from a mask and looks the same`(origin: Point, scale: Double) {
        let content = TextContent("Office hours, quite", font: font)
        let outlines = picture(content, at: origin, scale: scale)
        let mask = picture(content, at: origin, scale: scale, times: 4)
        #expect(outlines.maximumDifference(from: mask) <= 1)
    }

    @Test func `a mask is made for what is drawn twice in the same way`() {
        let layout = TextLayout(TextContent("mask", font: font), TextConstraints())
        func draw(_ x: Double) {
            _ = Bitmap.onWhite(width: 80, height: 30) { canvas in
                layout.draw(on: canvas, at: Point(x: x, y: 2), fill: .black, bounds: .zero, scheme: .light)
            }
        }
        func key(_ x: Double) -> TextMask.Key? {
            TextMask.Key(layout: layout.serial, place: Point(x: x, y: 2), transform: .identity, kerning: nil)
        }
        draw(2.5)
        #expect(layout.lastMask == key(2.5))
        #expect(key(2.5).flatMap { TextMask.cached($0) } == nil)
        draw(2.5)
        #expect(key(2.5).flatMap { TextMask.cached($0) } != nil)
        #expect(key(7.5) == key(2.5))
        draw(2.25)
        #expect(key(2.25).flatMap { TextMask.cached($0) } == nil)
    }

    @Test func `a mask is coloured by the fill, gradients included`() {
        let layout = TextLayout(TextContent("████", font: font), TextConstraints())
        let bounds = Rect(x: 0, y: 0, width: 60, height: 20)
        let fill = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).fill(in: .light)
        let pictures = (0..<3).map { _ in
            Bitmap.onWhite(width: 60, height: 24, scale: 1) { canvas in
                canvas.translate(by: Size(width: 1, height: 0))
                layout.draw(
                    on: canvas, at: Point(x: 0.5, y: 1), fill: fill, bounds: bounds, opacity: 0.8, scheme: .light)
            }
        }
        #expect(pictures[0].ink > 100)
        #expect(pictures[0].maximumDifference(from: pictures[2]) <= 1)
    }

    @Test func `runs keep their colours`() {
        var content = TextContent("██", font: font)
        content.runs.append(TextContent.Run("██", font: font, color: .red))
        let layout = TextLayout(content, TextConstraints())
        for scheme in ColorScheme.allCases {
            let picture = Bitmap.onWhite(width: 80, height: 24) { canvas in
                layout.draw(
                    on: canvas, at: .zero, fill: .black, bounds: .zero, scheme: ColorSurroundings(scheme: scheme))
            }
            let x = layout.glyphOrigins()
            let first = picture[Int(x[0].x) + 5, 10]
            let last = picture[Int(x[2].x) + 5, 10]
            #expect(first == RGBA(red: 0, green: 0, blue: 0))
            #expect(last.red == 255 && last.green == (scheme == .light ? 56 : 66))
        }
    }

    @Test func `ink stays within its bounds`() {
        for string in ["Wayland", "jfȷ ĂŲ", "👋🏽", "e\u{301}\u{302}\u{303}\u{304}"] {
            for kerning in [nil, 7.5, -3] {
                let content = TextContent(string, font: Font.system(size: 17).italic().resolved())
                let layout = TextLayout(content, TextConstraints())
                let ink = layout.inkBounds(kerning: kerning).offset(by: Size(width: 20.3, height: 10.6))
                let picture = picture(content, at: Point(x: 20.3, y: 10.6), kerning: kerning)
                let pixels = picture.inkedPixels
                let bounds = PixelRect(covering: ink, scale: 1)
                // Emoji are mixed with the pixel beside them.
                let slack = string == "👋🏽" ? 1 : 0
                #expect(pixels.x >= bounds.x - slack && pixels.maxX <= bounds.maxX + slack)
                #expect(pixels.y >= bounds.y - slack && pixels.maxY <= bounds.maxY + slack)
                #expect(picture.ink > 0)
            }
        }
    }

    @Test func `the line does not shift while it grows, emoji included`() {
        let string = "Hello, Wayland 👋🏽 café"
        let body = Font.body.resolved()
        let first = picture(TextContent("H", font: body), at: Point(x: 4, y: 8.4))
        for count in 1...string.count {
            let grown = picture(TextContent(String(string.prefix(count)), font: body), at: Point(x: 4, y: 8.4))
            for y in 0..<40 {
                // A letter of straight lines alone is drawn by another, finer method of Cairo's.
                for x in 0..<16 { #expect(abs(grown.darkness(x, y) - first.darkness(x, y)) < 0.02) }
            }
        }
    }

    @Test func `kerning drawn later is kerning set before`() {
        // As outlines: masks of letters on the move stand a thirty-second of a pixel beside them (`GlyphMaskTests`).
        func outlines(_ content: TextContent, kerning: Double? = nil) -> Bitmap {
            Bitmap.onWhite(width: 160, height: 40) { canvas in
                canvas.translate(by: Size(width: 2, height: 8))
                TextPainter(
                    canvas: canvas, visible: Rect(x: -9, y: -9, width: 900, height: 900), fill: .black, bounds: .zero,
                    opacity: 1, surroundings: .light
                ).paint(TextLayout(content, TextConstraints()), kerning: kerning)
            }
        }
        let a = outlines(TextContent("DOWNLOAD", font: font, kerning: 5), kerning: 6.7)
        let b = outlines(TextContent("DOWNLOAD", font: font, kerning: 6.7))
        #expect(a.maximumDifference(from: b) <= 1)
    }

    @Test func `turned and scaled text is drawn without a problem`() {
        let layout = TextLayout(TextContent("Turned 👋🏽", font: font), TextConstraints())
        for transform in [
            Transform(rotation: .degrees(30)),
            Transform(scaleX: -1, y: 1).concatenating(Transform(translation: Size(width: 150, height: 0))),
            Transform(scaleX: 1e-3, y: 1e-3), Transform(scaleX: 60, y: 60),
            Transform(a: 1, b: 0.3, c: 0.4, d: 1, tx: 0, ty: 0),
        ] {
            _ = Bitmap.onWhite(width: 160, height: 100) { canvas in
                canvas.concatenate(transform)
                for _ in 0..<3 {
                    layout.draw(on: canvas, at: Point(x: 10, y: 10), fill: .black, bounds: .zero, scheme: .light)
                    layout.draw(on: canvas, at: Point(x: .nan, y: 10), fill: .black, bounds: .zero, scheme: .light)
                    layout.draw(on: canvas, at: Point(x: 1e200, y: 10), fill: .black, bounds: .zero, scheme: .light)
                }
                #expect(canvas.problem == nil)
            }
        }
    }

    @Test func `a very long line is drawn where it is seen`() {
        let layout = TextLayout(TextContent(String(repeating: "long ", count: 20_000), font: font), TextConstraints())
        let picture = Bitmap.onWhite(width: 100, height: 30) { canvas in
            for _ in 0..<3 {
                layout.draw(on: canvas, at: Point(x: -500_000, y: 2), fill: .black, bounds: .zero, scheme: .light)
            }
            #expect(canvas.problem == nil)
        }
        #expect(picture.ink > 100)
    }
}
