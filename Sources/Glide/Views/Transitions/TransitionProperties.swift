/// What Glide may know of a transition.
public struct TransitionProperties: Hashable, Sendable {
    /// Whether something moves, grows or turns. Where people ask for less motion, such a transition is replaced by a
    /// fade.
    public var hasMotion: Bool

    /// Properties of a transition that moves something, or does not.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}
