/// What a window is told about fingers, the pointer and the keyboard. Places are window coordinates in points.
enum InputEvent {
    case touchDown(id: Int, at: Point, time: Time)
    case touchMove(id: Int, to: Point, time: Time)
    case touchUp(id: Int, time: Time)
    /// All touches end without having been lifted.
    case touchCancel(time: Time)

    case pointerEnter(at: Point, time: Time)
    case pointerMove(to: Point, time: Time)
    case pointerLeave(time: Time)
    case pointerDown(PointerButton, time: Time)
    case pointerUp(PointerButton, time: Time)
    /// The press ends without a release; the pointer stays where it is.
    case pointerCancel(time: Time)

    case scroll(ScrollEvent)

    case keyDown(KeyEvent)
    case keyUp(KeyEvent)

    /// The window gains or loses the keyboard.
    case focus(Bool)
    /// The window becomes, or stops being, the active one.
    case activation(Bool)
}
