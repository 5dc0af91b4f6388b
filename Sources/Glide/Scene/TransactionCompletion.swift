/// One call that waits for the end of a transaction's animations.
///
/// It counts the animated attributes that the transaction started. It is called once, when the count is back at zero.
final class TransactionCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var waitingFor = 0

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Whether no attribute is animated on its behalf and it has not been called yet.
    var isIdle: Bool { waitingFor == 0 && action != nil }

    /// One more attribute is animated.
    func begin() {
        waitingFor += 1
    }

    /// One attribute is done; answers whether it was the last one.
    func end() -> Bool {
        waitingFor -= 1
        return waitingFor == 0
    }

    /// Calls the action, if it has not been called.
    func fire() {
        let action = action
        self.action = nil
        action?()
    }
}
