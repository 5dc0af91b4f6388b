/// How the inside of a path is found and painted.
public struct FillStyle: Hashable, Sendable {
    /// Whether a place is inside when a ray from it crosses the path an odd number of times; otherwise the windings
    /// are added up and every sum but 0 is inside.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// The winding rule with smooth edges, unless told otherwise.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
