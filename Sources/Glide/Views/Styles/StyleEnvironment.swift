private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
private enum ForegroundBaseKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
private enum ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: [AnyShapeStyle] { [] }
}
private enum TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}
private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}
private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: Double { 1 }
}
private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// The style for texts, symbols and shapes without a fill; nil is that of labels.
    var foreground: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The style whose steps `.secondary` and the like are; nil takes the label colours.
    var foregroundBase: AnyShapeStyle? {
        get { self[ForegroundBaseKey.self] }
        set { self[ForegroundBaseKey.self] = newValue }
    }

    /// The styles that stand for `.primary`, `.secondary` and `.tertiary`, where they were set one by one.
    var foregroundLevels: [AnyShapeStyle] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// The accent colour that a view has set.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Whether the surroundings are light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Device pixels a point.
    public var displayScale: Double {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Draws texts, symbols and shapes without a fill of their own with `style`.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        EnvironmentModified(content: self) { environment in
            environment.foreground = AnyShapeStyle(style)
            // A hierarchical style is a step of the base, not a new base.
            if !(style is HierarchicalShapeStyle), !((style as? AnyShapeStyle)?.style is HierarchicalShapeStyle) {
                environment.foregroundBase = AnyShapeStyle(style)
                environment.foregroundLevels = []
            }
        }
    }

    /// Draws texts, symbols and shapes without a fill of their own with `primary`, and with `secondary` where that step
    /// is asked for.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Draws texts, symbols and shapes without a fill of their own with `primary`, and with the others where their steps
    /// are asked for.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    private func foregroundLevels(_ styles: [AnyShapeStyle]) -> some View {
        EnvironmentModified(content: self) { environment in
            // A step of the surroundings is worked out before it is taken for a step of these.
            let resolved = styles.map { AnyShapeStyle(SettledStyle(style: $0, environment: environment)) }
            environment.foreground = resolved[0]
            environment.foregroundBase = resolved[0]
            environment.foregroundLevels = resolved
        }
    }

    /// Sets the accent colour; nil goes back to the desktop's.
    public func tint(_ color: Color?) -> some View {
        EnvironmentModified(content: self) { $0.tint = color }
    }

    /// Sets the accent colour; nil goes back to the desktop's.
    @available(*, deprecated, renamed: "tint(_:)")
    public func accentColor(_ color: Color?) -> some View {
        tint(color)
    }

    /// Sets the accent colour to the first colour of `style`; nil goes back to the desktop's.
    @_disfavoredOverload
    public func tint<Style: ShapeStyle>(_ style: Style?) -> some View {
        EnvironmentModified(content: self) { environment in
            environment.tint = style.flatMap { $0._fill(in: environment).fill.firstColor }.map { Color($0) }
        }
    }

    /// Keeps controls from being used.
    public func disabled(_ isDisabled: Bool) -> some View {
        EnvironmentModified(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
    }
}
