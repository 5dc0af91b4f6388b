extension Animator {
    /// Takes note that the model moved by `change` under `transaction` at `time`.
    ///
    /// - Parameter modelVelocity: how fast something else, a finger, was moving the model until now, per second.
    @MainActor
    mutating func shift(
        by change: Value, transaction: Transaction, at time: Time, unit: Double = 1, modelVelocity: Value? = nil
    ) {
        let velocity =
            transaction.initialVelocity == 0 ? modelVelocity : change.scaled(by: transaction.initialVelocity)
        let outcome = shift(
            by: change, animation: transaction.animation, at: time, scale: unit, initialVelocity: velocity,
            completions: transaction.completions)
        if outcome == .rejected {
            Warnings.warnOnce(
                "animation-rejected-\(String(describing: transaction.animation))",
                "The animation \(transaction.animation.map { "\($0)" } ?? "") or the change it was given holds a number "
                    + "that is not finite; the change is shown at once.")
        }
    }

    /// Brings the animator to `time`; answers whether it must be asked again.
    @MainActor
    mutating func advance(to time: Time) -> Bool {
        collectCompletions(at: time, into: &DueCompletions.list)
        return isActive
    }

    /// Whether something moves, or somebody waits for the end of a motion that another has cut short.
    var isActive: Bool { isRunning || hasCompletions }

    /// Stops at once; what waited for the end is told.
    @MainActor
    mutating func cancel() {
        if isActive { cancel(into: &DueCompletions.list) }
    }
}

/// The completions that are to be run after the pass at hand.
@MainActor
enum DueCompletions {
    @exclusivity(unchecked) static var list: [AnimationCompletion] = []

    static func run() {
        while !list.isEmpty {
            let due = list
            list.removeAll()
            for completion in due { completion.run() }
        }
    }
}
