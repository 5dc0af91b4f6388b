/// In how many colours symbols are drawn.
///
/// Glide's symbols have two layers where a sign stands on a filled circle, square or other ground (`….circle.fill`), and
/// one otherwise.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case monochrome, hierarchical, palette, multicolor
    }

    let kind: Kind

    /// In the foreground style alone; a sign on a filled ground is left out of it.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The sign in the foreground style, the ground weaker.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The sign in the first and the ground in the second of the styles given to `foregroundStyle(_:_:)`.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// In colours of their own: signs that warn on yellow, that forbid on red, that agree on green, the sun yellow; others
    /// in the foreground style.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// In how many colours symbols are drawn; nil is one, or two where two styles were given.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets in how many colours the symbols inside are drawn; nil goes back to the default.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets in how many colours the symbol is drawn; nil takes the mode of the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changing { $0.renderingMode = mode }
    }
}

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
            let fill = Fill.color(color.resolved(in: environment.colorScheme))
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
