extension InputEvent {
    /// When the event happened; nil for those without a time.
    var timeStamp: Time? {
        switch self {
        case .touchDown(_, _, let time), .touchMove(_, _, let time), .touchUp(_, let time), .touchCancel(let time),
            .pointerEnter(_, let time), .pointerMove(_, let time), .pointerLeave(let time), .pointerDown(_, let time),
            .pointerUp(_, let time), .pointerCancel(let time):
            time
        case .scroll(let event): event.time
        case .keyDown(let event), .keyUp(let event): event.time
        case .focus, .activation: nil
        }
    }
}
