/// A way to fill a shape, a text or a symbol.
public protocol ShapeStyle: Sendable {
    /// What the style comes to in its surroundings. Glide's own styles say how; others name one with `resolve`.
    @MainActor func _fill(in environment: EnvironmentValues) -> _ResolvedFill
}

/// A style in numbers. Glide uses it between its floors.
public struct _ResolvedFill {
    var fill: Fill
    /// Shadows, and what is blurred behind.
    var effects = FillEffects()
}

extension Color: ShapeStyle {
    /// The colour for the surroundings' colour scheme.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        _ResolvedFill(fill: .color(resolved(in: environment.colorScheme)))
    }
}

extension AnyGradient: ShapeStyle {
    /// The gradient from top to bottom.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        _ResolvedFill(fill: fill(in: environment.colorScheme))
    }
}

extension LinearGradient: ShapeStyle {
    /// The gradient in numbers.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        _ResolvedFill(fill: fill(in: environment.colorScheme))
    }
}

extension RadialGradient: ShapeStyle {
    /// The gradient in numbers.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        _ResolvedFill(fill: fill(in: environment.colorScheme))
    }
}

extension EllipticalGradient: ShapeStyle {
    /// The gradient in numbers.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        _ResolvedFill(fill: fill(in: environment.colorScheme))
    }
}

extension AngularGradient: ShapeStyle {
    /// The gradient in numbers.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        _ResolvedFill(fill: fill(in: environment.colorScheme))
    }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's grey.
    public static var gray: Color { Color.gray }
    /// Black.
    public static var black: Color { Color.black }
    /// White.
    public static var white: Color { Color.white }
    /// Nothing.
    public static var clear: Color { Color.clear }
}
