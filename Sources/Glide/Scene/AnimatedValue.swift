/// An attribute of a node: the value that was set and the value that is shown.
struct AnimatedValue<Value: VectorArithmetic> {
    /// The value that was set last.
    private(set) var model: Value
    /// The value shown in the frame at hand.
    private(set) var presented: Value
    private var animator = Animator<Value>()
    /// What a finger, or whatever else sets the value again and again, does to it; nil if nobody measures.
    private var tracker: GlideMotion.VelocityTracker<Value>?
    /// By what the end rule multiplies the value, so that small units count as points do.
    private let unit: Double

    init(_ value: Value, unit: Double = 1) {
        model = value
        presented = value
        self.unit = unit
    }

    /// Whether the value must be asked for each frame.
    var isRunning: Bool { animator.isActive }

    func velocity(at time: Time) -> Value { animator.velocity(at: time) }

    /// The animation that was started last and has not ended.
    var animation: Animation? { animator.animation }

    /// Sets the value; with an animation in the transaction the shown value travels there. Answers whether it does.
    @MainActor mutating func set(_ value: Value, transaction: Transaction, at time: Time) -> Bool {
        if value == model { return animator.isActive }
        let change = value - model
        model = value
        let speed = tracker?.velocity(at: time)
        if transaction.tracksVelocity {
            if tracker == nil { tracker = GlideMotion.VelocityTracker() }
            tracker?.add(model, at: time)
        } else {
            tracker = nil
        }
        animator.shift(by: change, transaction: transaction, at: time, unit: unit, modelVelocity: speed)
        presented = animator.isRunning ? model + animator.offset(at: time) : model
        return animator.isActive
    }

    /// Describes the value in another way, for example a colour as a gradient of two equal ones, without moving
    /// anything.
    mutating func reform(_ value: Value) {
        model = value
    }

    /// Shows `shown`, which moves with `velocity`, and lets it travel from there to `value`.
    @MainActor mutating func settle(
        from shown: Value, velocity: Value, to value: Value, animation: Animation, at time: Time
    ) {
        tracker = nil
        model = value
        animator.rebase(offset: shown - value, velocity: velocity, animation: animation, at: time, scale: unit)
        presented = animator.isRunning ? model + animator.offset(at: time) : model
    }

    /// Brings the shown value to `time`; answers whether it still travels.
    @MainActor mutating func advance(to time: Time) -> Bool {
        guard animator.isActive else { return false }
        let runs = animator.advance(to: time)
        presented = animator.isRunning ? model + animator.offset(at: time) : model
        return runs
    }

    /// Ends the animation at once.
    @MainActor mutating func cancel() {
        animator.cancel()
        presented = model
    }

    /// A line for the list of running animations.
    func listing(
        node: String, attribute: String, at time: Time, value: String? = nil, target: String? = nil,
        _ describe: (Value) -> String = { "\($0)" }
    ) -> RunningAnimation {
        RunningAnimation(
            node: node, attribute: attribute, value: value ?? describe(presented),
            velocity: describe(velocity(at: time)), target: target ?? describe(model),
            animation: animation.map { "\($0)" } ?? "")
    }
}
