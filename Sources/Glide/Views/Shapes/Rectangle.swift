/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Equatable {
    var inset = 0.0

    /// A rectangle that fills its frame.
    public init() {}

    /// The rectangle in `rect`.
    public func path(in rect: Rect) -> Path {
        Path(rect.insetBy(dx: inset, dy: inset))
    }

    /// The rectangle with `amount` points taken off all sides.
    public func inset(by amount: Double) -> Rectangle {
        with(self) { $0.inset += amount }
    }

    /// The distance by which it is moved inward.
    public var animatableData: Double {
        get { inset }
        set { inset = newValue }
    }
}
