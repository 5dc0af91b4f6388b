/// Something that tells of values as they come, for `onReceive(_:perform:)`.
///
/// A small part of what Combine calls by this name: no schedulers, no completion, no failure. All of it happens on the
/// main actor.
public protocol Publisher<Output> {
    /// The type of the values.
    associatedtype Output
    /// Calls `receiveValue` with every value, until the result is cancelled or nobody holds it any longer.
    @MainActor func sink(receiveValue: @escaping @MainActor (Output) -> Void) -> AnyCancellable
}
