/// An outline that fits itself to a rectangle, and the view that shows it filled.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`.
    func path(in rect: Rect) -> Path
    /// The size that the shape takes of `proposal`: all of it, and 10 where nothing is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension Shape {
    /// The whole proposal, and 10 where nothing is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape whose outline can be moved inward.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the shape that is moved inward.
    associatedtype InsetShape: InsettableShape
    /// The shape with `amount` points taken off all sides.
    func inset(by amount: Double) -> InsetShape
}

extension Shape {
    /// The shape filled with `style`.
    @MainActor public func fill<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
    )
        -> _ShapeView<Self, Style>
    {
        _ShapeView(shape: self, style: style, fillStyle: fillStyle)
    }

    /// The shape's outline drawn with `style`, half inside and half outside.
    @MainActor public func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle
    ) -> _ShapeView<_StrokedShape<Self>, Style> {
        _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
    }

    /// The shape's outline drawn with `content`, `lineWidth` points wide, half inside and half outside.
    @MainActor public func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: Double = 1
    )
        -> _ShapeView<_StrokedShape<Self>, Style>
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the shape's outline.
    public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    /// The outline of the shape's outline.
    public func stroke(lineWidth: Double = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The part of the outline from `startFraction` to `endFraction` of its length.
    public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}

extension InsettableShape {
    /// The shape's outline drawn with `content`, `lineWidth` points wide, wholly inside.
    @MainActor public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, lineWidth: Double = 1
    )
        -> _ShapeView<_StrokedShape<InsetShape>, Style>
    {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    /// The shape's outline drawn in the foreground's style, `lineWidth` points wide, wholly inside.
    @MainActor public func strokeBorder(
        lineWidth: Double = 1
    ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }
}
