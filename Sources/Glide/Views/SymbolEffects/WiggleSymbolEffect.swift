/// The symbol swings to and fro and comes to rest.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    enum Way: Hashable, Sendable {
        /// Turning, clockwise first.
        case turn(isClockwise: Bool)
        /// Moving in a direction first, clockwise from the right.
        case move(Angle)
        /// Moving first where reading goes on, or where it comes from.
        case read(isForward: Bool)
    }

    private var way = Way.turn(isClockwise: true)

    /// It turns, clockwise first.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .turn(isClockwise: true)) }
    /// It turns, counter-clockwise first.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .turn(isClockwise: false)) }
    /// It moves, to the left first.
    public var left: WiggleSymbolEffect { custom(angle: .degrees(180)) }
    /// It moves, to the right first.
    public var right: WiggleSymbolEffect { custom(angle: .zero) }
    /// It moves, up first.
    public var up: WiggleSymbolEffect { custom(angle: .degrees(-90)) }
    /// It moves, down first.
    public var down: WiggleSymbolEffect { custom(angle: .degrees(90)) }
    /// It moves, where reading goes on first.
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(way: .read(isForward: true)) }
    /// It moves, back to where reading comes from first.
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(way: .read(isForward: false)) }
    /// It moves along a line, `angle` clockwise from the right first; an angle that is not finite counts as 0.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        WiggleSymbolEffect(way: .move(angle.radians.isFinite ? angle : .zero))
    }
    /// All of the symbol at once, which is what it does anyway.
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// Layers one after the other.
    @available(*, unavailable, message: "Glide's symbols move as a whole: leave byLayer out")
    public var byLayer: WiggleSymbolEffect { self }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .wiggle(way)) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol swings to and fro, turning, and comes to rest.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect().clockwise }
}
