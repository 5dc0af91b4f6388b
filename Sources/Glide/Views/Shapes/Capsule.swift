/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Equatable {
    /// Kept for sources that name it: the ends are half circles either way.
    public var style: RoundedCornerStyle
    var inset = 0.0

    /// A capsule that fills its frame.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The capsule in `rect`.
    public func path(in rect: Rect) -> Path {
        Path(capsuleIn: rect.insetBy(dx: inset, dy: inset))
    }

    /// The capsule with `amount` points taken off all sides.
    public func inset(by amount: Double) -> Capsule {
        with(self) { $0.inset += amount }
    }

    /// The distance by which it is moved inward.
    public var animatableData: Double {
        get { inset }
        set { inset = newValue }
    }
}
