extension Animator {
    /// Takes note that the model moved by `change` under `transaction` at `time`.
    mutating func shift(by change: Value, transaction: Transaction, at time: Time, unit: Double = 1) {
        shift(by: change, animation: transaction.animation, at: time, unit: unit)
    }

    /// Brings the animator to `time`; answers whether it still runs.
    mutating func advance(to time: Time) -> Bool {
        if hasEnded(at: time) {
            cancel()
            return false
        }
        return true
    }
}
