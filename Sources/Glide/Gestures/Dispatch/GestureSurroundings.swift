/// What the recognisers of one attachment know about the world outside.
@MainActor
final class GestureSurroundings {
    weak var target: (any GestureTarget)?
    /// The time of the event or deadline that is being handled.
    var now = Time(seconds: 0)

    init(target: (any GestureTarget)?) {
        self.target = target
    }

    func convert(_ windowPoint: Point, to space: CoordinateSpace) -> Point {
        target?.convert(windowPoint, to: space) ?? windowPoint
    }

    /// The place of `windowPoint` as a fraction of the view's size; `.center` while that is empty.
    func anchor(of windowPoint: Point) -> UnitPoint {
        guard let size = target?.gestureSize, size.width > 0, size.height > 0 else { return .center }
        let local = convert(windowPoint, to: .local)
        return UnitPoint(x: local.x / size.width, y: local.y / size.height)
    }
}
