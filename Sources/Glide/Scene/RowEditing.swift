/// What can be done by hand with a row that a collection made.
struct RowEditing {
    /// The rows of the same collection have the same.
    var collection: ObjectIdentifier
    /// Where the row stands in the collection.
    var index: () -> Int
    /// Takes the row at a place out of the collection; nil where that cannot be done.
    var delete: ((Int) -> Void)?
    /// Moves the row at a place before the one at another; nil where that cannot be done.
    var move: ((_ from: Int, _ to: Int) -> Void)?
    /// Keeps the row alive wherever it is carried, or no longer.
    var hold: (Bool) -> Void

    var deletes: Bool { delete != nil }
    var moves: Bool { move != nil }
}
