/// A rectangle of device pixels: whole numbers, the right and lower edges excluded.
@frozen
public struct PixelRect: Hashable, Sendable {
    /// First column.
    public var x: Int
    /// First row.
    public var y: Int
    /// Number of columns; 0 or less is empty.
    public var width: Int
    /// Number of rows; 0 or less is empty.
    public var height: Int

    /// The pixels from column `x` and row `y` on.
    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest rectangle of whole pixels that holds `rect` at `scale` device pixels a point.
    ///
    /// A rectangle with a part that is not finite gives an empty result; parts are clamped to ±2³⁰ pixels.
    @inlinable
    public init(covering rect: Rect, scale: Double) {
        let limit = 1_073_741_824.0
        let left = (rect.minX * scale).rounded(.down)
        let top = (rect.minY * scale).rounded(.down)
        let right = (rect.maxX * scale).rounded(.up)
        let bottom = (rect.maxY * scale).rounded(.up)
        guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite, right > left, bottom > top else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let x0 = max(-limit, left)
        let y0 = max(-limit, top)
        self.init(
            x: Int(x0), y: Int(y0), width: Int(min(limit, right) - x0), height: Int(min(limit, bottom) - y0))
    }

    /// Column after the last.
    @inlinable public var maxX: Int { x + width }
    /// Row after the last.
    @inlinable public var maxY: Int { y + height }
    /// The same number of pixels, `x` columns to the right and `y` rows down.
    @inlinable
    public func offset(x columns: Int, y rows: Int) -> PixelRect {
        PixelRect(x: x + columns, y: y + rows, width: width, height: height)
    }

    /// Whether every pixel of `other` belongs to it.
    @inlinable
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
    }

    /// Whether no pixel belongs to it.
    @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
    /// Number of pixels.
    @inlinable public var area: Int { isEmpty ? 0 : width * height }

    /// The shared pixels; empty where there are none.
    @inlinable
    public func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    @inlinable
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

extension PixelRect {
    /// The smallest rectangle that holds the pixels that do not belong to `other`.
    public func reduced(by other: PixelRect) -> PixelRect {
        let shared = intersection(other)
        if shared.isEmpty { return self }
        var result = self
        if shared.width == width {
            if shared.y == y {
                result.y = shared.maxY
                result.height -= shared.height
            } else if shared.maxY == maxY {
                result.height -= shared.height
            }
        } else if shared.height == height {
            if shared.x == x {
                result.x = shared.maxX
                result.width -= shared.width
            } else if shared.maxX == maxX {
                result.width -= shared.width
            }
        }
        return result
    }
}
