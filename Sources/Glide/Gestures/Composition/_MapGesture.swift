/// A gesture whose value is made from another's. For the library only: what `map` returns.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    let base: Base
    let transform: (Base.Value) -> Value

    init(_ base: Base, _ transform: @escaping (Base.Value) -> Value) {
        self.base = base
        self.transform = transform
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        let known = request.existing as? MapRecogniser<Base.Value, Value>
        let child = base._recogniser(request.part(known?.child)).recogniser
        if let known, known.child === child {
            known.transform = transform
            return _RecogniserReply(known)
        }
        return _RecogniserReply(
            MapRecogniser(child, surroundings: request.surroundings, transform: transform))
    }
}
