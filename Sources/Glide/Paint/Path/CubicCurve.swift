import Glibc

/// A cubic Bézier curve; time runs from 0 at its start to 1 at its end.
struct CubicCurve {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point

    init(from start: Point, control1: Point, control2: Point, to end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The same curve as the quadratic one with a single control point.
    init(quadraticFrom start: Point, control: Point, to end: Point) {
        self.init(
            from: start, control1: start + (control - start) * (2.0 / 3), control2: end + (control - end) * (2.0 / 3),
            to: end)
    }

    func point(at time: Double) -> Point {
        let rest = 1 - time
        let a = rest * rest * rest
        let b = 3 * rest * rest * time
        let c = 3 * rest * time * time
        let d = time * time * time
        return Point(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The times within 0…1 at which the curve turns back along x or y.
    var turningTimes: [Double] {
        roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y)
    }

    /// The zeros within 0…1 of the derivative along one axis.
    private func roots(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
        let a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
        let b = 6 * (p2 - 2 * p1 + p0)
        let c = 3 * (p1 - p0)
        var times: [Double] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { times = [-c / b] }
        } else {
            let square = b * b - 4 * a * c
            guard square >= 0 else { return [] }
            let root = square.squareRoot()
            times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return times.filter { $0 > 0 && $0 < 1 }
    }

    /// The two parts of the curve before and after `time`.
    func split(at time: Double) -> (CubicCurve, CubicCurve) {
        func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * time }
        let a = mix(start, control1)
        let b = mix(control1, control2)
        let c = mix(control2, end)
        let d = mix(a, b)
        let e = mix(b, c)
        let middle = mix(d, e)
        return (
            CubicCurve(from: start, control1: a, control2: d, to: middle),
            CubicCurve(from: middle, control1: e, control2: c, to: end)
        )
    }

    /// The part of the curve between two times.
    func part(from first: Double, to last: Double) -> CubicCurve {
        let (head, _) = split(at: last)
        return last > 0 ? head.split(at: first / last).1 : head
    }

    /// How many equal steps of time leave the curve by at most `tolerance`: from the largest second difference of
    /// the control points (Wang's bound).
    func stepCount(tolerance: Double) -> Int {
        let first = (control1 - start) - (control2 - control1)
        let second = (control2 - control1) - (end - control2)
        let bend = max(
            (first.width * first.width + first.height * first.height).squareRoot(),
            (second.width * second.width + second.height * second.height).squareRoot())
        let steps = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        return steps.isFinite ? Int(min(max(steps, 1), 500)) : 1
    }

    /// Appends points along the curve, its end included and its start not.
    func appendPoints(to points: inout [Point], tolerance: Double) {
        let count = stepCount(tolerance: tolerance)
        for step in 1...count {
            points.append(step == count ? end : point(at: Double(step) / Double(count)))
        }
    }
}
