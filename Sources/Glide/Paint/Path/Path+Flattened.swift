import Glibc

extension Path {
    /// An outline as straight pieces.
    struct Polyline {
        var points: [Point] = []
        var isClosed = false
    }

    /// The path as straight pieces that leave the curves by at most `tolerance` points.
    func flattened(tolerance: Double) -> [Polyline] {
        var result: [Polyline] = []
        var open = Polyline()
        func finish() {
            if open.points.count > 1 || (open.points.count == 1 && open.isClosed) { result.append(open) }
        }
        forEach { element in
            switch element {
            case .move(let point):
                finish()
                open = Polyline(points: [point])
            case .line(let point):
                open.points.append(point)
            case .quadCurve(let point, let control):
                let piece = CubicCurve(quadraticFrom: open.points.last ?? point, control: control, to: point)
                piece.appendPoints(to: &open.points, tolerance: tolerance)
            case .curve(let point, let control1, let control2):
                let piece = CubicCurve(
                    from: open.points.last ?? control1, control1: control1, control2: control2, to: point)
                piece.appendPoints(to: &open.points, tolerance: tolerance)
            case .closeSubpath:
                open.isClosed = true
                finish()
                open = Polyline()
            }
        }
        finish()
        return result
    }

    /// The smallest rectangle around all pieces; control points do not count. Zero for the empty path.
    public var boundingRect: Rect {
        guard let first = points.first else { return .zero }
        var low = first
        var high = first
        func add(_ point: Point) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        var current = first
        func add(_ curve: CubicCurve) {
            for time in curve.turningTimes { add(curve.point(at: time)) }
            add(curve.end)
            current = curve.end
        }
        forEach { element in
            switch element {
            case .move(let point), .line(let point):
                add(point)
                current = point
            case .quadCurve(let point, let control):
                add(CubicCurve(quadraticFrom: current, control: control, to: point))
            case .curve(let point, let control1, let control2):
                add(CubicCurve(from: current, control1: control1, control2: control2, to: point))
            case .closeSubpath:
                break
            }
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// A rectangle that surely holds the path: the one around all its points, those that only pull curves included.
    /// Cheaper than `boundingRect`, and the same for rectangles, capsules and corners.
    var coverRect: Rect {
        guard let first = points.first else { return .zero }
        var low = first
        var high = first
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Whether `point` lies inside, by the even-odd rule if `eoFill`, else by the winding rule. Open outlines count
    /// as closed.
    public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
        guard point.isFinite, !isEmpty else { return false }
        var winding = 0
        for line in flattened(tolerance: 0.05) {
            var from = line.points[line.points.count - 1]
            for to in line.points {
                let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
                if from.y <= point.y {
                    if to.y > point.y && side > 0 { winding += 1 }
                } else if to.y <= point.y && side < 0 {
                    winding -= 1
                }
                from = to
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}
