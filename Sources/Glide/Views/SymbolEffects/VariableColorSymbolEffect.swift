/// The parts of the symbol light up one after the other: the waves of a loudspeaker, the bars of a chart.
///
/// Parts are what can be told apart in the outline, from the leading side, from the foot, or round about, as they lie. A
/// symbol of one piece grows fainter and comes back as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    struct Style: Hashable, Sendable {
        /// Whether parts stay lit when the next one lights up.
        var isCumulative = false
        /// Whether the light goes back the way it came, instead of beginning anew.
        var isReversing = false
        /// Whether parts that are not lit cannot be seen at all.
        var hides = false
    }

    private var style = Style()

    private func changing(_ change: (inout Style) -> Void) -> VariableColorSymbolEffect {
        with(self) { change(&$0.style) }
    }

    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { changing { $0.isCumulative = false } }
    /// Parts stay lit until all are.
    public var cumulative: VariableColorSymbolEffect { changing { $0.isCumulative = true } }
    /// The light goes back the way it came.
    public var reversing: VariableColorSymbolEffect { changing { $0.isReversing = true } }
    /// The light begins anew when it has come to the end.
    public var nonReversing: VariableColorSymbolEffect { changing { $0.isReversing = false } }
    /// Parts that are not lit cannot be seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { changing { $0.hides = true } }
    /// Parts that are not lit are fainter.
    public var dimInactiveLayers: VariableColorSymbolEffect { changing { $0.hides = false } }

    /// See `SymbolEffect`.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .variableColor(style)) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The parts of the symbol light up one after the other, one at a time.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
