/// A value that can be added, subtracted, scaled and measured, which is all that motion asks of a value.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by `rhs`.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of all components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value with every component multiplied by `rhs`.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }

    /// Moves the value towards `other` by the fraction `amount`: 0 leaves it, 1 reaches `other`, more goes beyond.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        var way = other - self
        way.scale(by: amount)
        self += way
    }

    /// The value that lies the fraction `amount` of the way to `other`.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var copy = self
        copy.interpolate(towards: other, amount: amount)
        return copy
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the number.
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by `rhs`, rounded to a `Float`.
    @inlinable
    public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }
    /// The square of the number.
    @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}
