/// An attribute of a node: the value that was set and the value that is shown.
struct AnimatedValue<Value: VectorArithmetic> {
    /// The value that was set last.
    private(set) var model: Value
    /// The value shown in the frame at hand.
    private(set) var presented: Value
    private var animator = Animator<Value>()
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

    /// Sets the value; with an animation in the transaction the shown value travels there. Answers whether it does.
    @MainActor mutating func set(_ value: Value, transaction: Transaction, at time: Time) -> Bool {
        if value == model { return animator.isActive }
        let change = value - model
        model = value
        animator.shift(by: change, transaction: transaction, at: time, unit: unit)
        presented = animator.isRunning ? model + animator.offset(at: time) : model
        return animator.isActive
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
}
