/// State changes of one transaction that have not been shown yet.
@MainActor
struct PendingChanges {
    /// The block of code that made them; blocks are shown one after the other.
    var block: Int
    var transaction: Transaction
    /// When they were made.
    var time: Time
    var changes: [() -> Void] = []
}
