/// The fills of a symbol's layers.
struct SymbolFills: Equatable {
    /// Of the sign, and of symbols with one layer.
    var sign: Fill
    /// Of the ground behind the sign; nil leaves the sign out of a ground in the sign's fill.
    var ground: Fill?

    /// The fills of the symbol `name` for `mode` in the surroundings.
    @MainActor
    init(_ name: String, mode: SymbolRenderingMode?, in environment: EnvironmentValues) {
        sign = ForegroundStyle()._fill(in: environment).fill
        switch mode?.kind ?? (environment.foregroundLevels.isEmpty ? .monochrome : .palette) {
        case .monochrome: break
        case .hierarchical: ground = sign.opacity(0.25)
        case .palette:
            ground = HierarchicalShapeStyle.secondary._fill(in: environment).fill
            if environment.foregroundLevels.isEmpty { ground = nil }
        case .multicolor:
            guard let color = Self.color(of: name) else { break }
            let fill = Fill.color(color.resolved(in: environment.colors))
            if SymbolShape.hasGround(name) {
                ground = fill
                sign = .color(Color.white.resolved(in: .light))
            } else {
                sign = fill
            }
        }
    }

    private static func color(of name: String) -> Color? {
        let colors: [(String, Color)] = [
            ("exclamationmark", .yellow), ("sun.", .yellow), ("star.", .yellow), ("bolt.", .yellow), ("xmark", .red),
            ("minus.circle", .red), ("trash", .red), ("heart", .red), ("checkmark", .green), ("plus.circle", .green),
            ("questionmark", .blue), ("info", .blue),
        ]
        return colors.first { name.hasPrefix($0.0) }?.1
    }
}
