/// An outline of straight and curved pieces, in points.
///
/// Copies share their storage until one of them changes. A piece with a coordinate that is not finite is left out.
public struct Path: Hashable, Sendable {
    enum Verb: UInt8, Hashable, Sendable {
        case move, line, quadCurve, curve, close
    }

    /// What happens, in order.
    private(set) var verbs: [Verb] = []
    /// The points that the verbs take: one for a move and a line, two for a quadratic and three for a cubic curve.
    private(set) var points: [Point] = []
    /// Where the open outline began: the place to which closing returns.
    private var start = Point.zero

    /// The empty path.
    public init() {}

    /// The path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Makes room for a rectangle with round corners, each of three pieces.
    mutating func reserveCorners() {
        verbs.reserveCapacity(verbs.count + 17)
        points.reserveCapacity(points.count + 40)
    }

    /// Whether the path has no pieces.
    public var isEmpty: Bool { verbs.isEmpty }

    /// Where the next piece begins; nil while the path is empty.
    public var currentPoint: Point? {
        guard let last = verbs.last else { return nil }
        return last == .close ? start : points.last
    }

    /// Begins a new outline at `point`.
    public mutating func move(to point: Point) {
        guard point.isFinite else { return }
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        start = point
    }

    /// Adds a straight piece to `point`. In an empty path it is a move.
    public mutating func addLine(to point: Point) {
        guard point.isFinite else { return }
        guard !isEmpty else { return move(to: point) }
        reopenOutline()
        verbs.append(.line)
        points.append(point)
    }

    /// Adds a quadratic Bézier curve to `point`.
    public mutating func addQuadCurve(to point: Point, control: Point) {
        guard point.isFinite, control.isFinite else { return }
        if isEmpty { move(to: control) }
        reopenOutline()
        verbs.append(.quadCurve)
        points.append(control)
        points.append(point)
    }

    /// Adds a cubic Bézier curve to `point`.
    public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
        guard point.isFinite, control1.isFinite, control2.isFinite else { return }
        if isEmpty { move(to: control1) }
        reopenOutline()
        verbs.append(.curve)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    /// Closes the outline with a straight piece back to where it began. Nothing happens where none is open.
    public mutating func closeSubpath() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// After a closed outline the next piece begins where that one began.
    private mutating func reopenOutline() {
        if verbs.last == .close { move(to: start) }
    }

    /// Adds the pieces of `path`, moved by `transform`.
    public mutating func addPath(_ path: Path, transform: Transform = .identity) {
        if isEmpty && transform == .identity {
            self = path
            return
        }
        path.forEach { element in
            switch element {
            case .move(let point): move(to: point.applying(transform))
            case .line(let point): addLine(to: point.applying(transform))
            case .quadCurve(let point, let control):
                addQuadCurve(to: point.applying(transform), control: control.applying(transform))
            case .curve(let point, let control1, let control2):
                addCurve(
                    to: point.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .closeSubpath: closeSubpath()
            }
        }
    }

    /// The path with every point moved by `transform`.
    public func applying(_ transform: Transform) -> Path {
        if transform == .identity { return self }
        var result = Path()
        result.addPath(self, transform: transform)
        return result
    }

    /// The path moved by `dx` and `dy` points.
    public func offsetBy(dx: Double, dy: Double) -> Path {
        applying(Transform(translation: Size(width: dx, height: dy)))
    }
}

extension Point {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
