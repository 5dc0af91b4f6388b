/// Two gestures of which only one may be recognised; the first has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that was recognised.
    public enum Value {
        /// The first gesture's value.
        case first(First.Value)
        /// The second gesture's value.
        case second(Second.Value)
    }

    /// The gesture that has precedence.
    public var first: First
    /// The gesture that is recognised only if `first` is not.
    public var second: Second

    /// `first`, or else `second`, whose end waits until `first` has failed.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        typealias Kind = MapRecogniser<EitherValue<First.Value, Second.Value>, Value>
        let known = request.existing as? Kind
        let either = known?.child as? ExclusiveRecogniser<First.Value, Second.Value>
        let first = first._recogniser(request.part(either?.first)).recogniser
        let second = second._recogniser(request.part(either?.second)).recogniser
        if let known, let either, either.first === first, either.second === second { return _RecogniserReply(known) }
        let surroundings = request.surroundings
        return _RecogniserReply(
            Kind(ExclusiveRecogniser(first, second, surroundings: surroundings), surroundings: surroundings) {
                switch $0 {
                case .first(let value): .first(value)
                case .second(let value): .second(value)
                }
            })
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
