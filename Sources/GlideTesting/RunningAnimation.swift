/// One animated attribute as it is now.
public struct RunningAnimation: CustomStringConvertible {
    /// The kind of view that is animated.
    public let node: String
    /// What of it is animated.
    public let attribute: String
    /// The value shown.
    public let value: String
    /// Its change per second.
    public let velocity: String
    /// Where it goes.
    public let target: String
    /// The animation that takes it there.
    public let animation: String

    init(_ running: SceneInspection.Running) {
        node = running.node
        attribute = running.attribute
        value = running.value
        velocity = running.velocity
        target = running.target
        animation = running.animation
    }

    /// The animation in one line.
    public var description: String {
        "\(node).\(attribute) = \(value), velocity \(velocity), target \(target), \(animation)"
    }
}
