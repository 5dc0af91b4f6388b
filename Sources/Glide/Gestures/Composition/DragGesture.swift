/// A finger, or the mouse with its primary button held, that moves over a view.
public struct DragGesture: Gesture {
    /// How far the pointer must go before the drag begins, in points. 0, negative or NaN: at once when it goes down;
    /// infinite: never.
    public var minimumDistance: Double
    /// The space in which places are given. In `.local` of a view that moves with the drag, places feed back.
    public var coordinateSpace: CoordinateSpace

    /// A drag that begins after `minimumDistance` points; the distance is not taken off the translation.
    public init(
        minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// For the library only.
    public func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Value> {
        let distance = minimumDistance > 0 ? minimumDistance : 0
        return _RecogniserReply(
            request.recogniser {
                $0.minimumDistance = distance
                $0.space = coordinateSpace
            } make: {
                DragRecogniser(minimumDistance: distance, space: coordinateSpace, surroundings: $0)
            })
    }
}
