/// The symbol springs up once, as if it had been pushed.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true

    /// It grows first.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    /// It shrinks first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// Layers one after the other.
    @available(*, unavailable, message: "Glide's symbols move as a whole: leave byLayer out")
    public var byLayer: BounceSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .bounce(isUp: isUp)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol springs up once, as if it had been pushed.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect().up }
}
