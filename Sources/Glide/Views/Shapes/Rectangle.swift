/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
    var inset = 0.0

    /// A rectangle that fills its frame.
    public nonisolated init() {}

    /// The rectangle in `rect`.
    public nonisolated func path(in rect: Rect) -> Path {
        Path(rect.insetBy(dx: inset, dy: inset))
    }

    /// The rectangle with `amount` points taken off all sides.
    public nonisolated func inset(by amount: Double) -> Rectangle {
        with(self) { $0.inset += amount }
    }

    /// The distance by which it is moved inward.
    public nonisolated var animatableData: Double {
        get { inset }
        set { inset = newValue }
    }
}
