/// A place in a coordinate space, in points; x grows to the right, y grows downward.
@frozen
public struct Point: Hashable, Sendable {
    /// Distance from the origin to the right, in points.
    public var x: Double
    /// Distance from the origin downward, in points.
    public var y: Double

    /// A place `x` points to the right of the origin and `y` points below it.
    @inlinable
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The origin of the coordinate space.
    public static var zero: Point { Point() }
}

extension Point: CustomStringConvertible {
    /// The coordinates as `(x, y)`.
    public var description: String { "(\(x), \(y))" }
}

extension Point {
    /// The place reached from `point` by going `size` further.
    @inlinable
    public static func + (point: Point, size: Size) -> Point {
        Point(x: point.x + size.width, y: point.y + size.height)
    }

    /// The place from which going `size` further reaches `point`.
    @inlinable
    public static func - (point: Point, size: Size) -> Point {
        Point(x: point.x - size.width, y: point.y - size.height)
    }

    /// The way from `start` to `end`.
    @inlinable
    public static func - (end: Point, start: Point) -> Size {
        Size(width: end.x - start.x, height: end.y - start.y)
    }

    /// The length of the straight way to `other`, in points.
    @inlinable
    public func distance(to other: Point) -> Double {
        let dx = other.x - x
        let dy = other.y - y
        return (dx * dx + dy * dy).squareRoot()
    }
}
