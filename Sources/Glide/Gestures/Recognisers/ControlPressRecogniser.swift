/// Finds a press of a control: down inside, released inside, for as long as it likes.
///
/// The value is whether the pointer is inside; a release outside fails. The threshold is the release, so a scroll view
/// takes the finger away as it does from a tap.
@MainActor
final class ControlPressRecogniser: ContactRecogniser<Bool> {
    /// Whether a place in the window counts as inside the control.
    var isInside: (Point) -> Bool

    init(surroundings: GestureSurroundings, isInside: @escaping (Point) -> Bool) {
        self.isInside = isInside
        super.init(surroundings: surroundings)
    }

    override var isPress: Bool { true }

    override func began(_ event: ContactEvent) {
        phase = .pending(true)
    }

    override func moved(_ event: ContactEvent) {
        phase = .pending(isInside(event.location))
    }

    override func lifted(_ event: ContactEvent) {
        phase = isInside(location) ? .ended(true) : .failed
    }
}
