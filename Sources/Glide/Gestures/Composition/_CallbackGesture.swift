/// A gesture with something to tell the app. For the library only: what `onEnded` and the like return.
public struct _CallbackGesture<Base: Gesture>: Gesture {
    /// The base's value.
    public typealias Value = Base.Value

    let base: Base
    let callbacks: GestureCallbacks<Base.Value>

    init(_ base: Base, _ callbacks: GestureCallbacks<Base.Value>) {
        self.base = base
        self.callbacks = callbacks
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Base.Value> {
        let known = request.existing as? CallbackRecogniser<Base.Value>
        let isHandler = callbacks.cancelled != nil
        let child = base._recogniser(
            request.part(known?.child, handlesCancellation: request.handlesCancellation || isHandler)
        ).recogniser
        var callbacks = callbacks
        if request.handlesCancellation || child.hasCancelHandler { callbacks.restoresWrites = false }
        if let known, known.child === child {
            known.callbacks = callbacks
            return _RecogniserReply(known)
        }
        return _RecogniserReply(
            CallbackRecogniser(child, surroundings: request.surroundings, callbacks: callbacks))
    }
}
