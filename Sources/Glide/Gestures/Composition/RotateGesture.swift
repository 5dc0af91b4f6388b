/// Two fingers that turn around each other on a view.
public struct RotateGesture: Gesture {
    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// The time of the latest event.
        public var time: Time
        /// The turn since the start, clockwise positive; full turns count on.
        public var rotation: Angle
        /// Change of the rotation per second.
        public var velocity: Angle
        /// The middle of the fingers at the start, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the start, in the view's space.
        public var startLocation: Point
    }

    /// How far the fingers must turn before the gesture begins. 0, negative or NaN: at once.
    public var minimumAngleDelta: Angle

    /// A rotation that begins after a turn of `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        let delta = minimumAngleDelta.radians > 0 ? minimumAngleDelta : .zero
        return _RecogniserReply(
            request.recogniser {
                $0.minimumAngleDelta = delta
            } make: {
                RotateRecogniser(minimumAngleDelta: delta, surroundings: $0)
            })
    }
}
