/// A gesture whose type is hidden; it may change from one update of the view to the next.
public struct AnyGesture<Value>: Gesture {
    private let recogniser: (_RecogniserRequest) -> _RecogniserReply<Value>

    /// Hides the type of `gesture`.
    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
        recogniser = { gesture._recogniser($0) }
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        let known = request.existing as? ErasedRecogniser<Value>
        let inner = recogniser(request.part(known?.newest)).recogniser
        if let known {
            known.use(inner)
            return _RecogniserReply(known)
        }
        return _RecogniserReply(ErasedRecogniser(inner, surroundings: request.surroundings))
    }
}
