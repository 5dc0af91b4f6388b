/// A rectangle, or a difference of two, as one vector of four numbers: what a moving frame is made of.
@frozen
package struct RectVector: VectorArithmetic, Hashable, Sendable {
    /// x, y, width and height, in points.
    package var components: SIMD4<Double>

    /// The vector of the four `components` x, y, width and height.
    @inlinable
    package init(components: SIMD4<Double>) {
        self.components = components
    }

    /// The vector of a rectangle's corner and size.
    @inlinable
    package init(_ rect: Rect) {
        components = SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    /// The rectangle that the vector stands for.
    @inlinable package var rect: Rect {
        Rect(x: components.x, y: components.y, width: components.z, height: components.w)
    }

    /// Four zeros.
    @inlinable package static var zero: RectVector { RectVector(components: .zero) }

    /// Adds part by part.
    @inlinable
    package static func + (a: RectVector, b: RectVector) -> RectVector {
        RectVector(components: a.components + b.components)
    }

    /// Subtracts part by part.
    @inlinable
    package static func - (a: RectVector, b: RectVector) -> RectVector {
        RectVector(components: a.components - b.components)
    }

    /// Multiplies every part by `rhs`.
    @inlinable
    package mutating func scale(by rhs: Double) {
        components *= rhs
    }

    /// The sum of the squares of the four parts.
    @inlinable package var magnitudeSquared: Double {
        (components * components).sum()
    }
}
