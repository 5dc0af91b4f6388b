import Glibc
import Testing

@testable import Glide

/// Writes pictures to the folder in GLIDE_PICTURES, to be looked at; without it nothing is written.
@MainActor
enum PictureSheet {
    static func write(_ bitmap: Bitmap, _ name: String) throws {
        guard let folder = getenv("GLIDE_PICTURES") else { return }
        try bitmap.writePNG(to: String(cString: folder) + "/\(name).png")
    }
}

@MainActor
@Suite struct PictureSheets {
    @Test func `a sheet of everything is drawn without a problem`() throws {
        #expect(FontLibrary.usePinnedTestFonts())
        let black = Fill.color(.init(red: 0, green: 0, blue: 0))
        let sheet = Bitmap.drawing(width: 800, height: 900) { canvas in
            canvas.clear(.init(red: 1, green: 1, blue: 1))
            var y = 10.0
            @MainActor func text(
                _ content: TextContent, _ constraints: TextConstraints = TextConstraints(), kerning: Double? = nil
            ) {
                let layout = TextLayout.cached(content, constraints)
                canvas.stroke(
                    Path(Rect(origin: Point(x: 10, y: y), size: layout.size)), StrokeStyle(lineWidth: 0.5),
                    .color(.init(red: 1, green: 0, blue: 0)), in: .zero)
                canvas.stroke(
                    Path(layout.inkBounds(kerning: kerning).offset(by: Size(width: 10, height: y))),
                    StrokeStyle(lineWidth: 0.5), .color(.init(red: 0, green: 0, blue: 1)), in: .zero)
                layout.draw(
                    on: canvas, at: Point(x: 10, y: y), kerning: kerning, fill: black, bounds: .zero, scheme: .light)
                y += layout.size.height + 8
            }
            let body = Font.body.resolved()
            text(TextContent("Hello, Wayland 👋🏽 café — ﬁ ffi office AVATo", font: body))
            text(TextContent("Hello, Wayland 👋🏽 café office", font: body, kerning: 3))
            var tracked = TextContent("Tracked office 👨‍👩‍👧é", font: body)
            tracked.runs[0].tracking = 3
            text(tracked)
            text(TextContent("DOWNLOAD", font: Font.system(size: 17, weight: .bold).resolved(), kerning: 5))
            text(
                TextContent("DOWNLOAD", font: Font.system(size: 17, weight: .bold).resolved(), kerning: 5), kerning: 15)
            text(TextContent("العربية السلام עברית mixed with English (and parens)", font: body))
            text(TextContent("English then العربية السلام and 123 עברית more", font: body), TextConstraints(width: 200))
            text(
                TextContent(
                    "The quick brown fox jumps over the lazy dog; pneumonoultramicroscopicsilicovolcanoconiosis indeed.\nSecond paragraph",
                    font: body), TextConstraints(width: 220, alignment: .center))
            text(
                TextContent("The quick brown fox jumps over the lazy dog and more", font: body),
                TextConstraints(width: 220, lineLimit: 1))
            text(
                TextContent("The quick brown fox jumps over the lazy dog and more", font: body),
                TextConstraints(width: 220, lineLimit: 1, truncation: .middle))
            text(
                TextContent("The quick brown fox jumps over the lazy dog and more", font: body),
                TextConstraints(width: 220, height: 50, truncation: .head))
            text(TextContent("mono 123 | serif", font: Font.body.monospaced().resolved()))
            text(
                TextContent(
                    "Serif italic bold", font: Font.system(size: 22, weight: .bold, design: .serif).italic().resolved())
            )
            var mixed = TextContent(runs: [])
            var a = TextContent.Run("Red ", font: body, color: .red); a.hasUnderline = true
            var b = TextContent.Run("and big ", font: Font.title.resolved(), color: .blue); b.hasStrikethrough = true
            var c = TextContent.Run("raised", font: Font.caption.resolved()); c.baselineOffset = 8
            mixed.runs = [a, b, c]
            text(mixed)
            text(TextContent("tab\there \u{0} NUL 漢字 missing", font: body))
            text(TextContent("", font: body))
            text(TextContent("Large", font: Font.largeTitle.resolved()))
            // Shapes
            let blue = Color.blue.resolved(in: .light)
            let r = Rect(x: 500, y: 20, width: 190, height: 50)
            canvas.fill(Path(roundedRect: r, cornerRadius: 10), Color.blue.gradient.fill(in: .light), in: r)
            canvas.fill(Path(capsuleIn: Rect(x: 500, y: 80, width: 190, height: 50)), .color(blue), in: r)
            canvas.fill(
                Path(roundedRect: Rect(x: 500, y: 140, width: 120, height: 120), cornerRadius: 40), .color(blue), in: r)
            canvas.fill(
                Path(roundedRect: Rect(x: 640, y: 140, width: 120, height: 120), cornerRadius: 40, style: .circular),
                .color(blue), in: r)
            let q = Rect(x: 500, y: 270, width: 120, height: 80)
            canvas.fill(
                Path(q),
                AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center).fill(in: .light), in: q)
            let e = Rect(x: 640, y: 270, width: 120, height: 80)
            canvas.fill(Path(ellipseIn: e), EllipticalGradient(colors: [.white, .purple]).fill(in: .light), in: e)
            let g = Rect(x: 500, y: 360, width: 120, height: 80)
            canvas.fill(
                Path(
                    roundedRect: g,
                    cornerRadii: RectangleCornerRadii(
                        topLeading: 40, bottomLeading: 5, bottomTrailing: 60, topTrailing: 0)),
                RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 5, endRadius: 60).fill(
                    in: .light), in: g)
            var wave = Path { p in
                p.move(to: Point(x: 640, y: 400));
                p.addCurve(to: Point(x: 760, y: 400), control1: Point(x: 680, y: 300), control2: Point(x: 720, y: 500))
                p.addLine(to: Point(x: 700, y: 430)); p.addLine(to: Point(x: 690, y: 370))
            }
            canvas.stroke(
                wave, StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round), .color(blue.opacity(0.5)), in: .zero
            )
            wave = wave.offsetBy(dx: 0, dy: 90)
            canvas.fill(
                wave.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .miter)),
                .color(blue.opacity(0.5)), in: .zero)
            canvas.fill(
                wave.offsetBy(dx: -140, dy: 0).strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 8])),
                .color(blue), in: .zero)
            canvas.stroke(
                wave.trimmedPath(from: 0.25, to: 0.75).offsetBy(dx: 0, dy: 80), StrokeStyle(lineWidth: 3), .color(blue),
                in: .zero)
            var arcs = Path()
            arcs.addArc(
                center: Point(x: 540, y: 620), radius: 30, startAngle: .degrees(0), endAngle: .degrees(90),
                clockwise: false)
            arcs.closeSubpath()
            arcs.move(to: Point(x: 600, y: 590));
            arcs.addArc(tangent1End: Point(x: 660, y: 590), tangent2End: Point(x: 660, y: 650), radius: 25);
            arcs.addLine(to: Point(x: 660, y: 650))
            arcs.move(to: Point(x: 720, y: 650));
            arcs.addArc(tangent1End: Point(x: 720, y: 590), tangent2End: Point(x: 780, y: 590), radius: 25);
            arcs.addLine(to: Point(x: 780, y: 590))
            canvas.stroke(arcs, StrokeStyle(lineWidth: 2), .color(blue), in: .zero)
            #expect(canvas.problem == nil)
        }
        try PictureSheet.write(sheet, "everything")
    }

    @Test func `every symbol is drawn`() throws {
        FontLibrary.usePinnedTestFonts()
        let black = Fill.color(.init(red: 0.1, green: 0.1, blue: 0.12))
        let names = SymbolOutlines.names
        let label = Font.system(size: 9).resolved()
        for (part, start) in stride(from: 0, to: names.count, by: 50).enumerated() {
            let some = names[start..<min(start + 50, names.count)]
            let sheet = Bitmap.drawing(width: 1000, height: 560) { canvas in
                canvas.clear(.init(red: 1, green: 1, blue: 1))
                for (index, name) in some.enumerated() {
                    let corner = Point(x: Double(index % 10) * 100, y: Double(index / 10) * 110)
                    let symbol = Symbol(named: name)
                    let size = symbol.size(fontSize: 60)
                    let box = Rect(origin: corner + Size(width: 50 - size.width / 2, height: 8), size: size)
                    symbol.draw(on: canvas, in: box, fill: black, bounds: box)
                    TextLayout.cached(TextContent(name, font: label), TextConstraints(width: 98, lineLimit: 1))
                        .draw(
                            on: canvas, at: corner + Size(width: 3, height: 90), fill: black, bounds: box,
                            scheme: .light)
                }
                #expect(canvas.problem == nil)
            }
            try PictureSheet.write(sheet, "symbols-\(part)")
        }
        for scale in [1.0, 2.0] {
            let sheet = Bitmap.drawing(width: Int(500 * scale), height: Int(300 * scale), scale: scale) { canvas in
                canvas.clear(.init(red: 1, green: 1, blue: 1))
                for (index, name) in names.enumerated() {
                    let symbol = Symbol(named: name)
                    let box = Rect(
                        origin: Point(x: Double(index % 16) * 31 + 4, y: Double(index / 16) * 30 + 4),
                        size: symbol.size(fontSize: 17))
                    symbol.draw(on: canvas, in: box, fill: black, bounds: box)
                }
            }
            try PictureSheet.write(sheet, "symbols-17pt-\(Int(scale))x")
        }
    }

    @Test func `text at twice the scale, with the machine's fonts`() throws {
        FontLibrary.useSystemFonts()
        defer { FontLibrary.usePinnedTestFonts() }
        let sheet = Bitmap.drawing(width: 800, height: 260, scale: 2) { canvas in
            canvas.clear(.init(red: 1, green: 1, blue: 1))
            for (index, style) in Font.TextStyle.allCases.prefix(4).enumerated() {
                let content = TextContent("Hello 👋🏽 Wayland 🎉 café", font: Font.system(style).resolved())
                TextLayout.cached(content, TextConstraints()).draw(
                    on: canvas, at: Point(x: 8.3, y: 4.4 + Double(index) * 30), fill: .black, bounds: .zero,
                    scheme: .light)
            }
        }
        try PictureSheet.write(sheet, "text-2x")
    }
}
