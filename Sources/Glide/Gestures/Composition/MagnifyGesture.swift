/// Two fingers that move apart or together on a view.
public struct MagnifyGesture: Gesture {
    /// How far apart the fingers are, compared with the start.
    public struct Value: Equatable, Sendable {
        /// The time of the latest event.
        public var time: Time
        /// The fingers' distance over that at the start: above 1 apart, below 1 together.
        public var magnification: Double
        /// Change of the magnification per second.
        public var velocity: Double
        /// The middle of the fingers at the start, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the start, in the view's space.
        public var startLocation: Point
    }

    /// How much the magnification must differ from 1 before the gesture begins. 0, negative or NaN: at once.
    public var minimumScaleDelta: Double

    /// A magnification that begins once it differs by `minimumScaleDelta` from 1.
    public init(minimumScaleDelta: Double = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        let delta = minimumScaleDelta > 0 ? minimumScaleDelta : 0
        return _RecogniserReply(
            request.recogniser {
                $0.minimumScaleDelta = delta
            } make: {
                MagnifyRecogniser(minimumScaleDelta: delta, surroundings: $0)
            })
    }
}
