/// Grows and shrinks.
public struct ScaleTransition: Transition {
    /// The size outside, as a fraction of the real one.
    public var scale: Double
    /// The point that stays.
    public var anchor: UnitPoint

    /// Between `scale` times the size and the size, about `anchor`.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Scaled unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Comes from a place some way off and goes back there.
public struct OffsetTransition: Transition {
    /// How far off, in points.
    public var offset: Size

    /// From `offset` points away.
    public init(_ offset: Size) {
        self.offset = offset
    }

    /// Moved unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

extension Transition where Self == ScaleTransition {
    /// Grows from nothing and shrinks to nothing.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Between `scale` times the size and the size, about `anchor`.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// From `offset` points away.
    public static func offset(_ offset: Size) -> OffsetTransition { OffsetTransition(offset) }
    /// From `x` and `y` points away.
    public static func offset(x: Double = 0, y: Double = 0) -> OffsetTransition {
        OffsetTransition(Size(width: x, height: y))
    }
}
