/// The symbol shrinks and fades away. As long as the effect is active it cannot be seen; its room stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp = false

    /// It grows as it goes.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
    /// It shrinks as it goes.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(isUp: false) }
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// Layers one after the other.
    @available(*, unavailable, message: "Glide's symbols move as a whole: leave byLayer out")
    public var byLayer: DisappearSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .hide(isUp: isUp)) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol shrinks and fades away.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect().down }
}
