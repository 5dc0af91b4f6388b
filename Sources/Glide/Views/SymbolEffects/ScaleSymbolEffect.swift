/// The symbol is larger or smaller as long as the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true

    /// It is larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    /// It is smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// Layers one after the other.
    @available(*, unavailable, message: "Glide's symbols move as a whole: leave byLayer out")
    public var byLayer: ScaleSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .scale(isUp: isUp)) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger as long as the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect().up }
}
