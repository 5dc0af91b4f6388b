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
