import CCairo
import Glibc

extension CairoCanvas {
    /// Makes `fill` what Cairo paints with; gradients are placed relative to `bounds`.
    func setSource(_ fill: Fill, in bounds: Rect, opacity: Double) {
        switch fill {
        case .color(let color):
            setSource(color.opacity(min(opacity, 1)))
        case .linear(let stops, let start, let end):
            guard let last = usableEnd(of: stops) else { return setSource(Self.nothing) }
            let from = bounds.point(at: start)
            let to = bounds.point(at: end)
            guard from.isFinite, to.isFinite, from != to,
                let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            else { return setSource(last.opacity(opacity)) }
            setSource(CairoPattern(owning: pattern), stops: stops, opacity: opacity)
        case .radial(let stops, let center, let startRadius, let endRadius):
            setRadialSource(
                stops, center: bounds.point(at: center), radii: (startRadius, endRadius), stretch: 1,
                opacity: opacity)
        case .elliptical(let stops, let center, let startFraction, let endFraction):
            guard bounds.width > 0 else { return setSource(Self.nothing) }
            setRadialSource(
                stops, center: bounds.point(at: center),
                radii: (startFraction * bounds.width, endFraction * bounds.width),
                stretch: bounds.height / bounds.width, opacity: opacity)
        case .angular(let stops, let center, let start, let end):
            setAngularSource(
                stops, center: bounds.point(at: center), start: start.radians, end: end.radians, opacity: opacity)
        }
    }

    private static let nothing = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

    private func setSource(_ color: Color.Resolved) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.opacity)
    }

    private func usableEnd(of stops: [Fill.Stop]) -> Color.Resolved? { stops.last?.color }

    private func setSource(_ pattern: borrowing CairoPattern, stops: [Fill.Stop], opacity: Double) {
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern.pointer, stop.location, stop.color.red, stop.color.green, stop.color.blue,
                stop.color.opacity * opacity)
        }
        cairo_set_source(cairo, pattern.pointer)
    }

    private func setRadialSource(
        _ stops: [Fill.Stop], center: Point, radii: (Double, Double), stretch: Double, opacity: Double
    ) {
        guard let last = usableEnd(of: stops) else { return setSource(Self.nothing) }
        let start = max(0, radii.0)
        let end = max(0, radii.1)
        guard center.isFinite, start.isFinite, end.isFinite, start != end, stretch > 0, stretch.isFinite,
            let pointer = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
        else { return setSource(last.opacity(opacity)) }
        let pattern = CairoPattern(owning: pointer)
        var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1 / stretch, x0: -center.x, y0: -center.y / stretch)
        cairo_pattern_set_matrix(pattern.pointer, &matrix)
        setSource(pattern, stops: stops, opacity: opacity)
    }

    /// Cairo has no gradient around a point: a fan of patches, each with its colours at its corners, draws one.
    private func setAngularSource(
        _ stops: [Fill.Stop], center: Point, start: Double, end: Double, opacity: Double
    ) {
        guard let first = stops.first, let last = stops.last else { return setSource(Self.nothing) }
        guard center.isFinite, start.isFinite, end.isFinite, start != end,
            let pointer = cairo_pattern_create_mesh()
        else { return setSource(last.color.opacity(opacity)) }
        let pattern = CairoPattern(owning: pointer)
        let span = min(abs(end - start), 2 * .pi) * (end < start ? -1 : 1)
        let clip = clipExtents
        let reach =
            [
                Point(x: clip.minX, y: clip.minY), Point(x: clip.maxX, y: clip.minY),
                Point(x: clip.minX, y: clip.maxY), Point(x: clip.maxX, y: clip.maxY),
            ].map { $0.distance(to: center) }.reduce(1, max) * 1.1

        func addPatch(from: Double, to: Double, _ startColor: Color.Resolved, _ endColor: Color.Resolved) {
            guard to != from else { return }
            func place(_ angle: Double) -> Point {
                Point(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
            }
            cairo_mesh_pattern_begin_patch(pattern.pointer)
            cairo_mesh_pattern_move_to(pattern.pointer, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern.pointer, place(from).x, place(from).y)
            cairo_mesh_pattern_line_to(pattern.pointer, place(to).x, place(to).y)
            cairo_mesh_pattern_line_to(pattern.pointer, center.x, center.y)
            for (corner, color) in [startColor, startColor, endColor, endColor].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern.pointer, UInt32(corner), color.red, color.green, color.blue, color.opacity * opacity)
            }
            cairo_mesh_pattern_end_patch(pattern.pointer)
        }

        // Patches of at most an eighth of a turn, so that the outer edge stays outside of the clip.
        func addFan(from: Double, to: Double, _ startColor: Color.Resolved, _ endColor: Color.Resolved) {
            let count = max(1, Int((abs(to - from) / (.pi / 8)).rounded(.up)))
            for index in 0..<count {
                let (a, b) = (Double(index) / Double(count), Double(index + 1) / Double(count))
                addPatch(
                    from: from + (to - from) * a, to: from + (to - from) * b, startColor.mixed(with: endColor, a),
                    startColor.mixed(with: endColor, b))
            }
        }

        func angle(_ location: Double) -> Double { start + span * min(max(location, 0), 1) }
        addFan(from: start, to: angle(first.location), first.color, first.color)
        for (a, b) in zip(stops, stops.dropFirst()) {
            addFan(from: angle(a.location), to: angle(b.location), a.color, b.color)
        }
        addFan(from: angle(last.location), to: start + span, last.color, last.color)
        // What the two angles leave open belongs half to the end colour and half to the start colour.
        let rest = (span < 0 ? -2 * .pi : 2 * .pi) - span
        addFan(from: start + span, to: start + span + rest / 2, last.color, last.color)
        addFan(from: start + span + rest / 2, to: start + span + rest, first.color, first.color)
        cairo_set_source(cairo, pattern.pointer)
    }
}

extension Color.Resolved {
    /// The colour `share` of the way to `other`, by the sRGB numbers, as gradients mix.
    func mixed(with other: Self, _ share: Double) -> Self {
        Self(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share, opacity: opacity + (other.opacity - opacity) * share)
    }
}
