/// A value that follows a gesture and goes back to its start when the gesture is over, however it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let prepareReset: (Value, inout Transaction) -> Void
    private var storage: StateStorage<Value>?

    /// A value that starts as `wrappedValue` and goes back there with `resetTransaction`.
    public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
        initial = wrappedValue
        prepareReset = { $1 = resetTransaction }
    }

    /// A value that starts as `initialValue` and goes back there with `resetTransaction`.
    public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A value that starts as `wrappedValue` and goes back there with the transaction that `reset` makes, given the
    /// last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        prepareReset = reset
    }

    /// The value.
    public var wrappedValue: Value { storage?.value ?? initial }

    /// What `updating(_:body:)` takes.
    public var projectedValue: GestureState<Value> { self }

    /// Where the gesture writes.
    @MainActor
    struct Sink: GestureStateSink {
        let state: GestureState<Value>

        func update(at time: Time, _ body: (inout Value, inout Transaction) -> Void) {
            guard let storage = state.storage else { return }
            var value = storage.value
            var transaction = Transaction()
            transaction.tracksVelocity = true
            body(&value, &transaction)
            withTransaction(transaction) { storage.writeThroughBinding(value) }
        }

        func reset() {
            guard let storage = state.storage else { return }
            var transaction = Transaction()
            state.prepareReset(storage.value, &transaction)
            withTransaction(transaction) { storage.writeThroughBinding(state.initial) }
        }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A value that starts as nil and goes back there with `resetTransaction`.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext) {
        let kept =
            slot.map { unsafeDowncast($0, to: StateStorage<Value>.self) } ?? StateStorage(initial, host: context.host)
        slot = kept
        storage = kept
    }
}

extension Gesture {
    /// Writes `state` while the gesture is under way; when it is over, however it ends, the state goes back.
    ///
    /// - Parameter body: is given the gesture's value, the state, and the transaction with which it is written.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        updating(sink: GestureState<State>.Sink(state: state), body: body)
    }
}
