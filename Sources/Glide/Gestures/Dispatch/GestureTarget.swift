/// The node that carries a gesture.
@MainActor
protocol GestureTarget: AnyObject {
    /// The place of `windowPoint` as seen from `space`; `.local` is the node's own space.
    func convert(_ windowPoint: Point, to space: CoordinateSpace) -> Point
    /// Whether the node is still shown. A gesture on a node that is not is cancelled.
    var isInHierarchy: Bool { get }
    /// The node's size in points, for anchors as fractions.
    var gestureSize: Size { get }
}

extension GestureTarget {
    /// Unknown unless the node says otherwise; anchors are `.center` then.
    var gestureSize: Size { .zero }
}
