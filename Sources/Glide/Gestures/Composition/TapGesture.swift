/// One or more short presses in one place, by a finger or the primary mouse button.
public struct TapGesture: Gesture {
    /// A tap says only that it happened.
    public typealias Value = Void

    /// How many taps are wanted. Less than 1 counts as 1.
    public var count: Int

    /// `count` taps, each released within 0.75 s and 45 points, each next one begun within 0.35 s.
    public init(count: Int = 1) {
        self.count = count
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Void> {
        _RecogniserReply(
            request.recogniser {
                $0.count = count
            } make: {
                TapRecogniser<Void>(count: count, surroundings: $0) { _ in }
            })
    }
}
