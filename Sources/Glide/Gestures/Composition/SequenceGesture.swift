/// A gesture that begins once another has been recognised.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far the sequence has come.
    public enum Value {
        /// The first gesture is under way.
        case first(First.Value)
        /// The first gesture has been recognised; the second's value follows once it is under way.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that follows, by the same finger from where it is, or by one that comes within 0.35 s.
    public var second: Second

    /// `first`, then `second`; recognised when `second` is.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        typealias Kind = MapRecogniser<SequencePair<First.Value, Second.Value>, Value>
        let known = request.existing as? Kind
        let pair = known?.child as? SequenceRecogniser<First.Value, Second.Value>
        let first = first._recogniser(request.part(pair?.first)).recogniser
        let second = second._recogniser(request.part(pair?.second)).recogniser
        if let known, let pair, pair.first === first, pair.second === second { return _RecogniserReply(known) }
        let surroundings = request.surroundings
        return _RecogniserReply(
            Kind(SequenceRecogniser(first, second, surroundings: surroundings), surroundings: surroundings) {
                switch $0 {
                case .first(let value): .first(value)
                case .second(let first, let second): .second(first, second)
                }
            })
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
