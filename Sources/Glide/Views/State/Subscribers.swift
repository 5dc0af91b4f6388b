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
