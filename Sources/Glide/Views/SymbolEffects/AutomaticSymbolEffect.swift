/// What fits the occasion: symbols that come and go grow and shrink, and one takes the place of another in the same way.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace(.downUp)) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What fits the occasion.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
