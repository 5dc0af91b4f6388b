private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension Image {
    /// How large symbols are beside text of the same font.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// About a fifth smaller.
        case small
        /// A little higher than capital letters.
        case medium
        /// About a quarter larger.
        case large

        /// Factor on the size of the font.
        var factor: Double {
            switch self {
            case .small: 0.79
            case .medium: 1
            case .large: 1.27
            }
        }
    }
}

/// Variants of symbols: filled, in a circle, and so on. Several can be put together: `.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
    /// Parts of names, in their order.
    private var parts: [String]

    private init(_ parts: [String]) {
        self.parts = parts
    }

    /// The symbols as they are named.
    public static let none = SymbolVariants([])
    /// In a circle.
    public static let circle = SymbolVariants(["circle"])
    /// In a square.
    public static let square = SymbolVariants(["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(["fill"])
    /// Struck through.
    public static let slash = SymbolVariants(["slash"])

    /// The variant, in a circle.
    public var circle: SymbolVariants { SymbolVariants(parts + ["circle"]) }
    /// The variant, in a square.
    public var square: SymbolVariants { SymbolVariants(parts + ["square"]) }
    /// The variant, in a rectangle.
    public var rectangle: SymbolVariants { SymbolVariants(parts + ["rectangle"]) }
    /// The variant, filled.
    public var fill: SymbolVariants { SymbolVariants(parts + ["fill"]) }
    /// The variant, struck through.
    public var slash: SymbolVariants { SymbolVariants(parts + ["slash"]) }

    /// The names that come closest to the variant of the symbol `name`, the best first.
    func names(for name: String) -> [String] {
        if parts.isEmpty { return [name] }
        let order = ["circle", "square", "rectangle", "slash", "fill"]
        let wanted = order.filter { parts.contains($0) && !name.split(separator: ".").contains(Substring($0)) }
        if wanted.isEmpty { return [name] }
        // "bell.badge" becomes "bell.badge.fill" or, where that is missing, stays as it is.
        var names = [([name] + wanted).joined(separator: ".")]
        for count in stride(from: wanted.count - 1, to: 0, by: -1) {
            names.append(([name] + wanted.suffix(count)).joined(separator: "."))
        }
        return names + [name]
    }

    /// Both variants together.
    func union(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(parts + other.parts) }
}

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant in which symbols are shown, where there is one.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Sets how large symbols are beside text of the same font.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Shows symbols in `variant` as well, where there are such ones.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        EnvironmentModified(content: self) { $0.symbolVariants = $0.symbolVariants.union(variant) }
    }
}
