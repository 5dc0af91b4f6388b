/// A press that stays in place for a while; recognised when the time is reached, not at release.
///
/// The value is `true` from the moment the finger is down.
public struct LongPressGesture: Gesture {
    /// Whether the press is under way or has been recognised.
    public typealias Value = Bool

    /// How long the press must last, in seconds. 0, less or NaN: recognised on touch; infinite: never.
    public var minimumDuration: Double
    /// How far the finger may stray, in points. Negative or NaN counts as 0.
    public var maximumDistance: Double

    /// A press of `minimumDuration` seconds that strays at most `maximumDistance` points.
    public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Bool> {
        let duration = minimumDuration > 0 ? minimumDuration : 0
        let distance = maximumDistance > 0 ? maximumDistance : 0
        return _RecogniserReply(
            request.recogniser {
                $0.minimumDuration = duration
                $0.maximumDistance = distance
            } make: {
                LongPressRecogniser(minimumDuration: duration, maximumDistance: distance, surroundings: $0)
            })
    }
}
