/// A shadow that belongs to a style: `.red.shadow(.drop(radius: 3))`.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: Double
    let offset: Size
    let isInner: Bool

    /// A shadow behind what is filled, blurred with a deviation of `radius` points and moved by `x` and `y`.
    ///
    /// What is negative or not finite counts as 0.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, x, y, isInner: false)
    }

    /// A shadow that falls from the edges into what is filled.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, x, y, isInner: true)
    }

    private init(_ color: Color, _ radius: Double, _ x: Double, _ y: Double, isInner: Bool) {
        self.color = color
        self.radius = radius.isFinite ? min(max(radius, 0), 500) : 0
        offset = Size(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)
        self.isInner = isInner
    }
}

/// A style with a shadow. Shapes draw it; texts and symbols are drawn with the style alone.
public struct _ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    /// The style, and the shadow with its other ones.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        var resolved = base._fill(in: environment)
        resolved.effects.shadows.append(
            FillShadow(
                color: shadow.color.resolved(in: environment.colors), radius: shadow.radius,
                offset: shadow.offset, isInner: shadow.isInner))
        return resolved
    }
}

/// A style of which only a part of the opacity is left.
public struct _FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    /// The style, weaker.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        var resolved = base._fill(in: environment)
        resolved.fill = resolved.fill.opacity(opacity)
        for index in resolved.effects.shadows.indices { resolved.effects.shadows[index].color.opacity *= opacity }
        resolved.effects.material?.tint.opacity *= opacity
        return resolved
    }
}

extension ShapeStyle {
    /// The style with a shadow that shapes draw along with it.
    public func shadow(_ style: ShadowStyle) -> _ShadowedStyle<Self> {
        _ShadowedStyle(base: self, shadow: style)
    }

    /// The style with its opacity multiplied by `opacity` (0…1; other values are clamped, NaN counts as 0).
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> _FadedStyle<Self> {
        _FadedStyle(base: self, opacity: opacity.isNaN ? 0 : min(max(opacity, 0), 1))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The current foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }

    /// The current foreground style, weaker.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }
}
