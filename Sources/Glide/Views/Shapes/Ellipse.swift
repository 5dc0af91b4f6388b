/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, Equatable {
    var inset = 0.0

    /// An ellipse that fills its frame.
    public init() {}

    /// The ellipse in `rect`.
    public func path(in rect: Rect) -> Path {
        Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
    }

    /// The ellipse with `amount` points taken off all sides.
    public func inset(by amount: Double) -> Ellipse {
        with(self) { $0.inset += amount }
    }

    /// The distance by which it is moved inward.
    public var animatableData: Double {
        get { inset }
        set { inset = newValue }
    }
}
