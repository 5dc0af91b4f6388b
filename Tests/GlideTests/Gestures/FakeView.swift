@testable import Glide

/// A rectangle of the window that carries gestures.
@MainActor
final class FakeView: GestureTarget {
    var frame: Rect
    var isInHierarchy = true
    var isHit = true
    /// The first one attached is the innermost.
    var attachments: [GestureAttachment] = []

    init(_ frame: Rect) {
        self.frame = frame
    }

    var gestureSize: Size { frame.size }

    func convert(_ windowPoint: Point, to space: CoordinateSpace) -> Point {
        switch space {
        case .global: windowPoint
        case .local: Point(x: windowPoint.x - frame.minX, y: windowPoint.y - frame.minY)
        case .named: Point(x: windowPoint.x + 1000, y: windowPoint.y)
        }
    }

    @discardableResult
    func gesture(
        _ gesture: some Gesture, _ priority: GesturePriority = .normal, mask: GestureMask = .all
    ) -> GestureAttachment {
        let attachment = GestureAttachment(gesture, priority: priority, mask: mask, target: self)
        attachments.append(attachment)
        return attachment
    }

    @discardableResult
    func pan(_ pan: PanRecogniser) -> PanRecogniser {
        attachments.append(GestureAttachment(pan, target: self))
        return pan
    }
}
