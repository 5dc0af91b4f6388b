/// Another shape, moved, turned or scaled.
nonisolated public struct _TransformedShape<Base: Shape>: Shape {
    /// What is done to the outline in a rectangle.
    enum Change: Hashable, Sendable {
        case offset(Size)
        case scale(Size, UnitPoint)
        case rotation(Angle, UnitPoint)
        case matrix(Transform)

        func transform(in rect: Rect) -> Transform {
            switch self {
            case .offset(let offset): Transform(translation: offset)
            case .scale(let scale, let anchor):
                Transform(scaleX: scale.width, y: scale.height).about(rect.point(at: anchor))
            case .rotation(let angle, let anchor): Transform(rotation: angle).about(rect.point(at: anchor))
            case .matrix(let transform): transform
            }
        }
    }

    var shape: Base
    var change: Change

    /// What can be animated: the shape, and an offset, a scale or an angle.
    @MainActor public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
        get {
            let numbers: (Double, Double) =
                switch change {
                case .offset(let offset): (offset.width, offset.height)
                case .scale(let scale, _): (scale.width, scale.height)
                case .rotation(let angle, _): (angle.radians, 0)
                case .matrix: (0, 0)
                }
            return AnimatablePair(shape.animatableData, AnimatablePair(numbers.0, numbers.1))
        }
        set {
            shape.animatableData = newValue.first
            let (a, b) = (newValue.second.first, newValue.second.second)
            switch change {
            case .offset: change = .offset(Size(width: a, height: b))
            case .scale(_, let anchor): change = .scale(Size(width: a, height: b), anchor)
            case .rotation(_, let anchor): change = .rotation(Angle(radians: a), anchor)
            case .matrix: break
            }
        }
    }

    /// The outline, changed.
    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).applying(change.transform(in: rect))
    }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        shape.sizeThatFits(proposal)
    }
}

extension _TransformedShape: Equatable where Base: Equatable {}

extension Shape {
    /// The shape moved by `x` and `y` points; still a shape.
    public func offset(x: Double = 0, y: Double = 0) -> _TransformedShape<Self> {
        _TransformedShape(shape: self, change: .offset(Size(width: x, height: y)))
    }

    /// The shape moved by `offset`; still a shape.
    public func offset(_ offset: Size) -> _TransformedShape<Self> {
        _TransformedShape(shape: self, change: .offset(offset))
    }

    /// The shape turned by `angle` about `anchor`; still a shape.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
        _TransformedShape(shape: self, change: .rotation(angle, anchor))
    }

    /// The shape made `scale` times as large about `anchor`; still a shape.
    public func scale(_ scale: Double, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
        _TransformedShape(shape: self, change: .scale(Size(width: scale, height: scale), anchor))
    }

    /// The shape made `x` times as wide and `y` times as high about `anchor`; still a shape.
    public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
        _TransformedShape(shape: self, change: .scale(Size(width: x, height: y), anchor))
    }

    /// The shape with every point taken through `transform`; still a shape.
    public func transform(_ transform: Transform) -> _TransformedShape<Self> {
        _TransformedShape(shape: self, change: .matrix(transform))
    }
}

extension InsettableShape {
    /// The shape's outline drawn with `content` in `style`, wholly inside.
    @MainActor public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), style: StrokeStyle
    ) -> _ShapeView<_StrokedShape<InsetShape>, Style> {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }
}
