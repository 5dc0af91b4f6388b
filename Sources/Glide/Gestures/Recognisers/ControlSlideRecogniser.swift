/// Where the pointer is that presses a control and may slide along it.
struct ControlSlide: Equatable {
    /// Where it is, in the control's own coordinates.
    var location: Point
    /// Where it went down or, once it slides, began to.
    var start: Point
    /// The control's size.
    var size: Size
    /// Whether it slides; before that it may still be a tap, or somebody else's.
    var isSliding: Bool
    /// Whether it is on the control, or so near that it counts.
    var isInside: Bool
    /// Whether it is a mouse, not a finger.
    var isMouse: Bool
}

/// Follows a press of a control that can be tapped, and slid along the horizontal axis.
///
/// A finger must go a few points, and farther along than across: until then a scroll view may take it away.
@MainActor
final class ControlSlideRecogniser: ContactRecogniser<ControlSlide> {
    /// How far a finger goes before it slides, in points: less than a scroll view's slop.
    static let slop = 6.0
    /// How far beside the control a finger still counts as on it.
    static let reach = 16.0

    private var isMouse = false
    private var isSliding = false
    private var slideStart = Point.zero

    override var isPress: Bool { true }

    override func began(_ event: ContactEvent) {
        isMouse = event.source == .mouse
        isSliding = false
        slideStart = event.location
        phase = .pending(value)
    }

    override func moved(_ event: ContactEvent) {
        let way = location - start
        if !isSliding, abs(way.width) >= (isMouse ? 1 : Self.slop), abs(way.width) > abs(way.height) || isMouse {
            isSliding = true
            slideStart = location
        }
        phase = isSliding ? .active(value) : .pending(value)
    }

    override func lifted(_ event: ContactEvent) {
        let value = value
        phase = isSliding || value.isInside ? .ended(value) : .failed
    }

    private var value: ControlSlide {
        let size = surroundings.target?.gestureSize ?? .zero
        let place = surroundings.convert(location, to: .local)
        return ControlSlide(
            location: place, start: surroundings.convert(slideStart, to: .local), size: size, isSliding: isSliding,
            isInside: Rect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(place),
            isMouse: isMouse)
    }
}
