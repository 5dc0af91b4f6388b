/// One or more taps that tell where they were.
public struct SpatialTapGesture: Gesture {
    /// Where the last tap was released.
    public struct Value: Equatable, Sendable {
        /// The place of the last release, in the gesture's coordinate space.
        public var location: Point
    }

    /// How many taps are wanted. Less than 1 counts as 1.
    public var count: Int
    /// The space in which the place is given.
    public var coordinateSpace: CoordinateSpace

    /// `count` taps as `TapGesture` finds them.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        let (surroundings, space) = (request.surroundings, coordinateSpace)
        let makeValue = { (place: Point) in Value(location: surroundings.convert(place, to: space)) }
        return _RecogniserReply(
            request.recogniser {
                $0.count = count
                $0.makeValue = makeValue
            } make: {
                TapRecogniser<Value>(count: count, surroundings: $0, makeValue: makeValue)
            })
    }
}
