/// A colour for texts, as dark or as light as they have to be.
struct LegibleText: ShapeStyle {
    private enum Base {
        case tint, secondary
        case color(Color)
    }

    private let base: Base

    /// The accent colour.
    static let tint = LegibleText(base: .tint)
    /// That of less important texts.
    static let secondary = LegibleText(base: .secondary)

    /// `color`; nil is the accent colour.
    static func color(_ color: Color?) -> LegibleText { LegibleText(base: color.map(Base.color) ?? .tint) }

    func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        let color: Color =
            switch base {
            case .tint: environment.tint ?? .accentColor
            case .secondary: .secondary
            case .color(let color): color
            }
        return Legibility.text(in: color, environment.colors)._fill(in: environment)
    }
}
