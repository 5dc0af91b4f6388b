/// An effect on a picture that is made of numbers which travel in an animation.
class AnimatedImageEffectNode<Numbers: VectorArithmetic>: ImageEffectNode {
    /// What the effect is made of.
    final private(set) var numbers: AnimatedValue<Numbers>

    /// - Parameter unit: by what the end of a motion is measured (`AnimatedValue`).
    init(_ numbers: Numbers, unit: Double = 1) {
        self.numbers = AnimatedValue(numbers, unit: unit)
        super.init()
        apply()
    }

    /// Takes the numbers of the moment into what the layer shows.
    func apply() {}

    /// What the numbers are called in the list of what moves.
    var attribute: String { kind }

    /// The numbers in words, for that list.
    func words(_ numbers: Numbers) -> String { "\(numbers)" }

    /// Sends the numbers to `value` as the transaction says.
    final func set(_ value: Numbers, transaction: Transaction, at time: Time) {
        if value == numbers.model { return }
        if numbers.set(value, transaction: transaction, at: time) { animationBegan() }
        apply()
    }

    /// Puts the numbers to `value` at once.
    final func put(_ value: Numbers, at time: Time) {
        _ = numbers.set(value, transaction: Transaction(), at: time)
        numbers.cancel()
    }

    override var isRunning: Bool { super.isRunning || numbers.isRunning }

    override func cancelAnimations() {
        super.cancelAnimations()
        numbers.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if numbers.isRunning {
            if numbers.advance(to: time) { runs = true }
            apply()
        }
        return runs
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        guard numbers.isRunning else { return }
        list.append(numbers.listing(node: kind, attribute: attribute, at: time) { words($0) })
    }
}
