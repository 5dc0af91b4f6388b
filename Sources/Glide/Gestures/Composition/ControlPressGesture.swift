/// The press of a control, for floor 6: down inside, released inside, however long it takes; a scroll view may take the
/// finger away. The value is whether the pointer is inside at the moment.
struct ControlPressGesture: Gesture {
    typealias Value = Bool

    /// Whether a place in the window counts as inside the control.
    var isInside: (Point) -> Bool

    func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<Bool> {
        _RecogniserReply(
            request.recogniser {
                $0.isInside = isInside
            } make: {
                ControlPressRecogniser(surroundings: $0, isInside: isInside)
            })
    }
}
