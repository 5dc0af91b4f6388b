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

/// Stands for a subscription, which ends with it.
public final class AnyCancellable: Hashable {
    private var onCancel: (() -> Void)?

    /// A subscription that `cancel` ends.
    public init(_ cancel: @escaping () -> Void) {
        onCancel = cancel
    }

    /// Ends the subscription; a second time does nothing.
    public func cancel() {
        onCancel?()
        onCancel = nil
    }

    /// Keeps the subscription in `collection`, as long as that lasts.
    public func store(in collection: inout Set<AnyCancellable>) {
        collection.insert(self)
    }

    /// Keeps the subscription in `collection`, as long as that lasts.
    public func store<Cancellables: RangeReplaceableCollection<AnyCancellable>>(in collection: inout Cancellables) {
        collection.append(self)
    }

    /// Whether `a` and `b` are the same subscription.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes the subscription's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    deinit {
        onCancel?()
    }
}

/// Those who want to hear of values, in the order in which they came.
final class Subscribers<Value> {
    private var receivers: [(id: Int, receive: @MainActor (Value) -> Void)] = []
    private var count = 0

    /// Adds a receiver until the result is cancelled.
    @MainActor
    func add(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
        count += 1
        let id = count
        receivers.append((id, receive))
        return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
    }

    /// Tells everybody.
    func send(_ value: Value) {
        if receivers.isEmpty { return }
        nonisolated(unsafe) let value = value
        let present = receivers
        assumeMainActor { for receiver in present { receiver.receive(value) } }
    }
}
