import Glibc

extension Path {
    /// Adds an arc around `center` from `startAngle` on by `delta`; a line leads to its start where an outline is open.
    ///
    /// A positive `delta` runs clockwise on screen. Negative radii and parts that are not finite add nothing; more
    /// than a full turn is one full turn.
    public mutating func addRelativeArc(
        center: Point, radius: Double, startAngle: Angle, delta: Angle, transform: Transform = .identity
    ) {
        guard center.isFinite, radius >= 0, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite
        else { return }
        let turn = min(max(delta.radians, -2 * .pi), 2 * .pi)
        let toCircle = Transform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        addUnitArc(
            from: startAngle.radians, by: turn, transform: toCircle.concatenating(transform), connecting: true)
    }

    /// Adds an arc around `center` from `startAngle` to `endAngle`; a line leads to its start where an outline is
    /// open.
    ///
    /// `clockwise` is meant in a plane whose y axis points up, as in Core Graphics: with `false` the angles grow,
    /// which on screen looks clockwise. Angles that differ by a full turn or more are a full circle.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: Transform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if abs(delta) >= turn {
            delta = clockwise ? -turn : turn
        } else {
            if clockwise && delta > 0 { delta -= turn }
            if !clockwise && delta < 0 { delta += turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
            transform: transform)
    }

    /// Adds an arc of `radius` that rounds the corner from the current point through `tangent1End` to `tangent2End`,
    /// with a line to its start. In an empty path nothing happens; where no arc fits, a line leads to `tangent1End`.
    public mutating func addArc(
        tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform = .identity
    ) {
        guard let from = currentPoint, let back = transform.inverse else { return }
        let start = from.applying(back)
        let first = start - tangent1End
        let second = tangent2End - tangent1End
        let firstLength = start.distance(to: tangent1End)
        let secondLength = tangent2End.distance(to: tangent1End)
        let cosine =
            (first.width * second.width + first.height * second.height) / (firstLength * secondLength)
        guard radius > 0, cosine.isFinite, abs(cosine) < 1 - 1e-12 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let reach = radius / tan(acos(cosine) / 2)
        let arrival = tangent1End + first * (reach / firstLength)
        let departure = tangent1End + second * (reach / secondLength)
        let turnsClockwise = first.width * second.height - first.height * second.width < 0
        // From the arrival point, the centre lies a radius to the side to which the corner turns.
        let side = turnsClockwise ? 1.0 : -1.0
        let center = Point(
            x: arrival.x + side * first.height / firstLength * radius,
            y: arrival.y - side * first.width / firstLength * radius)
        let startAngle = atan2(arrival.y - center.y, arrival.x - center.x)
        var delta = atan2(departure.y - center.y, departure.x - center.x) - startAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), delta: Angle(radians: delta),
            transform: transform)
    }

    /// Adds an arc of the circle of radius 1 around the origin, moved by `transform`, as at most eight cubic pieces.
    mutating func addUnitArc(from start: Double, by delta: Double, transform: Transform, connecting: Bool) {
        let first = Point(x: cos(start), y: sin(start)).applying(transform)
        if connecting { addLine(to: first) } else { move(to: first) }
        let count = max(1, Int((abs(delta) / (.pi / 4) - 1e-9).rounded(.up)))
        let step = delta / Double(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count where delta != 0 {
            let from = start + Double(index) * step
            let to = start + Double(index + 1) * step
            addCurve(
                to: Point(x: cos(to), y: sin(to)).applying(transform),
                control1: Point(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from))
                    .applying(transform),
                control2: Point(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)).applying(transform))
        }
    }
}
