/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function y(x). Unlike the usual implementations, which round
/// to 2⁻²⁰, it is solved to the last digits.
struct CubicBezier: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// The greatest steepness that is reported; a curve may begin or end upright.
    static let greatestSlope = 64.0

    /// Whether y(x) = x.
    var isStraight: Bool { x1 == y1 && x2 == y2 }

    /// y at `x` in 0…1.
    func value(at x: Double) -> Double {
        if isStraight { return x }
        return CubicBezier.component(y1, y2, at: parameter(at: x))
    }

    /// dy/dx at `x` in 0…1, within ±`greatestSlope`.
    func slope(at x: Double) -> Double {
        if isStraight { return 1 }
        let u = parameter(at: x)
        var run = CubicBezier.derivative(x1, x2, at: u)
        var rise = CubicBezier.derivative(y1, y2, at: u)
        // Where the curve stands still both are 0; the next derivatives decide, going inward from the ends.
        if abs(run) < 1e-9, abs(rise) < 1e-9 {
            let inward = u < 0.5 ? 1.0 : -1.0
            run = CubicBezier.secondDerivative(x1, x2, at: u) * inward
            rise = CubicBezier.secondDerivative(y1, y2, at: u) * inward
            if abs(run) < 1e-9, abs(rise) < 1e-9 { return 1 }
        }
        let bound = CubicBezier.greatestSlope
        if abs(run) * bound <= abs(rise) { return rise == 0 ? 0 : (rise > 0 ? bound : -bound) }
        return rise / run
    }

    /// The curve's own parameter u at which x(u) = `x`: Newton's method kept inside a shrinking bracket.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        var u = x
        for _ in 0..<60 {
            let error = CubicBezier.component(x1, x2, at: u) - x
            if error == 0 { return u }
            if error > 0 { high = u } else { low = u }
            let run = CubicBezier.derivative(x1, x2, at: u)
            var next = run != 0 ? u - error / run : low
            if !(next > low && next < high) { next = (low + high) / 2 }
            // Newton doubles the digits: after a step this small the next one is below the last digit.
            if abs(next - u) < 1e-12 { return next }
            u = next
        }
        return u
    }

    private static func component(_ first: Double, _ second: Double, at u: Double) -> Double {
        let v = 1 - u
        return u * (3 * v * (v * first + u * second) + u * u)
    }

    private static func derivative(_ first: Double, _ second: Double, at u: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * first + 6 * v * u * (second - first) + 3 * u * u * (1 - second)
    }

    private static func secondDerivative(_ first: Double, _ second: Double, at u: Double) -> Double {
        6 * (1 - u) * (second - 2 * first) + 6 * u * (1 - 2 * second + first)
    }
}
