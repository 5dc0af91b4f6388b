/// Two gestures that may be recognised at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of those of the two that have one.
    public struct Value {
        /// The first gesture's value, once it has one.
        public var first: First.Value?
        /// The second gesture's value, once it has one.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// `first` and `second` side by side: under way while either is, ended when both are through and one has ended.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        typealias Kind = MapRecogniser<SimultaneousPair<First.Value, Second.Value>, Value>
        let known = request.existing as? Kind
        let pair = known?.child as? SimultaneousRecogniser<First.Value, Second.Value>
        let first = first._recogniser(request.part(pair?.first)).recogniser
        let second = second._recogniser(request.part(pair?.second)).recogniser
        if let known, let pair, pair.first === first, pair.second === second { return _RecogniserReply(known) }
        let surroundings = request.surroundings
        return _RecogniserReply(
            Kind(SimultaneousRecogniser(first, second, surroundings: surroundings), surroundings: surroundings) {
                Value(first: $0.first, second: $0.second)
            })
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
