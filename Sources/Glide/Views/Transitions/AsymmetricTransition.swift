/// Comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The way in.
    public var insertion: Insertion
    /// The way out.
    public var removal: Removal

    /// In by `insertion`, out by `removal`.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Moves if one of the two does.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// The removal is the identity on the way in, and the other way round, so that a change of mind is smooth.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
}

/// Two transitions at once.
struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
    var inner: Inner
    var outer: Outer

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
    var base: Base
    var animation: Animation?

    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.animation(animation) { base.apply(content: $0, phase: phase) }
    }
}

/// A transition between two states of a view modifier.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
    var active: Modifier
    var identity: Modifier

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
