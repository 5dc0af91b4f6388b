/// A width and a height in points. Also a way to go: parts may be negative where a difference of points is meant.
@frozen
public struct Size: Hashable, Sendable {
    /// Extent along x, in points.
    public var width: Double
    /// Extent along y, in points.
    public var height: Double

    /// A size of `width` by `height` points.
    @inlinable
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// No extent in either direction.
    public static var zero: Size { Size() }
}

extension Size: CustomStringConvertible {
    /// The extents as `width×height`.
    public var description: String { "\(width)×\(height)" }
}

extension Size {
    /// Adds the parts.
    @inlinable
    public static func + (a: Size, b: Size) -> Size {
        Size(width: a.width + b.width, height: a.height + b.height)
    }

    /// Subtracts the parts of `b` from those of `a`.
    @inlinable
    public static func - (a: Size, b: Size) -> Size {
        Size(width: a.width - b.width, height: a.height - b.height)
    }

    /// Multiplies both parts by `factor`.
    @inlinable
    public static func * (size: Size, factor: Double) -> Size {
        Size(width: size.width * factor, height: size.height * factor)
    }
}
