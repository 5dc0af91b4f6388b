/// Fades in and out.
public struct OpacityTransition: Transition {
    /// A fade.
    public init() {}

    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// Invisible unless the view is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
