/// Comes and goes at once.
public struct IdentityTransition: Transition {
    /// No transition.
    public init() {}

    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
    }
}

extension Transition where Self == IdentityTransition {
    /// Comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}
