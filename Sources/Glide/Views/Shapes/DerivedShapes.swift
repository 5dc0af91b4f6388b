/// The outline of another shape's outline.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
    var shape: Base
    var style: StrokeStyle

    /// What can be animated: the shape, and the width of the line.
    @MainActor public var animatableData: AnimatablePair<Base.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, style.lineWidth) }
        set {
            shape.animatableData = newValue.first
            style.lineWidth = newValue.second
        }
    }

    /// The outline, stroked.
    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).strokedPath(style)
    }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        shape.sizeThatFits(proposal)
    }
}

/// A part of another shape's outline.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
    var shape: Base
    var start: Double
    var end: Double

    /// What can be animated: the shape, and the ends.
    @MainActor public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            start = newValue.second.first
            end = newValue.second.second
        }
    }

    /// The part of the outline.
    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).trimmedPath(from: start, to: end)
    }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        shape.sizeThatFits(proposal)
    }
}

extension _StrokedShape: Equatable where Base: Equatable {}
extension _TrimmedShape: Equatable where Base: Equatable {}
