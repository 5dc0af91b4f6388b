import GlideTesting

/// Shapes, paths, colours, fills, fonts and alignments.
@MainActor
extension Uses {
    static func shapes() -> Uses {
        let uses = Uses("shape")
        uses.draws("RoundedRectangle") { RoundedRectangle(cornerRadius: 8) }
        uses.draws("Rectangle") { Rectangle() }
        uses.draws("Circle") { Circle() }
        uses.draws("Path") { Path { $0.addRect(Rect(x: 2, y: 2, width: 20, height: 9)) }.fill(.red) }
        uses.draws("Capsule") { Capsule() }
        return uses
    }

    static func paths() -> Uses {
        let uses = Uses("path")
        let start = Point(x: 4, y: 4)
        let end = Point(x: 40, y: 30)
        /// Draws the line that `body` makes from `start`.
        func line(_ symbol: String, _ body: @escaping (inout Path) -> Void) {
            uses.draws(symbol) {
                Path { path in
                    path.move(to: start)
                    body(&path)
                }
                .stroke(.red, lineWidth: 2)
            }
        }
        line("addLine()") { $0.addLine(to: end) }
        line("move(to:)") { path in
            path.move(to: end)
            path.addLine(to: Point(x: 9, y: 40))
        }
        line("addArc()") {
            $0.addArc(center: end, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        }
        line("addCurve()") { $0.addCurve(to: end, control1: Point(x: 40, y: 4), control2: Point(x: 4, y: 30)) }
        line("addQuadCurve()") { $0.addQuadCurve(to: end, control: Point(x: 40, y: 4)) }
        line("closeSubpath()") { path in
            path.addLine(to: end)
            path.addLine(to: Point(x: 4, y: 30))
            path.closeSubpath()
        }
        return uses
    }

    static func colors() -> Uses {
        let uses = Uses("color")
        let named: [(String, Color, Color)] = [
            (".white", .white, Color(white: 1)), (".black", .black, Color(white: 0)),
        ]
        for (name, color, same) in named {
            uses.holds(name) { color.resolved(in: .light) == same.resolved(in: .light) }
        }
        uses.holds(".clear") { picture(Color.clear) == picture(EmptyView()) }
        uses.draws(".red") { Circle().fill(.red) }
        uses.changes(".secondary") { $0.foregroundStyle(.secondary) }
        uses.draws(".gray") { Circle().fill(.gray) }
        uses.changes(".primary", Text("a").foregroundStyle(.red)) { _ in Text("a").foregroundStyle(.primary) }
        uses.draws(".green") { Circle().fill(.green) }
        uses.draws(".blue") { Circle().fill(.blue) }
        uses.draws(".yellow") { Circle().fill(.yellow) }
        uses.draws(".orange") { Circle().fill(.orange) }
        uses.draws("Color(.sRGB…)") { Color(.sRGB, red: 0.3, green: 0.2, blue: 0.1, opacity: 1) }
        uses.draws(".pink") { Circle().fill(.pink) }
        uses.draws(".accentColor") { Circle().fill(Color.accentColor) }
        uses.draws(".purple") { Circle().fill(.purple) }
        uses.draws("Color(red:)") { Color(red: 0.3, green: 0.2, blue: 0.1) }
        uses.draws(".cyan") { Circle().fill(.cyan) }
        uses.draws(".indigo") { Circle().fill(.indigo) }
        uses.draws(".teal") { Circle().fill(.teal) }
        uses.draws("Color(white:)") { Color(white: 0.3) }
        uses.draws("Color(hue:)") { Color(hue: 0.4, saturation: 1, brightness: 0.8) }
        uses.draws(".mint") { Circle().fill(.mint) }
        addColors(to: uses)
        return uses
    }

    static func styles() -> Uses {
        let uses = Uses("style")
        uses.equals("Color.opacity(_:)") {
            Color.red.opacity(0.5)
        } _: {
            Color.red.opacity(0.5)
        }
        uses.draws(".background") { Circle().fill(.background).background(.red) }
        uses.draws(".quaternary") { Circle().fill(.quaternary) }
        uses.draws(".gradient") { Circle().fill(Color.red.gradient) }
        uses.draws(".tertiary") { Circle().fill(.tertiary) }
        uses.changes(".tint", Circle().fill(.tint)) { $0.tint(.red) }
        addStyles(to: uses)
        return uses
    }

    static func fonts() -> Uses {
        let uses = Uses("font")
        uses.changes(".system") { $0.font(.system(size: 22)) }
        uses.changes("weight .bold") { $0.fontWeight(.bold) }
        uses.changes("weight .semibold") { $0.font(.system(size: 17, weight: .semibold)) }
        uses.holds("weight .medium") { Font.system(size: 9, weight: .medium) != Font.system(size: 9) }
        uses.holds("weight .light") { Font.system(size: 9, weight: .light) != Font.system(size: 9) }
        uses.changes("weight .black") { $0.fontWeight(.black) }
        uses.changes("weight .heavy") { $0.fontWeight(.heavy) }
        uses.holds("weight .regular") { Font.system(size: 9, weight: .regular) != Font.system(size: 9, weight: .bold) }
        uses.changes(".headline") { $0.font(.headline) }
        uses.changes(".title") { $0.font(.title) }
        uses.changes(".caption") { $0.font(.caption) }
        uses.changes(".title2") { $0.font(.title2) }
        uses.changes(".subheadline") { $0.font(.subheadline) }
        uses.changes(".largeTitle") { $0.font(.largeTitle) }
        uses.changes(".footnote") { $0.font(.footnote) }
        uses.changes(".title3") { $0.font(.title3) }
        uses.equals(".body") {
            Sample().font(.body)
        } _: {
            Sample()
        }
        uses.changes(".callout") { $0.font(.callout) }
        uses.changes("Font.bold()") { $0.font(.title.bold()) }
        uses.changes(".caption2") { $0.font(.caption2) }
        uses.changes("design: .monospaced") { $0.font(.system(.body, design: .monospaced)) }
        uses.holds("design: .rounded") { Font.system(size: 9, design: .rounded) != Font.system(size: 9) }
        uses.changes("Font.weight()") { $0.font(.body.weight(.bold)) }
        return uses
    }

    static func alignments() -> Uses {
        let uses = Uses("alignment")
        /// Whether a square stands elsewhere with `alignment` than with `other`.
        func moves(_ symbol: String, _ alignment: Alignment, _ other: Alignment) {
            uses.changes(symbol, Color.red.frame(width: 8, height: 8).frame(width: 60, height: 40, alignment: other)) {
                _ in Color.red.frame(width: 8, height: 8).frame(width: 60, height: 40, alignment: alignment)
            }
        }
        moves(".leading", .leading, .trailing)
        moves(".center", .center, .top)
        moves(".bottom", .bottom, .top)
        moves(".top", .top, .center)
        moves(".trailing", .trailing, .leading)
        moves(".topLeading", .topLeading, .leading)
        moves(".bottomTrailing", .bottomTrailing, .bottom)
        moves(".topTrailing", .topTrailing, .top)
        moves(".bottomLeading", .bottomLeading, .bottom)
        uses.changes(
            ".firstTextBaseline",
            HStack {
                Text("a").font(.largeTitle); Text("b")
            }
        ) { _ in
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.largeTitle); Text("b")
            }
        }
        return uses
    }

    static func anchors() -> Uses {
        let uses = Uses("anchor")
        /// Whether a scaled square stands elsewhere with `anchor` than with `other`.
        func moves(_ symbol: String, _ anchor: UnitPoint, _ other: UnitPoint) {
            uses.changes(symbol, Color.red.scaleEffect(0.5, anchor: other)) { _ in
                Color.red.scaleEffect(0.5, anchor: anchor)
            }
        }
        moves(".center", .center, .top)
        moves(".bottom", .bottom, .top)
        moves(".top", .top, .bottom)
        moves(".topLeading", .topLeading, .top)
        moves(".leading", .leading, .center)
        return uses
    }
}
