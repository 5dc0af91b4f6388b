/// The symbol grows fainter and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: PulseSymbolEffect { self }
    /// Only some of the layers.
    @available(*, unavailable, message: "Glide's symbols pulse as a whole: leave byLayer out")
    public var byLayer: PulseSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .pulse) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol grows fainter and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
