/// The symbol turns about its middle: once round, or on and on as long as the effect is active.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isClockwise = true

    /// As the hands of a clock.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    /// Against the hands of a clock.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: RotateSymbolEffect { self }
    /// Only some of the layers.
    @available(*, unavailable, message: "Glide's symbols turn as a whole: leave byLayer out")
    public var byLayer: RotateSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .rotate(isClockwise: isClockwise))
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns about its middle, clockwise.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect().clockwise }
}
