/// The symbol grows a little and shrinks again, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var fades = false

    /// It keeps its colour.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
    /// It grows fainter as it grows.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: BreatheSymbolEffect { self }
    /// Layers one after the other.
    @available(*, unavailable, message: "Glide's symbols move as a whole: leave byLayer out")
    public var byLayer: BreatheSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .breathe(fades: fades)) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows a little and shrinks again, slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect().plain }
}
