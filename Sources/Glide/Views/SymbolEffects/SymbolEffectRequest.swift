/// An effect that a view around symbols asks for.
struct SymbolEffectRequest: Equatable {
    enum Trigger: Equatable {
        /// Runs each time the number is another one.
        case count(Int)
        case active(Bool)
        /// As `active`, but comes and goes with the animation of the change: for transitions.
        case held(Bool)
    }

    /// Tells the view that asks from others.
    let source: Int
    var kind: SymbolEffectConfiguration.Kind
    var options: SymbolEffectOptions
    var trigger: Trigger

    @MainActor private static var lastSource = 0

    /// A number for a view that asks for effects.
    @MainActor
    static func newSource() -> Int {
        lastSource += 1
        return lastSource
    }
}

private enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectRequest] { [] } }

extension EnvironmentValues {
    /// The effects for the symbols inside, the outermost first.
    var symbolEffects: [SymbolEffectRequest] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}
