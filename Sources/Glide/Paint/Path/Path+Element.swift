extension Path {
    /// A piece of a path.
    @frozen
    public enum Element: Hashable, Sendable {
        /// A new outline begins.
        case move(to: Point)
        /// A straight piece.
        case line(to: Point)
        /// A quadratic Bézier curve.
        case quadCurve(to: Point, control: Point)
        /// A cubic Bézier curve.
        case curve(to: Point, control1: Point, control2: Point)
        /// A straight piece back to where the outline began.
        case closeSubpath
    }

    /// Calls `body` with every piece in order.
    public func forEach(_ body: (Element) -> Void) {
        var index = 0
        for verb in verbs {
            switch verb {
            case .move:
                body(.move(to: points[index]))
                index += 1
            case .line:
                body(.line(to: points[index]))
                index += 1
            case .quadCurve:
                body(.quadCurve(to: points[index + 1], control: points[index]))
                index += 2
            case .curve:
                body(.curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
                index += 3
            case .close:
                body(.closeSubpath)
            }
        }
    }
}
