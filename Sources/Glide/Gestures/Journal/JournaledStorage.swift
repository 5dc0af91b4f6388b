/// The place where a `@State` keeps its value, as seen by `WriteJournal`.
///
/// The setter of the property wrapper itself (not of its bindings) reads
/// ```swift
/// WriteJournal.current?.willWrite(self)
/// // store the new value
/// WriteJournal.current?.didWrite(self)
/// ```
@MainActor
protocol JournaledStorage: AnyObject {
    associatedtype Value
    /// The value right now.
    var journaledValue: Value { get }
    /// Rises by one with each write, whoever writes: tells values apart that cannot be compared.
    var writeCount: Int { get }
    /// Writes `value` back and marks what depends on it as changed, under the transaction in force.
    func restoreJournaledValue(_ value: Value)
}
