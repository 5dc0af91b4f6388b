import GlideMotion

/// A model value with its animator: what a node does with one attribute.
struct Track {
    var model = 0.0
    var animator = Animator<Double>()
    /// A scale so large that no spring is ever near enough to its end to be cut off.
    static let endless = 1e12

    init(_ program: [(time: Double, target: Double, animation: Animation?)] = [], scale: Double = 1) {
        for change in program {
            set(change.target, change.animation, at: change.time, scale: scale)
        }
    }

    mutating func set(
        _ target: Double, _ animation: Animation?, at time: Double, scale: Double = 1, initialVelocity: Double? = nil,
        completions: [AnimationCompletion] = []
    ) {
        animator.shift(
            by: target - model, animation: animation, at: .seconds(time), scale: scale,
            initialVelocity: initialVelocity, completions: completions)
        model = target
    }

    func value(at time: Double) -> Double { model + animator.offset(at: .seconds(time)) }
    func velocity(at time: Double) -> Double { animator.velocity(at: .seconds(time)) }
}
