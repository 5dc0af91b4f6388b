/// How a line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// Width in points. 0, negative and non-finite widths draw nothing.
    public var lineWidth: Double
    /// The ends of open lines and dashes.
    public var lineCap: LineCap
    /// The corners.
    public var lineJoin: LineJoin
    /// How many line widths a pointed corner may be long before it is cut off; at least 1.
    public var miterLimit: Double
    /// Lengths of line and gap in turn, in points; empty is a solid line. A negative or non-finite length, or only
    /// zeros, count as empty.
    public var dash: [Double]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: Double

    /// A line `lineWidth` points wide.
    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Whether a line of this style has an extent at all.
    var isVisible: Bool { lineWidth > 0 && lineWidth.isFinite }

    /// The dashes, or none where they make no sense.
    var usableDash: [Double] {
        let isUsable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.reduce(0, +) > 0
        return isUsable ? dash : []
    }

    /// How far the line may reach beyond the path, in points: the miter's tip at the most.
    var outset: Double {
        guard isVisible else { return 0 }
        let corner = lineJoin == .miter ? max(1, miterLimit.isFinite ? miterLimit : 1) : 1
        let end = lineCap == .square ? 2.0.squareRoot() : 1
        return lineWidth / 2 * max(corner, end)
    }
}
