/// One line of the list of running animations.
struct RunningAnimation: CustomStringConvertible {
    /// The kind of node that is animated.
    var node: String
    /// What of it is animated.
    var attribute: String
    /// The value shown now.
    var value: String
    /// Its change per second.
    var velocity: String
    /// Where it goes.
    var target: String
    /// The animation that takes it there.
    var animation = ""

    var description: String {
        "\(node).\(attribute) = \(value), velocity \(velocity), target \(target)"
            + (animation.isEmpty ? "" : ", \(animation)")
    }
}
