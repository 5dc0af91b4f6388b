/// The press of a control that is tapped or slid along, for floor 6: a switch, a slider, a row of segments.
struct ControlSlideGesture: Gesture {
    typealias Value = ControlSlide

    func _recogniser(_ request: _RecogniserRequest) -> _RecogniserReply<ControlSlide> {
        _RecogniserReply(
            request.recogniser { (_: ControlSlideRecogniser) in
            } make: {
                ControlSlideRecogniser(surroundings: $0)
            })
    }
}
