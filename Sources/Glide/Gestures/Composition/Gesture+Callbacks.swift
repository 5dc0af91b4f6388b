extension Gesture {
    /// Runs `action` once when the gesture has been recognised; not when it fails or is cancelled.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(self, GestureCallbacks(ended: action))
    }

    /// Runs `action` once when a gesture that had begun ends without having been recognised: a scroll view took the
    /// finger, the view or the window went, the finger strayed too far.
    ///
    /// "Begun" is what the app could know of: a tap and a long press begin when the finger goes down, a drag once it
    /// has gone its distance. Without an `onCancelled`, each `@State` that `onChanged` wrote goes back to its value
    /// from before, unless something else has written it since.
    public func onCancelled(_ action: @escaping () -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(self, GestureCallbacks(cancelled: action))
    }

    /// Tells when the gesture gets under way (true) and when it ends, whichever way (false).
    func onPressing(_ action: @escaping (Bool) -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(self, GestureCallbacks(pressing: action))
    }

    /// Writes to `sink` while the gesture is under way, and resets it at the end, whichever way the gesture ends.
    /// Floor 5 builds `updating(_:body:)` upon it.
    func updating<Sink: GestureStateSink>(
        sink: Sink, body: @escaping (Value, inout Sink.State, inout Sink.Transaction) -> Void
    ) -> GestureStateGesture<Self, Sink.State> {
        GestureStateGesture(self, sink: sink, body: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs `action` with each new value while the gesture is under way, without animation unless `action` asks for one
    /// or `.animation(_:value:)` stands above.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(
            self,
            GestureCallbacks(changed: action, isEqual: { $0 == $1 }, changesAreUnanimated: true, restoresWrites: true))
    }
}
