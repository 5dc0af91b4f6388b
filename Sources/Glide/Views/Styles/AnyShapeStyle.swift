/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Hides the type of `style`.
    public init<Style: ShapeStyle>(_ style: Style) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    /// What the style inside comes to.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        style._fill(in: environment)
    }
}
