import Glibc

/// Builds the outline of a line along straight pieces: along one side, around the end, back along the other.
struct StrokeOutline {
    private let style: StrokeStyle
    private let radius: Double
    private(set) var path = Path()

    init(style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
    }

    mutating func add(_ line: Path.Polyline) {
        var points: [Point] = []
        for point in line.points where points.last != point { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first { addDot(at: point) }
            return
        }
        var side: [Point] = []
        if line.isClosed {
            addSide(of: points, isClosed: true, to: &side)
            close(side)
            side = []
            addSide(of: points.reversed(), isClosed: true, to: &side)
            close(side)
        } else {
            addSide(of: points, isClosed: false, to: &side)
            addCap(at: points[points.count - 1], after: points[points.count - 2], to: &side)
            addSide(of: points.reversed(), isClosed: false, to: &side)
            addCap(at: points[0], after: points[1], to: &side)
            close(side)
        }
    }

    private mutating func close(_ side: [Point]) {
        path.addLines(side)
        path.closeSubpath()
    }

    /// A piece without length is seen only with caps that reach beyond its ends.
    private mutating func addDot(at point: Point) {
        let square = Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        switch style.lineCap {
        case .butt: break
        case .round: path.addEllipse(in: square)
        case .square: path.addRect(square)
        }
    }

    /// The way from `from` to `to`, one radius long and turned to the left as seen on screen.
    private func normal(_ from: Point, _ to: Point) -> Size {
        let length = from.distance(to: to)
        return Size(width: (to.y - from.y) / length * radius, height: -(to.x - from.x) / length * radius)
    }

    private func addSide(of points: [Point], isClosed: Bool, to side: inout [Point]) {
        let count = points.count
        let last = isClosed ? count : count - 1
        for index in 0..<last {
            let from = points[index]
            let to = points[(index + 1) % count]
            let offset = normal(from, to)
            if index == 0 { side.append(from + offset) }
            side.append(to + offset)
            if isClosed || index + 2 < count {
                addJoin(at: to, offset, normal(to, points[(index + 2) % count]), to: &side)
            }
        }
    }

    /// Goes on from the offset `before` to the offset `after` at a corner.
    private func addJoin(at corner: Point, _ before: Size, _ after: Size, to side: inout [Point]) {
        let cross = before.width * after.height - before.height * after.width
        let dot = before.width * after.width + before.height * after.height
        if cross <= 0, !(cross == 0 && dot < 0) {
            // The inner side of the bend: through the corner, so that the windings inside never cancel out.
            if cross < 0 { side.append(corner) }
            side.append(corner + after)
            return
        }
        switch style.lineJoin {
        case .round:
            addArc(around: corner, from: before, to: after, to: &side)
        case .miter:
            // Miter length over line width is 1 / sin(half the angle between the pieces).
            let halfCosine = ((1 + dot / (radius * radius)) / 2).squareRoot()
            if halfCosine > 1e-6, 1 / halfCosine <= max(style.miterLimit, 1) {
                let factor = 1 / (2 * halfCosine * halfCosine)
                side.append(
                    corner + Size(width: before.width + after.width, height: before.height + after.height) * factor)
            }
            side.append(corner + after)
        case .bevel:
            side.append(corner + after)
        }
    }

    private func addCap(at end: Point, after previous: Point, to side: inout [Point]) {
        let offset = normal(previous, end)
        let ahead = Size(width: -offset.height, height: offset.width)
        switch style.lineCap {
        case .butt: break
        case .square:
            side.append(end + offset + ahead)
            side.append(end - offset + ahead)
        case .round:
            addArc(around: end, from: offset, to: ahead, to: &side)
            addArc(around: end, from: ahead, to: Size(width: -offset.width, height: -offset.height), to: &side)
        }
        side.append(end - offset)
    }

    /// Points along the circle from one offset clockwise to another, both at most half a turn apart.
    private func addArc(around center: Point, from: Size, to: Size, to side: inout [Point]) {
        let start = atan2(from.height, from.width)
        var delta = atan2(to.height, to.width) - start
        if delta < 0 { delta += 2 * .pi }
        // A chord leaves its circle by radius × (1 − cos(step / 2)).
        let step = 2 * acos(max(0, 1 - 0.02 / max(radius, 0.02)))
        let count = max(1, Int((delta / max(step, 0.05)).rounded(.up)))
        for index in 1...count {
            let angle = start + delta * Double(index) / Double(count)
            side.append(Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
    }
}
