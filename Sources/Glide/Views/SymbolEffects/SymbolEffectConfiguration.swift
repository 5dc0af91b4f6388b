/// What a symbol effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(isUp: Bool)
        case pulse
        case variableColor(VariableColorSymbolEffect.Style)
        case scale(isUp: Bool)
        case hide(isUp: Bool)
        case rotate(isClockwise: Bool)
        case wiggle(WiggleSymbolEffect.Way)
        case breathe(fades: Bool)
        case replace(ReplaceSymbolEffect.Style)
    }

    let kind: Kind
}
