/// Runs `body` and animates what changes on screen because of the state that it writes.
///
/// The innermost block counts for a change; nil shows the changes at once. Work that `body` only starts (a task, a
/// timer) is not part of the block. Call it on the main thread.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.completions = []
    return try Transaction.perform(transaction, body)
}

/// Runs `body`, animates what changes because of it, and calls `completion` once when these animations have ended.
///
/// - Parameters:
///   - completionCriteria: when an animation counts as ended.
///   - completion: called on the main actor; with the next frame where nothing was animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.completions = []
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try Transaction.perform(transaction, body)
}

/// Runs `body` with `transaction` laid over the current one: what was set in it counts, the rest stays.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.perform(transaction.laid(over: Transaction.current), body)
}

/// Runs `body` with one value of the current transaction replaced.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    transaction.completions = []
    return try Transaction.perform(transaction, body)
}
