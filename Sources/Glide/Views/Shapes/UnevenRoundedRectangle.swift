/// A rectangle whose corners have each a radius of their own.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    /// The radius of each corner, in points; leading is the left here, also where reading goes from right to left.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are drawn.
    public var style: RoundedCornerStyle
    var inset = 0.0

    /// Corners of `cornerRadii`.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Corners of these radii, in points.
    public init(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    /// The rectangle in `rect`.
    public func path(in rect: Rect) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset),
            cornerRadii: RectangleCornerRadii(
                topLeading: max(0, cornerRadii.topLeading - inset),
                bottomLeading: max(0, cornerRadii.bottomLeading - inset),
                bottomTrailing: max(0, cornerRadii.bottomTrailing - inset),
                topTrailing: max(0, cornerRadii.topTrailing - inset)),
            style: style)
    }

    /// The rectangle with `amount` points taken off all sides and corners.
    public func inset(by amount: Double) -> UnevenRoundedRectangle {
        with(self) { $0.inset += amount }
    }

    /// The four radii and the inset.
    public var animatableData:
        AnimatablePair<
            AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>, Double
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(
                    AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
                    AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing)), inset)
        }
        set {
            cornerRadii.topLeading = newValue.first.first.first
            cornerRadii.bottomLeading = newValue.first.first.second
            cornerRadii.bottomTrailing = newValue.first.second.first
            cornerRadii.topTrailing = newValue.first.second.second
            inset = newValue.second
        }
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners have these radii.
    public static func rect(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
