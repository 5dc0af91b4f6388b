/// A step down from the current foreground style: text that matters less is drawn weaker.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The current foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// One step down.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Two steps down.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Three steps down.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// Four steps down.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// How much of another style is left at each step.
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    /// The step of the foreground style; of the default one, the label colours of the colour scheme.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        if level < environment.foregroundLevels.count {
            return environment.foregroundLevels[level].style._fill(in: environment)
        }
        if let base = environment.foregroundBase {
            let fill = base.style._fill(in: environment).fill
            return _ResolvedFill(fill: fill.opacity(Self.opacities[level]))
        }
        let color = Self.labels[level].resolved(in: environment.colorScheme)
        return _ResolvedFill(fill: .color(color))
    }

    private static let labels: [Color] = [
        .primary, .secondary, .secondary.opacity(0.5), .secondary.opacity(0.3), .secondary.opacity(0.2),
    ]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The current foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// One step down.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Two steps down.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// Three steps down.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// Four steps down.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
    /// The current foreground style.
    public init() {}

    /// The style that a view above has set, or that of labels.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        (environment.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.primary)).style._fill(in: environment)
    }
}

/// The accent colour.
public struct TintShapeStyle: ShapeStyle {
    /// The accent colour.
    public init() {}

    /// The tint that a view above has set, or the accent colour.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        (environment.tint ?? .accentColor)._fill(in: environment)
    }
}

/// The colour of the window.
public struct BackgroundStyle: ShapeStyle {
    /// The colour of the window.
    public init() {}

    /// White in light surroundings, black in dark ones.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        _ResolvedFill(fill: .color(environment.colorScheme.background))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The colour of the window.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension Fill {
    /// The fill with its opacity multiplied by `factor`.
    func opacity(_ factor: Double) -> Fill {
        func weaker(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linear(let stops, let start, let end): .linear(weaker(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(weaker(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startFraction, let endFraction):
            .elliptical(weaker(stops), center: center, startFraction: startFraction, endFraction: endFraction)
        case .angular(let stops, let center, let start, let end):
            .angular(weaker(stops), center: center, start: start, end: end)
        }
    }
}
