/// A symbol takes the place of another: for `contentTransition(.symbolEffect(.replace))`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    enum Style: Hashable, Sendable {
        case downUp, upUp, offUp
    }

    private var style = Style.downUp

    /// The old symbol shrinks away, then the new one grows in its place.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
    /// The old symbol grows and fades away, then the new one grows in its place.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
    /// The old symbol is gone at once, and the new one grows in its place.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Layers one after the other.
    @available(*, unavailable, message: "Glide's symbols are replaced as a whole: leave byLayer out")
    public var byLayer: ReplaceSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .replace(style)) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The old symbol shrinks away, then the new one grows in its place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
}
