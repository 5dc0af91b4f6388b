/// An axis-aligned rectangle in points: its upper left corner and its size.
///
/// Sizes are expected to be at least 0; a rectangle whose width or height is 0 or negative is empty.
@frozen
public struct Rect: Hashable, Sendable {
    /// The upper left corner.
    public var origin: Point
    /// Extent to the right of and below `origin`.
    public var size: Size

    /// The rectangle at `origin` that extends by `size`.
    @inlinable
    public init(origin: Point = .zero, size: Size = .zero) {
        self.origin = origin
        self.size = size
    }

    /// The rectangle with its upper left corner at (`x`, `y`).
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The empty rectangle at the origin.
    public static var zero: Rect { Rect() }
}

extension Rect: CustomStringConvertible {
    /// The rectangle as `(x, y, width, height)`.
    public var description: String { "(\(minX), \(minY), \(width), \(height))" }
}

extension Rect {
    /// The extent along x, in points.
    @inlinable public var width: Double { size.width }
    /// The extent along y, in points.
    @inlinable public var height: Double { size.height }
    /// The left edge.
    @inlinable public var minX: Double { origin.x }
    /// The horizontal centre.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// The right edge.
    @inlinable public var maxX: Double { origin.x + size.width }
    /// The upper edge.
    @inlinable public var minY: Double { origin.y }
    /// The vertical centre.
    @inlinable public var midY: Double { origin.y + size.height / 2 }
    /// The lower edge.
    @inlinable public var maxY: Double { origin.y + size.height }
    /// The point half-way between the corners.
    @inlinable public var center: Point { Point(x: midX, y: midY) }
    /// Whether the rectangle holds no area. A rectangle with a NaN part is empty.
    @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

    /// Whether `point` lies inside; the left and upper edges belong to the rectangle, the right and lower do not.
    @inlinable
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether `other` lies wholly inside or on the edges.
    @inlinable
    public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Whether the two share some area.
    @inlinable
    public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The shared area; empty (zero) where there is none.
    @inlinable
    public func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return .zero }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    @inlinable
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The rectangle moved by `offset`.
    @inlinable
    public func offset(by offset: Size) -> Rect {
        Rect(origin: origin + offset, size: size)
    }

    /// The rectangle with `dx` taken off left and right and `dy` off top and bottom; negative values grow it.
    /// An extent never falls below 0.
    @inlinable
    public func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(
            x: minX + dx, y: minY + dy,
            width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    }

    /// The rectangle with `insets` taken off its edges. An extent never falls below 0.
    @inlinable
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The place of `unit` in the rectangle: (0, 0) is the upper left corner, (1, 1) the lower right one.
    @inlinable
    public func point(at unit: UnitPoint) -> Point {
        Point(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}
