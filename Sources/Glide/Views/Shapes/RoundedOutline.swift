/// A rectangle with round corners, all alike: what most shapes of controls are.
struct RoundedOutline: Equatable {
    var rect: Rect
    /// Of the corners, in points.
    var radius: Double

    /// The outline `distance` points farther out, round about the same centres.
    func outset(by distance: Double) -> RoundedOutline {
        RoundedOutline(rect: rect.insetBy(dx: -distance, dy: -distance), radius: max(0, radius + distance))
    }

    /// The outline as a path.
    var path: Path { Path(roundedRect: rect, cornerRadius: radius, style: .circular) }
}

/// A shape that is a rectangle with round corners.
protocol RoundedShape {
    /// The shape in `frame`.
    func roundedOutline(in frame: Rect) -> RoundedOutline
}

extension Rectangle: RoundedShape {
    func roundedOutline(in frame: Rect) -> RoundedOutline {
        RoundedOutline(rect: frame.insetBy(dx: inset, dy: inset), radius: 0)
    }
}

extension RoundedRectangle: RoundedShape {
    func roundedOutline(in frame: Rect) -> RoundedOutline {
        let rect = frame.insetBy(dx: inset, dy: inset)
        let wanted = max(0, min(cornerSize.width, cornerSize.height) - inset)
        return RoundedOutline(rect: rect, radius: min(wanted, rect.width / 2, rect.height / 2))
    }
}

extension Capsule: RoundedShape {
    func roundedOutline(in frame: Rect) -> RoundedOutline {
        let rect = frame.insetBy(dx: inset, dy: inset)
        return RoundedOutline(rect: rect, radius: min(rect.width, rect.height) / 2)
    }
}

extension Circle: RoundedShape {
    func roundedOutline(in frame: Rect) -> RoundedOutline {
        let side = max(0, min(frame.width, frame.height) - 2 * inset)
        let rect = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        return RoundedOutline(rect: rect, radius: side / 2)
    }
}

/// A node that is cut, met or drawn by a shape.
@MainActor
protocol ShapedNode: Node {
    /// The shape in the node's frame, where it is a rectangle with round corners.
    var roundedOutline: RoundedOutline? { get }
}

extension ShapeNode: ShapedNode {
    var roundedOutline: RoundedOutline? { outline.rounded(in: presentedFrame) }
}

extension ClipNode: ShapedNode {
    var roundedOutline: RoundedOutline? { (shownShape as? any RoundedShape)?.roundedOutline(in: presentedFrame) }
}

extension ContentShapeNode: ShapedNode {
    var roundedOutline: RoundedOutline? { (shape as? any RoundedShape)?.roundedOutline(in: presentedFrame) }
}
