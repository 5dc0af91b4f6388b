import Testing

@testable import Glide

@Suite struct PathTests {
    private let square = Rect(x: 10, y: 20, width: 100, height: 100)

    /// Every point where a piece of the path ends.
    private func corners(_ path: Path) -> [Point] {
        var result: [Point] = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                result.append(point)
            case .closeSubpath: break
            }
        }
        return result
    }

    @Test func `a continuous corner leaves the side at 1.528665 radii`() {
        let path = Path(roundedRect: square, cornerRadius: 20, style: .continuous)
        let points = corners(path)
        #expect(points.contains { abs($0.x - (10 + 1.528665 * 20)) < 1e-9 && abs($0.y - 20) < 1e-9 })
        #expect(points.contains { abs($0.x - 10) < 1e-9 && abs($0.y - (20 + 1.528665 * 20)) < 1e-9 })
        #expect(
            points.contains { abs($0.x - (10 + 0.07491139 * 20)) < 1e-6 && abs($0.y - (20 + 0.63149379 * 20)) < 1e-6 })
    }

    @Test func `a circular corner leaves the side at its radius and keeps it from the centre`() {
        let path = Path(roundedRect: square, cornerRadius: 20, style: .circular)
        #expect(corners(path).contains { abs($0.x - 30) < 1e-9 && abs($0.y - 20) < 1e-9 })
        for line in path.flattened(tolerance: 0.001) {
            for point in line.points where point.x <= 30 && point.y <= 40 {
                #expect(abs(point.distance(to: Point(x: 30, y: 40)) - 20) < 0.002)
            }
        }
    }

    @Test func `the two styles differ by less than a twentieth of the radius`() {
        let continuous = Path(roundedRect: square, cornerRadius: 20, style: .continuous)
        for line in continuous.flattened(tolerance: 0.001) {
            for point in line.points where point.x <= 30 && point.y <= 40 {
                #expect(abs(point.distance(to: Point(x: 30, y: 40)) - 20) < 0.05 * 20 + 0.6)
            }
        }
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func `a radius of half the height makes round ends in either style`(style: RoundedCornerStyle) {
        let rect = Rect(x: 0, y: 0, width: 190, height: 50)
        let path = Path(roundedRect: rect, cornerRadius: 80, style: style)
        for line in path.flattened(tolerance: 0.001) {
            for point in line.points where point.x < 25 {
                #expect(abs(point.distance(to: Point(x: 25, y: 25)) - 25) < 0.01)
            }
        }
        #expect(path == Path(roundedRect: rect, cornerRadius: 25, style: style))
    }

    @Test func `a capsule's ends are half circles, lying or standing`() {
        for rect in [Rect(x: 0, y: 0, width: 60, height: 3), Rect(x: 0, y: 0, width: 3, height: 60)] {
            for line in Path(capsuleIn: rect).flattened(tolerance: 0.0005) {
                for point in line.points {
                    let center = Point(
                        x: min(max(point.x, 1.5), rect.width - 1.5), y: min(max(point.y, 1.5), rect.height - 1.5))
                    #expect(abs(point.distance(to: center) - 1.5) < 0.002)
                }
            }
        }
    }

    @Test func `corners change without a jump while a continuous radius grows`() {
        var previous = corners(Path(roundedRect: square, cornerRadius: 20))
        for step in 1...600 {
            let next = corners(Path(roundedRect: square, cornerRadius: 20 + Double(step) * 0.05))
            for (a, b) in zip(previous, next) { #expect(a.distance(to: b) < 0.5) }
            previous = next
        }
    }

    @Test func `each corner may have a radius of its own`() {
        let radii = RectangleCornerRadii(topLeading: 10, bottomLeading: 0, bottomTrailing: 200, topTrailing: -3)
        let path = Path(roundedRect: square, cornerRadii: radii, style: .circular)
        #expect(path.boundingRect == square)
        #expect(!path.contains(Point(x: 11, y: 21)))
        #expect(path.contains(Point(x: 109, y: 21)))
        #expect(path.contains(Point(x: 11, y: 119)))
        #expect(!path.contains(Point(x: 105, y: 115)))
    }

    @Test func `the bounds follow the curve and not its control points`() {
        let path = Path { path in
            path.move(to: .zero)
            path.addCurve(to: Point(x: 10, y: 0), control1: Point(x: 0, y: 10), control2: Point(x: 10, y: 10))
        }
        #expect(abs(path.boundingRect.height - 7.5) < 1e-9)
        #expect(Path(ellipseIn: square).boundingRect.insetBy(dx: -1e-9, dy: -1e-9).contains(square))
        #expect(Path().boundingRect == .zero)
    }

    @Test func `a hole is inside by the winding rule and outside by the even-odd rule`() {
        var path = Path(square)
        path.addRect(square.insetBy(dx: 20, dy: 20))
        #expect(path.contains(square.center))
        #expect(!path.contains(square.center, eoFill: true))
        #expect(path.contains(Point(x: 15, y: 25), eoFill: true))
        #expect(!path.contains(Point(x: 0, y: 0)))
        #expect(!path.contains(Point(x: .nan, y: 0)))
    }

    @Test func `half of a rectangle's outline is two of its sides`() {
        let half = Path(square).trimmedPath(from: 0, to: 0.5)
        #expect(corners(half) == [Point(x: 10, y: 20), Point(x: 110, y: 20), Point(x: 110, y: 120)])
        let middle = Path(square).trimmedPath(from: 0.125, to: 0.375)
        #expect(corners(middle) == [Point(x: 60, y: 20), Point(x: 110, y: 20), Point(x: 110, y: 70)])
        #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(Path(square).trimmedPath(from: 0, to: 1) == Path(square))
        #expect(Path(square).trimmedPath(from: .nan, to: 2) == Path(square))
    }

    @Test func `a quarter of a circle ends a quarter of the way round`() {
        let arc = Path(ellipseIn: Rect(x: -50, y: -50, width: 100, height: 100)).trimmedPath(from: 0, to: 0.25)
        let end = arc.currentPoint ?? .zero
        #expect(end.distance(to: Point(x: 0, y: 50)) < 0.01)
    }

    @Test func `an arc runs clockwise on screen where the angles grow`() {
        let arc = Path { path in
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        }
        #expect(arc.boundingRect.minX > -1e-9 && arc.boundingRect.minY > -1e-9)
        let other = Path { path in
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        }
        #expect(abs(other.boundingRect.minX + 10) < 1e-9 && abs(other.boundingRect.minY + 10) < 1e-9)
        let full = Path { path in
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: true)
        }
        #expect(abs(full.boundingRect.width - 20) < 1e-9)
    }

    @Test func `an arc between tangents rounds a corner`() {
        let path = Path { path in
            path.move(to: .zero)
            path.addArc(tangent1End: Point(x: 20, y: 0), tangent2End: Point(x: 20, y: 20), radius: 5)
        }
        #expect(path.contains(Point(x: 18, y: 0.2)) == false)
        #expect((path.currentPoint ?? .zero).distance(to: Point(x: 20, y: 5)) < 1e-9)
    }

    @Test(arguments: [LineCap.butt, .round, .square])
    func `a stroked line is as wide as its style and as long as its caps`(cap: LineCap) {
        let line = Path { path in
            path.move(to: Point(x: 10, y: 10))
            path.addLine(to: Point(x: 50, y: 10))
        }
        let bounds = line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: cap)).boundingRect
        #expect(abs(bounds.height - 6) < 1e-9)
        #expect(abs(bounds.width - (cap == .butt ? 40 : 46)) < 1e-9)
    }

    @Test func `a stroked rectangle is a frame with a hole`() {
        let frame = Path(square).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(frame.contains(Point(x: 12, y: 60)))
        #expect(frame.contains(Point(x: 6, y: 16)))
        #expect(!frame.contains(square.center))
        #expect(!frame.contains(Point(x: 17, y: 60)))
    }

    @Test func `dashes cut a line into pieces`() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: Point(x: 100, y: 0))
        }
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10], dashPhase: 5))
        #expect(dashed.contains(Point(x: 3, y: 0.5)))
        #expect(!dashed.contains(Point(x: 10, y: 0.5)))
        #expect(dashed.contains(Point(x: 20, y: 0.5)))
        #expect(StrokeStyle(dash: [0, 0]).usableDash.isEmpty)
        #expect(StrokeStyle(dash: [4, -1]).usableDash.isEmpty)
    }

    @Test func `pieces that are not finite are left out`() {
        var path = Path()
        path.move(to: Point(x: .nan, y: 0))
        path.addRect(Rect(x: 0, y: 0, width: .infinity, height: 5))
        path.addEllipse(in: Rect(x: .nan, y: 0, width: 5, height: 5))
        path.addRelativeArc(center: .zero, radius: -4, startAngle: .zero, delta: .degrees(90))
        path.addRoundedRect(in: Rect(x: 0, y: .nan, width: 5, height: 5), cornerSize: Size(width: 1, height: 1))
        #expect(path.isEmpty)
        #expect(Path(roundedRect: square, cornerRadius: .nan) == Path(square))
        #expect(Path(roundedRect: square, cornerRadius: -4) == Path(square))
        #expect(Path(square).strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
    }

    @Test func `what follows a closed outline begins where that one began`() {
        var path = Path()
        path.move(to: Point(x: 5, y: 5))
        path.addLine(to: Point(x: 9, y: 5))
        path.closeSubpath()
        #expect(path.currentPoint == Point(x: 5, y: 5))
        path.addLine(to: Point(x: 5, y: 9))
        #expect(corners(path).suffix(2) == [Point(x: 5, y: 5), Point(x: 5, y: 9)])
    }

    @Test func `SVG path data is read and nonsense refused`() {
        let path = Path(svgPathData: "M1 2h3v4l-1,1Q0 0 1 .5c1 1 2 2 3-3zm1 1 1 1")
        #expect(path?.isEmpty == false)
        #expect(path?.currentPoint == Point(x: 3, y: 4))
        #expect(Path(svgPathData: "M1") == nil)
        #expect(Path(svgPathData: "M1 2 A3 4") == nil)
        #expect(Path(svgPathData: "M1 2 Z 3 4") == nil)
        #expect(Path(svgPathData: "")?.isEmpty == true)
    }
}
