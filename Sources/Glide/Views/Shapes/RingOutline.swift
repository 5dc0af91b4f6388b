/// A rectangle with round corners, all alike: what most shapes of controls are.
struct RingOutline: Equatable {
    var rect: Rect
    /// Of the corners, in points.
    var radius: Double

    /// The outline `distance` points farther out, round about the same centres.
    func outset(by distance: Double) -> RingOutline {
        RingOutline(rect: rect.insetBy(dx: -distance, dy: -distance), radius: max(0, radius + distance))
    }

    /// The outline as a path.
    var path: Path { Path(roundedRect: rect, cornerRadius: radius, style: .circular) }
}

/// A shape that is a rectangle with round corners.
protocol RingShape {
    /// The shape in `frame`.
    func ring(in frame: Rect) -> RingOutline
}

extension Rectangle: RingShape {
    func ring(in frame: Rect) -> RingOutline {
        RingOutline(rect: frame.insetBy(dx: inset, dy: inset), radius: 0)
    }
}

extension RoundedRectangle: RingShape {
    func ring(in frame: Rect) -> RingOutline {
        let rect = frame.insetBy(dx: inset, dy: inset)
        let wanted = max(0, min(cornerSize.width, cornerSize.height) - inset)
        return RingOutline(rect: rect, radius: min(wanted, rect.width / 2, rect.height / 2))
    }
}

extension Capsule: RingShape {
    func ring(in frame: Rect) -> RingOutline {
        let rect = frame.insetBy(dx: inset, dy: inset)
        return RingOutline(rect: rect, radius: min(rect.width, rect.height) / 2)
    }
}

extension Circle: RingShape {
    func ring(in frame: Rect) -> RingOutline {
        let side = max(0, min(frame.width, frame.height) - 2 * inset)
        let rect = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        return RingOutline(rect: rect, radius: side / 2)
    }
}

/// A node that is cut, met or drawn by a shape.
@MainActor
protocol ShapedNode: Node {
    /// The shape in the node's frame, where it is a rectangle with round corners.
    var ringOutline: RingOutline? { get }
}

extension ShapeNode: ShapedNode {
    var ringOutline: RingOutline? { outline.ring(in: presentedFrame) }
}

extension ClipNode: ShapedNode {
    var ringOutline: RingOutline? { (shownShape as? any RingShape)?.ring(in: presentedFrame) }
}

extension ContentShapeNode: ShapedNode {
    var ringOutline: RingOutline? { (shape as? any RingShape)?.ring(in: presentedFrame) }
}
