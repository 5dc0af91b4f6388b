/// A gesture that writes to a `@GestureState` while it is under way: what `updating(_:body:)` returns.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The base's value.
    public typealias Value = Base.Value

    let base: Base
    let update: (Time, Base.Value) -> Void
    let reset: () -> Void

    init<Sink: GestureStateSink>(
        _ base: Base, sink: Sink, body: @escaping (Base.Value, inout Sink.State, inout Sink.Transaction) -> Void
    ) where Sink.State == State {
        self.base = base
        update = { time, value in
            sink.update(at: time) { state, transaction in body(value, &state, &transaction) }
        }
        reset = { sink.reset() }
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Base.Value> {
        let (surroundings, update, reset) = (request.surroundings, update, reset)
        var callbacks = GestureCallbacks<Base.Value>()
        callbacks.changed = { update(surroundings.now, $0) }
        callbacks.finished = reset
        return _CallbackGesture(base, callbacks)._recogniser(request)
    }
}
