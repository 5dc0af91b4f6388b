/// Where a popup belongs.
struct PopupPlacement: Equatable {
    /// What the popup belongs to, in points of the parent's content.
    var anchor: Rect
    /// The side or corner of the anchor that the popup touches; empty is the middle.
    var edges: FrameEdges = [.bottom, .left]
    /// The direction in which it extends from there; empty is centred.
    var gravity: FrameEdges = [.bottom, .right]
    /// Further shift in points.
    var offset = Size.zero
    /// The size wanted for the popup, in points.
    var size: Size
}
