/// A map of the plane that may make things smaller with distance: what a `GeometryEffect` does to a view.
///
/// A point (x, y) goes to (x′/w, y′/w), where (x′, y′, w) = (x, y, 1) · M and `m12` is the number in row 1 and column 2 of M.
/// What has no finite numbers leaves everything where it is.
public struct ProjectionTransform: Equatable, Sendable {
    /// Share of x in x′.
    public var m11 = 1.0
    /// Share of x in y′.
    public var m12 = 0.0
    /// Share of x in w.
    public var m13 = 0.0
    /// Share of y in x′.
    public var m21 = 0.0
    /// Share of y in y′.
    public var m22 = 1.0
    /// Share of y in w.
    public var m23 = 0.0
    /// Shift along x, in points.
    public var m31 = 0.0
    /// Shift along y, in points.
    public var m32 = 0.0
    /// What w is at the origin.
    public var m33 = 1.0

    /// The map that leaves every point where it is.
    public init() {}

    /// The map that `transform` is.
    public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// Whether every point stays where it is.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether nothing gets smaller with distance.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This map and then `other`.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        func row(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
            (
                a * other.m11 + b * other.m21 + c * other.m31, a * other.m12 + b * other.m22 + c * other.m32,
                a * other.m13 + b * other.m23 + c * other.m33
            )
        }
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    /// The map back; the map itself where there is none.
    public func inverted() -> ProjectionTransform {
        projection.inverse.map(ProjectionTransform.init(_:)) ?? self
    }

    /// Makes the map the one back. Answers false, and changes nothing, where there is none.
    public mutating func invert() -> Bool {
        guard let inverse = projection.inverse else { return false }
        self = ProjectionTransform(inverse)
        return true
    }

    private init(_ projection: Projection) {
        let (x, y, w) = projection.rows
        (m11, m21, m31) = (x.x, x.y, x.z)
        (m12, m22, m32) = (y.x, y.y, y.z)
        (m13, m23, m33) = (w.x, w.y, w.z)
    }

    /// The map in the terms of the floor of drawing.
    var projection: Projection {
        Projection(rows: (SIMD3(m11, m21, m31), SIMD3(m12, m22, m32), SIMD3(m13, m23, m33)))
    }

    /// Whether all its numbers are finite.
    var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }
}
