extension Path {
    /// The outline of `rect`.
    public init(_ rect: Rect) {
        addRect(rect)
    }

    /// The ellipse within `rect`.
    public init(ellipseIn rect: Rect) {
        addEllipse(in: rect)
    }

    /// The outline of `rect` with round corners.
    public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// The outline of `rect` with round corners of `cornerRadius`.
    public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        let radius = Size(width: cornerRadius, height: cornerRadius)
        addRoundedRect(in: rect, cornerSize: radius, style: style)
    }

    /// The outline of `rect` with a radius for each corner.
    public init(roundedRect rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The outline of `rect` whose shorter sides are half circles.
    init(capsuleIn rect: Rect) {
        let radius = min(rect.width, rect.height) / 2
        addRoundedRect(in: rect, cornerSize: Size(width: radius, height: radius), style: .circular)
    }

    /// Adds the outline of `rect`, clockwise from the upper left corner.
    public mutating func addRect(_ rect: Rect, transform: Transform = .identity) {
        guard rect.origin.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        move(to: Point(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: Point(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: Point(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: Point(x: rect.minX, y: rect.maxY).applying(transform))
        closeSubpath()
    }

    /// Adds the outlines of `rects`.
    public mutating func addRects(_ rects: [Rect], transform: Transform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds straight pieces through `lines`, beginning a new outline at the first point.
    public mutating func addLines(_ lines: [Point]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the ellipse within `rect`, clockwise from its rightmost point.
    public mutating func addEllipse(in rect: Rect, transform: Transform = .identity) {
        guard rect.origin.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        let toRect = Transform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        addUnitArc(from: 0, by: 2 * .pi, transform: toRect.concatenating(transform), connecting: false)
        closeSubpath()
    }

    /// Adds the outline of `rect` with round corners, clockwise.
    ///
    /// A corner that is larger than half a side is cut down, in proportion; negative sizes and NaN count as 0.
    public mutating func addRoundedRect(
        in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous, transform: Transform = .identity
    ) {
        guard rect.origin.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        var width = Self.radius(cornerSize.width)
        var height = Self.radius(cornerSize.height)
        guard width > 0, height > 0, !rect.isEmpty else {
            addRect(rect, transform: transform)
            return
        }
        let factor = min(1, rect.width / 2 / width, rect.height / 2 / height)
        width *= factor
        height *= factor
        let smoothness =
            style == .circular
            ? 0
            : min(
                RoundedCorner.smoothness(side: rect.width, radii: 2 * width),
                RoundedCorner.smoothness(side: rect.height, radii: 2 * height))
        let corner = RoundedCorner(smoothness: smoothness)
        let size = Size(width: width, height: height)
        reserveCorners()
        for index in 0..<4 { addCorner(index, corner, size: size, of: rect, transform: transform) }
        closeSubpath()
    }

    /// Adds the outline of `rect` with a radius for each corner, clockwise.
    ///
    /// Where the two radii along a side are longer than the side, all four are cut down in proportion.
    public mutating func addRoundedRect(
        in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: Transform = .identity
    ) {
        guard rect.origin.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        // Upper left, upper right, lower right, lower left.
        var radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ].map { Self.radius($0) }
        let sides = [rect.width, rect.height, rect.width, rect.height]
        var factor = 1.0
        for index in 0..<4 {
            let sum = radii[index] + radii[(index + 1) % 4]
            if sum > sides[index] { factor = min(factor, max(0, sides[index]) / sum) }
        }
        radii = radii.map { $0 * factor }
        let sideSmoothness = (0..<4).map { index in
            RoundedCorner.smoothness(side: sides[index], radii: radii[index] + radii[(index + 1) % 4])
        }
        let corners = (0..<4).map { index in
            RoundedCorner(
                smoothness: style == .circular ? 0 : min(sideSmoothness[index], sideSmoothness[(index + 3) % 4]))
        }
        reserveCorners()
        for index in 0..<4 {
            addCorner(
                index, corners[index], size: Size(width: radii[index], height: radii[index]), of: rect,
                transform: transform)
        }
        closeSubpath()
    }

    private static func radius(_ value: Double) -> Double {
        value > 0 ? min(value, 1e9) : 0
    }

    /// Adds a corner, of which 0 is the upper left one and 3 the lower left one, and before it the side from the one before.
    private mutating func addCorner(
        _ index: Int, _ corner: RoundedCorner, size: Size, of rect: Rect, transform: Transform
    ) {
        // The corner; the way back along the side that arrives, and the way on along the side that leaves.
        let (place, back, on) =
            switch index {
            case 0: (Point(x: rect.minX, y: rect.minY), Size(width: 0, height: 1), Size(width: 1, height: 0))
            case 1: (Point(x: rect.maxX, y: rect.minY), Size(width: -1, height: 0), Size(width: 0, height: 1))
            case 2: (Point(x: rect.maxX, y: rect.maxY), Size(width: 0, height: -1), Size(width: -1, height: 0))
            default: (Point(x: rect.minX, y: rect.maxY), Size(width: 1, height: 0), Size(width: 0, height: -1))
            }
        func point(_ number: RoundedCorner.Place) -> Point {
            let x = back.width * number.along + on.width * number.away
            let y = back.height * number.along + on.height * number.away
            return Point(x: place.x + x * size.width, y: place.y + y * size.height).applying(transform)
        }
        let numbers = corner.points
        let first = point(numbers[0])
        if index == 0 { move(to: first) } else { addLine(to: first) }
        guard size.width > 0, size.height > 0 else { return }
        var piece = 1
        while piece < numbers.count {
            addCurve(
                to: point(numbers[piece + 2]), control1: point(numbers[piece]), control2: point(numbers[piece + 1]))
            piece += 3
        }
    }
}
