import Observation

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Observable {
    private let registrar = ObservationRegistrar()
    private let subscribers = Subscribers<Void>()
    /// Stands for the object in the registrar.
    private var content: Void { () }

    /// A publisher without an object; `send()` must be called for each change.
    public init() {}

    /// Tells that the object is about to change.
    public func send() {
        registrar.withMutation(of: self, keyPath: \.content) {}
        subscribers.send(())
    }

    /// Takes note that the view whose body is being evaluated depends on the object.
    func access() {
        registrar.access(self, keyPath: \.content)
    }

    /// Calls `receiveValue` before every change.
    @MainActor
    public func sink(receiveValue: @escaping @MainActor (()) -> Void) -> AnyCancellable {
        subscribers.add(receiveValue)
    }
}
