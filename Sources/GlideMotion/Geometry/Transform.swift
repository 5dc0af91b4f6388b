/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
@frozen
public struct Transform: Hashable, Sendable {
    /// Share of x in x'.
    public var a: Double
    /// Share of x in y'.
    public var b: Double
    /// Share of y in x'.
    public var c: Double
    /// Share of y in y'.
    public var d: Double
    /// Shift along x, in points.
    public var tx: Double
    /// Shift along y, in points.
    public var ty: Double

    /// The map with these six numbers.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that leaves every point where it is.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The map that moves every point by `offset`.
    @inlinable
    public init(translation offset: Size) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: offset.width, ty: offset.height)
    }

    /// The map that moves every point by `x` and `y`.
    @inlinable
    public init(translationX x: Double, y: Double) {
        self.init(translation: Size(width: x, height: y))
    }

    /// The map that turns the plane about the origin by `angle` radians, clockwise on screen.
    public init(rotationAngle angle: Double) {
        self.init(rotation: Angle(radians: angle))
    }

    /// The map that multiplies distances from the origin by `x` and `y`.
    @inlinable
    public init(scaleX x: Double, y: Double) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// The map that turns the plane about the origin by `angle`, clockwise on screen.
    public init(rotation angle: Angle) {
        let cosine = Elementary.cosine(angle.radians)
        let sine = Elementary.sine(angle.radians)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that does `self` first and then `next`.
    @inlinable
    public func concatenating(_ next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The same linear part carried out about `anchor` instead of the origin.
    @inlinable
    public func about(_ anchor: Point) -> Transform {
        Transform(translation: Size(width: -anchor.x, height: -anchor.y))
            .concatenating(self)
            .concatenating(Transform(translation: Size(width: anchor.x, height: anchor.y)))
    }

    /// Whether the map only moves points.
    @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    /// The signed factor by which areas grow.
    @inlinable public var determinant: Double { a * d - b * c }

    /// The map back, or nil where the plane is folded flat (determinant 0 or not finite).
    @inlinable public var inverse: Transform? {
        let det = determinant
        guard det != 0, det.isFinite else { return nil }
        return Transform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }
}

extension Point {
    /// Where `transform` takes the point.
    @inlinable
    public func applying(_ transform: Transform) -> Point {
        Point(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension Rect {
    /// The bounding box of where `transform` takes the rectangle.
    @inlinable
    public func applying(_ transform: Transform) -> Rect {
        if transform.isTranslation { return offset(by: Size(width: transform.tx, height: transform.ty)) }
        let corners = [
            Point(x: minX, y: minY).applying(transform), Point(x: maxX, y: minY).applying(transform),
            Point(x: minX, y: maxY).applying(transform), Point(x: maxX, y: maxY).applying(transform),
        ]
        var low = corners[0]
        var high = corners[0]
        for corner in corners.dropFirst() {
            low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
