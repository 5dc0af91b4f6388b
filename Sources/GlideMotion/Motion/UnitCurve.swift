/// A curve that maps the fraction of time that has passed to the fraction of the way that is done: 0 to 0 and 1 to 1.
public struct UnitCurve: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case bezier(CubicBezier)
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        /// The mirror of `circularEaseInOut` about y = x.
        case circularEaseOutIn
    }

    let shape: Shape

    /// A Bézier curve whose ends are (0, 0) and (1, 1). The control points' x is limited to 0…1, so that each
    /// moment has one value; their y may lie outside for an overshoot. A NaN counts as 0.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        func limited(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
        func number(_ y: Double) -> Double { y.isNaN ? 0 : min(max(y, -1e6), 1e6) }
        return UnitCurve(
            shape: .bezier(CubicBezier(x1: limited(x1), y1: number(y1), x2: limited(x2), y2: number(y2))))
    }

    /// The straight line.
    public static let linear = bezier(0, 0, 1, 1)
    /// Starts slowly: control points (0.42, 0) and (1, 1).
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// Ends slowly: control points (0, 0) and (0.58, 1).
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// A quarter of a circle that starts level: 1 − √(1 − x²).
    public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
    /// A quarter of a circle that ends level: √(1 − (1 − x)²).
    public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
    /// Two quarters of circles, level at both ends and upright in the middle.
    public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

    /// The value at `progress`. Progress outside 0…1 counts as the nearer end, a NaN as 0.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch shape {
        case .bezier(let curve): return curve.value(at: progress)
        case .circularEaseIn: return UnitCurve.quarter(progress)
        case .circularEaseOut: return 1 - UnitCurve.quarter(1 - progress)
        case .circularEaseInOut:
            return progress < 0.5
                ? UnitCurve.quarter(2 * progress) / 2 : 1 - UnitCurve.quarter(2 - 2 * progress) / 2
        case .circularEaseOutIn:
            return progress < 0.5
                ? (1 - UnitCurve.quarter(1 - 2 * progress)) / 2 : (1 + UnitCurve.quarter(2 * progress - 1)) / 2
        }
    }

    /// The slope of the curve at `progress`, within ±64 where it stands upright. Progress outside 0…1 counts as the
    /// nearer end, a NaN as 0.
    public func velocity(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch shape {
        case .bezier(let curve): return curve.slope(at: x)
        case .circularEaseIn: return UnitCurve.quarterSlope(x)
        case .circularEaseOut: return UnitCurve.quarterSlope(1 - x)
        case .circularEaseInOut: return UnitCurve.quarterSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
        case .circularEaseOutIn: return UnitCurve.quarterSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
        }
    }

    /// The curve with x and y exchanged: its value at y is the progress at which this curve has the value y. A Bézier
    /// curve that overshoots has no single inverse; its inverse is that of a curve whose control points are brought
    /// back into 0…1.
    public var inverse: UnitCurve {
        switch shape {
        case .bezier(let curve): return .bezier(curve.y1, curve.x1, curve.y2, curve.x2)
        case .circularEaseIn: return .circularEaseOut
        case .circularEaseOut: return .circularEaseIn
        case .circularEaseInOut: return UnitCurve(shape: .circularEaseOutIn)
        case .circularEaseOutIn: return .circularEaseInOut
        }
    }

    /// 1 − √(1 − x²), written so that small x keep their digits.
    private static func quarter(_ x: Double) -> Double {
        let square = x * x
        return square / (1 + max(0, 1 - square).squareRoot())
    }

    private static func quarterSlope(_ x: Double) -> Double {
        let height = max(0, 1 - x * x).squareRoot()
        return x >= height * CubicBezier.greatestSlope ? CubicBezier.greatestSlope : x / height
    }
}

extension UnitCurve: CustomStringConvertible {
    /// The curve as `bezier(0.42, 0.0, 1.0, 1.0)` or by its name.
    public var description: String {
        switch shape {
        case .bezier(let curve): "bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
        case .circularEaseIn: "circularEaseIn"
        case .circularEaseOut: "circularEaseOut"
        case .circularEaseInOut: "circularEaseInOut"
        case .circularEaseOutIn: "circularEaseOutIn"
        }
    }
}
