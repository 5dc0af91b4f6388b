extension Animator {
    /// Takes note that the model moved by `change` under `transaction` at `time`.
    @MainActor
    mutating func shift(by change: Value, transaction: Transaction, at time: Time, unit: Double = 1) {
        let outcome = shift(
            by: change, animation: transaction.animation, at: time, scale: unit,
            completion: transaction.completions.first)
        if outcome == .rejected {
            Warnings.warnOnce(
                "animation-rejected-\(String(describing: transaction.animation))",
                "The animation \(transaction.animation.map { "\($0)" } ?? "") or the change it was given holds a number "
                    + "that is not finite; the change is shown at once.")
        }
    }

    /// Brings the animator to `time`; answers whether it still runs.
    @MainActor
    mutating func advance(to time: Time) -> Bool {
        collectCompletions(at: time, into: &DueCompletions.list)
        return isRunning
    }

    /// Stops at once; what waited for the end is told.
    @MainActor
    mutating func cancel() {
        cancel(into: &DueCompletions.list)
    }
}

/// The completions that are to be run after the pass at hand.
@MainActor
enum DueCompletions {
    static var list: [AnimationCompletion] = []

    static func run() {
        while !list.isEmpty {
            let due = list
            list.removeAll()
            for completion in due { completion.run() }
        }
    }
}
