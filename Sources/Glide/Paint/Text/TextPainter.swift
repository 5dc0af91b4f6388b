import CCairo

/// Draws the clusters of a layout as outlines; emoji as pictures.
///
/// Cairo 1.16 moves glyphs to whole pixels when it shows them from its cache, but not when it adds their outlines to a
/// path.
@MainActor
struct TextPainter {
    let canvas: CairoCanvas
    /// What can be seen, in the layout's coordinates.
    let visible: Rect
    let fill: Fill
    let bounds: Rect
    let opacity: Double
    let scheme: ColorScheme

    private static let unit = Double(PANGO_SCALE)
    /// How many glyphs become one path at the most; longer paths cost more than several of them.
    private static let batch = 200

    func paint(_ layout: TextLayout, kerning: Double?) {
        let width = layout.size(kerning: kerning).width
        for line in layout.lines {
            // Marks and accents may reach beyond the line, hardly ever further than its height.
            guard line.top - line.height < visible.maxY, line.top + 2 * line.height > visible.minY else { continue }
            paint(line, of: layout, in: width, kerning: kerning)
        }
    }

    private func paint(_ line: TextLine, of layout: TextLayout, in width: Double, kerning: Double?) {
        var glyphs: [cairo_glyph_t] = []
        var typeface: Typeface?
        var color: Color?
        var strokes: [(run: TextContent.Run, from: Double, to: Double, baseline: Double)] = []

        func flush() {
            if let typeface, !glyphs.isEmpty { paintOutlines(&glyphs, typeface, source(for: color)) }
            glyphs.removeAll(keepingCapacity: true)
        }

        layout.forEachCluster(of: line, in: width, kerning: kerning) { place in
            let run = layout.run(place.run)
            if let run, run.hasUnderline || run.hasStrikethrough {
                if let last = strokes.last, last.run == run, last.to == place.x {
                    strokes[strokes.count - 1].to = place.x + place.advance
                } else {
                    strokes.append((run, place.x, place.x + place.advance, place.baseline))
                }
            }
            let cluster = place.shaped.clusters[place.cluster]
            guard cluster.glyphCount > 0, place.x + Double(cluster.inkRight) > visible.minX,
                place.x + Double(cluster.inkLeft) < visible.maxX
            else { return }
            for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
                let glyph = place.shaped.glyphs[index]
                let origin = Point(
                    x: place.x + Double(glyph.x) / Self.unit, y: place.baseline + Double(glyph.y) / Self.unit)
                guard glyph.typeface >= 0 else {
                    paintUnknown(cluster, at: origin, source(for: run?.color))
                    continue
                }
                let face = place.shaped.typefaces[Int(glyph.typeface)]
                if glyph.isColor {
                    paintColor(glyph, face, at: origin, source(for: run?.color))
                    continue
                }
                if face !== typeface || run?.color != color || glyphs.count >= Self.batch { flush() }
                typeface = face
                color = run?.color
                glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: origin.x, y: origin.y))
            }
        }
        flush()
        for stroke in strokes { paintLines(of: stroke.run, stroke.from, stroke.to, stroke.baseline) }
    }

    private func source(for color: Color?) -> Fill {
        color.map { .color($0.resolved(in: scheme)) } ?? fill
    }

    private func paintOutlines(_ glyphs: inout [cairo_glyph_t], _ typeface: Typeface, _ fill: Fill) {
        guard canvas.begins(fill, opacity: opacity), let font = typeface.scaledFont else { return }
        canvas.setSource(fill, in: bounds, opacity: opacity)
        cairo_set_scaled_font(canvas.cairo, font)
        cairo_new_path(canvas.cairo)
        cairo_glyph_path(canvas.cairo, &glyphs, Int32(glyphs.count))
        cairo_set_fill_rule(canvas.cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(canvas.cairo)
    }

    private func paintColor(_ glyph: ShapedText.Glyph, _ typeface: Typeface, at origin: Point, _ fill: Fill) {
        // An emoji has its own colours; of the fill only the opacity counts.
        var alpha = opacity
        if case .color(let color) = fill { alpha *= color.opacity }
        guard alpha > 0 else { return }
        let transform = canvas.deviceTransform
        let scale = max(
            (transform.a * transform.a + transform.b * transform.b).squareRoot(),
            (transform.c * transform.c + transform.d * transform.d).squareRoot())
        ColorGlyph.cached(glyph.index, typeface, scale: scale)?.draw(on: canvas, at: origin, opacity: alpha)
    }

    /// A box that says: here is a letter that no font has.
    private func paintUnknown(_ cluster: ShapedText.Cluster, at origin: Point, _ fill: Fill) {
        guard canvas.begins(fill, opacity: opacity) else { return }
        let height = max(Double(cluster.inkBottom - cluster.inkTop), 1)
        let line = height / 14
        let box = Rect(
            x: origin.x + line, y: origin.y + Double(cluster.inkTop), width: max(cluster.advance - 2 * line, line),
            height: height
        ).insetBy(dx: line / 2, dy: line / 2)
        canvas.stroke(Path(box), StrokeStyle(lineWidth: line), fill, in: bounds, opacity: opacity)
    }

    private func paintLines(of run: TextContent.Run, _ from: Double, _ to: Double, _ baseline: Double) {
        let metrics = FontLibrary.shared.metrics(for: run.font)
        var path = Path()
        if run.hasUnderline {
            path.addRect(
                Rect(
                    x: from, y: baseline + metrics.underlineOffset, width: to - from,
                    height: metrics.underlineThickness))
        }
        if run.hasStrikethrough {
            path.addRect(
                Rect(
                    x: from, y: baseline - metrics.strikethroughHeight, width: to - from,
                    height: metrics.strikethroughThickness))
        }
        canvas.fill(path, source(for: run.color), in: bounds, opacity: opacity)
    }
}
