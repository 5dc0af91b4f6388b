/// A plane angle. Positive angles turn clockwise on screen, since y grows downward.
@frozen
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees: radians × 180 / π.
    @inlinable public var degrees: Double {
        get { radians * (180 / Double.pi) }
        set { radians = newValue * (Double.pi / 180) }
    }

    /// The angle of 0.
    @inlinable
    public init() {
        radians = 0
    }

    /// The angle of `radians`.
    @inlinable
    public init(radians: Double) {
        self.radians = radians
    }

    /// The angle of `degrees`.
    @inlinable
    public init(degrees: Double) {
        radians = degrees * (Double.pi / 180)
    }

    /// The angle of `radians`.
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// The angle of `degrees`.
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// The angle of 0.
    public static var zero: Angle { Angle() }

    /// Whether `a` is the smaller turn, signs counted.
    @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
