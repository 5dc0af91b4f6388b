/// Follows a contact from the moment it has gone far enough.
@MainActor
final class DragRecogniser: ContactRecogniser<DragGesture.Value> {
    var minimumDistance: Double
    var space: CoordinateSpace
    private var startLocation = Point.zero
    private var tracker = VelocityTracker()

    init(minimumDistance: Double, space: CoordinateSpace, surroundings: GestureSurroundings) {
        self.minimumDistance = minimumDistance
        self.space = space
        super.init(surroundings: surroundings)
    }

    override var isPress: Bool { !(minimumDistance > 0) }

    override func began(_ event: ContactEvent) {
        startLocation = surroundings.convert(event.location, to: space)
        tracker = VelocityTracker()
        tracker.add(startLocation, at: event.time)
        phase = minimumDistance > 0 ? .possible : .active(value(startLocation, at: event.time))
    }

    override func moved(_ event: ContactEvent) {
        let place = surroundings.convert(event.location, to: space)
        tracker.add(place, at: event.time)
        if state == .active || event.location.distance(to: start) >= minimumDistance {
            phase = .active(value(place, at: event.time))
        }
    }

    override func lifted(_ event: ContactEvent) {
        if state == .active {
            let place = surroundings.convert(location, to: space)
            phase = .ended(value(place, at: event.time))
        } else {
            phase = .failed
        }
    }

    private func value(_ place: Point, at time: Time) -> DragGesture.Value {
        DragGesture.Value(
            time: time, location: place, startLocation: startLocation, velocity: tracker.velocity(at: time))
    }
}
