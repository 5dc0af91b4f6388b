import CCairo

extension CairoCanvas {
    /// Fills the inside of `path`, moved by `offset`.
    ///
    /// A gradient in `fill` is placed relative to `bounds`; `opacity` multiplies that of the fill.
    func fill(
        _ path: Path, movedBy offset: Size = .zero, _ fill: Fill, in bounds: Rect, eoFill: Bool = false,
        antialiased: Bool = true, opacity: Double = 1
    ) {
        guard begins(fill, opacity: opacity), !path.isEmpty else { return }
        setSource(fill, in: bounds, opacity: opacity)
        setPath(path, movedBy: offset)
        cairo_set_fill_rule(cairo, eoFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        if !antialiased { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
        cairo_fill(cairo)
        if !antialiased { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY) }
    }

    /// Draws a line along `path`.
    func stroke(_ path: Path, _ style: StrokeStyle, _ fill: Fill, in bounds: Rect, opacity: Double = 1) {
        guard begins(fill, opacity: opacity), style.isVisible, !path.isEmpty else { return }
        setSource(fill, in: bounds, opacity: opacity)
        setPath(path)
        setStroke(style, pathExtent: max(path.boundingRect.width, path.boundingRect.height))
        cairo_stroke(cairo)
    }

    /// Fills `outline`, moved by `offset`: the quick way for what most of a window consists of.
    ///
    /// A gradient in `fill` is placed relative to `bounds`; `opacity` multiplies that of the fill.
    func fill(
        _ outline: RoundedOutline, movedBy offset: Size = .zero, _ fill: Fill, in bounds: Rect, opacity: Double = 1
    ) {
        guard begins(fill, opacity: opacity), !outline.rect.isEmpty else { return }
        if case .color(let color) = fill, fillRounded(outline, movedBy: offset, color, opacity: opacity) { return }
        self.fill(outline.path, movedBy: offset, fill, in: bounds, opacity: opacity)
    }

    /// Fills `rect` with one colour: the quick way, without a path, for what is often a whole window.
    func fillRect(_ rect: Rect, _ color: Color.Resolved, opacity: Double = 1) {
        guard begins(.color(color), opacity: opacity), !rect.isEmpty else { return }
        if fillRounded(RoundedOutline(rect), movedBy: .zero, color, opacity: opacity) { return }
        let visible = rect.intersection(clipExtents.insetBy(dx: -1, dy: -1))
        guard !visible.isEmpty else { return }
        setSource(.color(color), in: rect, opacity: opacity)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, visible.minX, visible.minY, visible.width, visible.height)
        cairo_fill(cairo)
    }

    /// Covers everything within the clip with `color`.
    func paint(_ color: Color.Resolved) {
        setSource(.color(color), in: .zero, opacity: 1)
        cairo_paint(cairo)
    }

    /// Replaces everything within the clip by `color`; a transparent colour leaves transparent pixels.
    func clear(_ color: Color.Resolved = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)) {
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        paint(color)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    /// Whether anything painted with `fill` would be seen.
    func begins(_ fill: Fill, opacity: Double) -> Bool {
        !isHidden && opacity > 0 && !fill.isInvisible
    }

    private func setStroke(_ style: StrokeStyle, pathExtent: Double) {
        cairo_set_line_width(cairo, min(style.lineWidth, 100_000))
        switch style.lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cairo, style.miterLimit >= 1 ? style.miterLimit : 1)
        let dash = style.usableDash
        // A dash too fine for the path would keep Cairo busy for ever, and would look like a solid line.
        let isFine = dash.reduce(0, +) * 20_000 < pathExtent
        let phase = style.dashPhase.isFinite ? style.dashPhase : 0
        cairo_set_dash(cairo, dash, isFine ? 0 : Int32(dash.count), phase)
    }
}
