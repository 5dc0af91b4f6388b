/// A style as it is in surroundings further up.
struct SettledStyle: ShapeStyle, @unchecked Sendable {
    let style: AnyShapeStyle
    let environment: EnvironmentValues

    func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        guard style.style is HierarchicalShapeStyle || style.style is ForegroundStyle else {
            return style._fill(in: environment)
        }
        return style._fill(in: self.environment)
    }
}
