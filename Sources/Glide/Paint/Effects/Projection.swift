import Glibc

/// A map of the plane onto itself as a camera sees it: straight lines stay straight, parallels meet.
struct Projection: Equatable, Sendable {
    /// The matrix, row by row: (x, y, 1) goes to (X / W, Y / W).
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    static func == (a: Self, b: Self) -> Bool { a.rows == b.rows }

    /// A plane turned by `angle` about `axis`, seen from a distance.
    ///
    /// The axis goes through `anchor`, `anchorZ` points before the plane. The eye is `distance` points before it;
    /// infinite, nothing gets smaller with distance. Rodrigues' formula gives the turned points, and a point at depth z is
    /// divided by 1 − z / distance.
    init(angle: Angle, axis: SIMD3<Double>, anchor: Point, anchorZ: Double, distance: Double) {
        let length = (axis * axis).sum().squareRoot()
        let (x, y, z) = length > 0 ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 0)
        let (c, s) = (length > 0 ? cos(angle.radians) : 1, length > 0 ? sin(angle.radians) : 0)
        let t = 1 - c
        // A plane's points have no depth of their own: two columns, and the third for what the anchor's depth moves.
        let (xx, xy, xz) = (t * x * x + c, t * x * y - s * z, t * x * z + s * y)
        let (yx, yy, yz) = (t * x * y + s * z, t * y * y + c, t * y * z - s * x)
        let (zx, zy, zz) = (t * x * z - s * y, t * y * z + s * x, t * z * z + c)
        let d = -anchorZ
        let near = distance.isFinite && distance > 0 ? -1 / distance : 0
        let row0 = SIMD3(xx, xy, xz * d)
        let row1 = SIMD3(yx, yy, yz * d)
        let row2 = SIMD3(zx * near, zy * near, 1 + (zz * d - d) * near)
        // About the anchor: moved there and back.
        let ax = anchor.x
        let ay = anchor.y
        func shifted(_ row: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(row.x, row.y, row.z - row.x * ax - row.y * ay)
        }
        let (m0, m1, m2) = (shifted(row0), shifted(row1), shifted(row2))
        rows = (m0 + m2 * ax, m1 + m2 * ay, m2)
    }

    init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.rows = rows
    }

    /// Where `point` is seen; nil behind the eye.
    func applied(to point: Point) -> Point? {
        let vector = SIMD3(point.x, point.y, 1)
        let w = (rows.2 * vector).sum()
        guard w > 1e-4 else { return nil }
        return Point(x: (rows.0 * vector).sum() / w, y: (rows.1 * vector).sum() / w)
    }

    /// The way back; nil where the plane is seen edge on.
    var inverse: Projection? {
        let (a, b, c) = rows
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let (bc, ca, ab) = (cross(b, c), cross(c, a), cross(a, b))
        let determinant = (a * bc).sum()
        guard abs(determinant) > 1e-9 else { return nil }
        return Projection(
            rows: (
                SIMD3(bc.x, ca.x, ab.x) / determinant, SIMD3(bc.y, ca.y, ab.y) / determinant,
                SIMD3(bc.z, ca.z, ab.z) / determinant
            ))
    }

    /// The smallest rectangle around what is seen of `rect`; nil where a part of it is behind the eye.
    func bounds(of rect: Rect) -> Rect? {
        var result: Rect?
        for corner in [
            rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.maxY),
        ] {
            guard let place = applied(to: corner) else { return nil }
            let dot = Rect(x: place.x, y: place.y, width: 0, height: 0)
            result =
                result.map { old in
                    let (x, y) = (min(old.minX, dot.minX), min(old.minY, dot.minY))
                    return Rect(x: x, y: y, width: max(old.maxX, dot.maxX) - x, height: max(old.maxY, dot.maxY) - y)
                } ?? dot
        }
        return result
    }
}

extension Bitmap {
    /// The picture as `projection` shows it, on the pixels of `area`; the picture's own corner is at `origin`.
    ///
    /// Every pixel is the mean of up to 16 places, each read between four pixels, so that what is seen small does not
    /// glitter.
    func projected(by projection: Projection, origin: Point, area: PixelRect) -> Bitmap {
        var result = Bitmap(width: area.width, height: area.height)
        guard let back = projection.inverse, width > 0, height > 0 else { return result }
        let (columns, rows) = (area.width, area.height)
        let (m0, m1, m2) = back.rows
        pixels.withUnsafeBufferPointer { source in
            result.pixels.withUnsafeMutableBufferPointer { target in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let center = SIMD3(Double(area.x + column) + 0.5, Double(area.y + row) + 0.5, 1)
                        let w = (m2 * center).sum()
                        guard abs(w) > 1e-9 else { continue }
                        let (x, y) = ((m0 * center).sum() / w, (m1 * center).sum() / w)
                        guard x > origin.x - 4, y > origin.y - 4, x < origin.x + Double(width) + 4,
                            y < origin.y + Double(height) + 4
                        else { continue }
                        // How far the source runs along with one pixel: the derivatives of the quotients.
                        let (dxdx, dydx) = ((m0.x - x * m2.x) / w, (m1.x - y * m2.x) / w)
                        let (dxdy, dydy) = ((m0.y - x * m2.y) / w, (m1.y - y * m2.y) / w)
                        let across = Self.samples(dxdx, dydx)
                        let down = Self.samples(dxdy, dydy)
                        var sum = SIMD4<Float>.zero
                        for v in 0..<down {
                            for u in 0..<across {
                                let a = (Double(u) + 0.5) / Double(across) - 0.5
                                let b = (Double(v) + 0.5) / Double(down) - 0.5
                                sum += Self.read(
                                    source, width, height, x + dxdx * a + dxdy * b - origin.x,
                                    y + dydx * a + dydy * b - origin.y)
                            }
                        }
                        let mean = sum / Float(across * down) + 0.5
                        let alpha = UInt32(min(mean[0], 255))
                        func part(_ index: Int) -> UInt32 { min(UInt32(mean[index]), alpha) }
                        target[row * columns + column] = alpha << 24 | part(1) << 16 | part(2) << 8 | part(3)
                    }
                }
            }
        }
        return result
    }

    private static func samples(_ x: Double, _ y: Double) -> Int {
        max(2, min(4, Int((x * x + y * y).squareRoot().rounded(.up))))
    }

    /// The colour at a place between pixels; transparent outside.
    private static func read(
        _ source: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ x: Double, _ y: Double
    ) -> SIMD4<Float> {
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        guard left >= -1, top >= -1, left < Double(width), top < Double(height) else { return .zero }
        let (column, row) = (Int(left), Int(top))
        let (fx, fy) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
            guard column >= 0, row >= 0, column < width, row < height else { return .zero }
            let pixel = source[row * width + column]
            return SIMD4(
                Float(pixel >> 24), Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
        }
        let above = pixel(column, row) * (1 - fx) + pixel(column + 1, row) * fx
        let below = pixel(column, row + 1) * (1 - fx) + pixel(column + 1, row + 1) * fx
        return above * (1 - fy) + below * fy
    }
}
