/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Equatable {
    /// How far the rounding reaches along each side, in points; no more than half the shorter side is used.
    public var cornerSize: Size
    /// How the corners are drawn.
    public var style: RoundedCornerStyle
    var inset = 0.0

    /// Corners of `cornerSize`.
    public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Corners of `cornerRadius` points.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The rectangle in `rect`.
    public func path(in rect: Rect) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset),
            cornerSize: Size(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset)),
            style: style)
    }

    /// The rectangle with `amount` points taken off all sides and corners.
    public func inset(by amount: Double) -> RoundedRectangle {
        with(self) { $0.inset += amount }
    }

    /// The corners, and the distance by which it is moved inward.
    public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
        get { AnimatablePair(AnimatablePair(cornerSize.width, cornerSize.height), inset) }
        set {
            cornerSize = Size(width: newValue.first.first, height: newValue.first.second)
            inset = newValue.second
        }
    }
}
