import Glide

/// What can happen to a window.
enum ScriptAction: Equatable {
    case touchDown(Int, Point)
    case touchMove(Int, Point)
    case touchUp(Int)
    case touchCancel
    case tap(Point)
    /// A finger that moves evenly, for some seconds.
    case drag(from: Point, to: Point, seconds: Double)
    case click(Point)
    case move(Point)
    case pointerDown
    case pointerUp
    case scroll(Size)
    case key(Key)
    case resize(Size)
    case scale(Double)
}
