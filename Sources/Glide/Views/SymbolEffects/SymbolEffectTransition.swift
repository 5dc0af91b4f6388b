/// Has the symbols inside a view that comes or goes grow and shrink. What else is in it comes and goes at once.
public struct SymbolEffectTransition: Transition {
    private let kind: SymbolEffectConfiguration.Kind
    private let options: SymbolEffectOptions

    /// Symbols come and go with `effect`.
    public init<Effect: SymbolEffect & TransitionSymbolEffect>(
        effect: Effect, options: SymbolEffectOptions = .default
    ) {
        kind = effect.configuration.kind
        self.options = options
    }

    /// Symbols know by themselves what to do where people ask for less motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// Gone unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        SymbolEffectModified(content: content, kind: kind, options: options, trigger: .held(!phase.isIdentity))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols grow into their place and shrink away.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

    /// Symbols come and go with `effect`.
    public static func symbolEffect<Effect: SymbolEffect & TransitionSymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// Symbols grow into their place and shrink away.
    public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition(effect: .automatic)) }

    /// Symbols come and go with `effect`.
    public static func symbolEffect<Effect: SymbolEffect & TransitionSymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
