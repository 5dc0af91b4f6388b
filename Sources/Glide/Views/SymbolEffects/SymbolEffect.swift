/// A movement or a play of light that is made for symbols.
///
/// It is given to `symbolEffect(_:options:value:)`, `symbolEffect(_:options:isActive:)`, `transition(_:)` or
/// `contentTransition(_:)`. Layout does not notice.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs and ends, each time a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}
