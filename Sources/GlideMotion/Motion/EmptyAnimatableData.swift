/// The data of a type that has nothing to animate: a vector without components.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// The only value there is.
    @inlinable
    public init() {}

    /// The only value there is.
    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Adds nothing.
    @inlinable public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
    /// Subtracts nothing.
    @inlinable public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
    /// Scales nothing.
    @inlinable public mutating func scale(by rhs: Double) {}
    /// 0.
    @inlinable public var magnitudeSquared: Double { 0 }
}

extension EmptyAnimatableData: Animatable {
    /// The only value there is.
    @inlinable nonisolated public var animatableData: EmptyAnimatableData {
        get { self }
        set {}
    }
}
