/// A circle, as large as fits and centred in its frame.
public struct Circle: InsettableShape, Equatable {
    var inset = 0.0

    /// A circle, as large as fits.
    public init() {}

    /// The circle in `rect`.
    public func path(in rect: Rect) -> Path {
        let side = max(0, min(rect.width, rect.height) - 2 * inset)
        return Path(
            ellipseIn: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The square that fits the proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let side: Double =
            switch (proposal.width, proposal.height) {
            case (nil, nil): 10
            case (let width?, nil): width
            case (nil, let height?): height
            case (let width?, let height?): min(width, height)
            }
        return Size(width: side, height: side)
    }

    /// The circle with `amount` points taken off the radius.
    public func inset(by amount: Double) -> Circle {
        with(self) { $0.inset += amount }
    }

    /// The distance by which it is moved inward.
    public var animatableData: Double {
        get { inset }
        set { inset = newValue }
    }
}
