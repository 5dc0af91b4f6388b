/// Something that fingers or the mouse do with a view, and what follows from it.
///
/// Attach one with `.gesture(_:)`, `.highPriorityGesture(_:)` or `.simultaneousGesture(_:)`. To make one of your own,
/// compose others in `body`.
@MainActor
public protocol Gesture<Value> {
    /// What the gesture tells: a drag's place, a magnification's factor.
    associatedtype Value
    /// The gesture that this one is made of; `Never` for those of the library.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    var body: Body { get }

    /// Makes the gesture's recogniser, or fits an existing one to this value. For the library only.
    func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value>
}

extension Gesture {
    /// Makes the recogniser of `body`. For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Body.Value> {
        body._recogniser(request)
    }
}

extension Gesture where Body == Never {
    /// The library's own gestures have no body; asking for it is an error.
    public var body: Never { fatalError("A gesture of the library has no body.") }
}
