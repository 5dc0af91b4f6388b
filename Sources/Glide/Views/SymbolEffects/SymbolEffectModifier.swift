/// `content` with an effect on the symbols inside.
struct SymbolEffectModified<Content: View>: PrimitiveView {
    enum Trigger {
        case value(any Equatable)
        case active(Bool)
        case held(Bool)
    }

    let content: Content
    let kind: SymbolEffectConfiguration.Kind
    let options: SymbolEffectOptions
    let trigger: Trigger

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        SymbolEffectElement(view, in: context)
    }
}

/// Counts the changes of the value, and tells the symbols inside by way of the environment.
final class SymbolEffectElement<Content: View>: TypedElement<SymbolEffectModified<Content>> {
    private var child: TypedElement<Content>!
    private let number = SymbolEffectRequest.newSource()
    private var changes = 0

    override init(_ view: SymbolEffectModified<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: inner(context))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func update(_ view: SymbolEffectModified<Content>, in context: _ElementContext) {
        if case .value(let new) = view.trigger, case .value(let old) = self.view.trigger, !isEqual(new, old) {
            changes += 1
        }
        super.update(view, in: context)
        child.update(view.content, in: inner(context))
    }

    private func inner(_ context: _ElementContext) -> _ElementContext {
        var inner = context.below(self)
        if let speed = view.options.oddSpeed {
            Warnings.warnOnce(
                "symbol-speed-\(place)",
                "symbolEffect: a speed of \(speed) is not a number above 0; it counts as 1. In \(place)")
        }
        let trigger: SymbolEffectRequest.Trigger =
            switch view.trigger {
            case .value: .count(changes)
            case .active(let isActive): .active(isActive)
            case .held(let isHeld): .held(isHeld)
            }
        inner.environment.symbolEffects.append(
            SymbolEffectRequest(
                source: number, kind: view.kind, options: view.options, trigger: trigger))
        return inner
    }
}

extension View {
    /// Runs `effect` on the symbols inside each time `value` changes; not when they first appear.
    ///
    /// The effect is damped motion of its own, whatever animation the change has. A change on the way goes on from where
    /// the symbol is. Symbols that nobody sees ask for no frames. Where people ask for less motion, what would move
    /// grows fainter and comes back instead.
    public func symbolEffect<Effect: SymbolEffect & DiscreteSymbolEffect, Value: Equatable>(
        _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View {
        SymbolEffectModified(
            content: self, kind: effect.configuration.kind, options: options, trigger: .value(value))
    }

    /// Keeps `effect` up on the symbols inside as long as `isActive` is true; without further options, on and on.
    public func symbolEffect<Effect: SymbolEffect & IndefiniteSymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        SymbolEffectModified(
            content: self, kind: effect.configuration.kind, options: options, trigger: .active(isActive))
    }

    /// Shows a symbol as long as the effect is active.
    @available(
        *, unavailable,
        message: "write symbolEffect(.disappear, isActive:) with the opposite condition, or transition(.symbolEffect)"
    )
    public func symbolEffect(
        _ effect: AppearSymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Keeps effects that views around this one ask for from the symbols inside, if `isEnabled`.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        EnvironmentModified(content: self) { if isEnabled { $0.symbolEffects = [] } }
    }
}
