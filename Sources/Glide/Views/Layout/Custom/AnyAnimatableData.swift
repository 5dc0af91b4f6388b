/// A vector of any type. Vectors of different types do not mix: of a sum or difference of such, the first is left.
public struct AnyAnimatableData: VectorArithmetic {
    let vector: (any VectorArithmetic)?

    /// Hides the type of `vector`.
    public init<Vector: VectorArithmetic>(_ vector: Vector) {
        self.vector = vector
    }

    private init(_ vector: (any VectorArithmetic)?) {
        self.vector = vector
    }

    /// Nothing, of every type.
    public static var zero: Self { Self(nil) }

    /// The sum of two vectors of one type.
    public static func + (a: Self, b: Self) -> Self {
        func add<Vector: VectorArithmetic>(_ first: Vector) -> Self {
            (b.vector as? Vector).map { Self(first + $0) } ?? a
        }
        return a.vector.map { add($0) } ?? b
    }

    /// The difference of two vectors of one type.
    public static func - (a: Self, b: Self) -> Self {
        func subtract<Vector: VectorArithmetic>(_ second: Vector) -> Self {
            guard let vector = a.vector else { return Self(Vector.zero - second) }
            return (vector as? Vector).map { Self($0 - second) } ?? a
        }
        return b.vector.map { subtract($0) } ?? a
    }

    /// Whether both are equal vectors of one type.
    public static func == (a: Self, b: Self) -> Bool {
        func compare<Vector: VectorArithmetic>(_ first: Vector) -> Bool {
            guard let vector = b.vector else { return first == .zero }
            return (vector as? Vector) == first
        }
        return a.vector.map { compare($0) } ?? b.vector.map { $0.magnitudeSquared == 0 } ?? true
    }

    /// Multiplies every component by `factor`.
    public mutating func scale(by factor: Double) {
        self = Self(vector.map { $0.scaled(by: factor) })
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}
