/// The symbol grows into its place: for `transition(.symbolEffect(.appear))`.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
    private var isUp = true

    /// It grows as it comes.
    public var up: AppearSymbolEffect { AppearSymbolEffect(isUp: true) }
    /// It shrinks as it comes.
    public var down: AppearSymbolEffect { AppearSymbolEffect(isUp: false) }
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: AppearSymbolEffect { self }
    /// Layers one after the other.
    @available(*, unavailable, message: "Glide's symbols move as a whole: leave byLayer out")
    public var byLayer: AppearSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .hide(isUp: !isUp)) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol grows into its place.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect().up }
}
