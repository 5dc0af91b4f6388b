import Glibc

/// A recogniser that gathers two fingers on one view.
@MainActor
class TwoContactRecogniser<Value>: ValueRecogniser<Value> {
    private var contacts: [(id: Int, place: Point)] = []
    private var startCenter = Point.zero
    private var startDistance = 1.0
    private var lastAngle = 0.0
    private var turned = 0.0
    private var tracker = VelocityTracker()

    /// Whether the threshold has been reached.
    func isFarEnough(_ measure: PinchMeasure) -> Bool { false }
    func value(_ measure: PinchMeasure) -> Value? { nil }

    override func accepts(_ event: ContactEvent) -> Bool {
        guard event.source == .touch else { return false }
        return state == .idle || (state == .possible && contacts.count == 1)
    }

    override func handle(_ event: ContactEvent) {
        if event.phase == .down {
            guard accepts(event) else { return }
            contacts.append((event.contact, event.location))
            if contacts.count == 2 { begin(event) } else { phase = .possible }
            return
        }
        guard let index = contacts.firstIndex(where: { $0.id == event.contact }), !state.isTerminal else { return }
        switch event.phase {
        case .down: break
        case .move:
            contacts[index].place = event.location
            if contacts.count == 2 { follow(event) }
        case .up:
            if state == .active, let value = value(measure(at: event.time)) {
                phase = .ended(value)
            } else {
                phase = .failed
            }
        case .cancelled: phase = .cancelled
        }
    }

    private func begin(_ event: ContactEvent) {
        let (first, second) = (contacts[0].place, contacts[1].place)
        startCenter = first + (second - first) * 0.5
        // Two fingers cannot be in one place; a device that says so gets a scale that stays finite.
        startDistance = max(1, first.distance(to: second))
        lastAngle = direction
        turned = 0
        tracker = VelocityTracker()
        follow(event)
    }

    private func follow(_ event: ContactEvent) {
        var step = direction - lastAngle
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        turned += step
        lastAngle = direction
        tracker.add(Point(x: scale, y: turned), at: event.time)
        let measure = measure(at: event.time)
        if state == .active || isFarEnough(measure), let value = value(measure) { phase = .active(value) }
    }

    private var direction: Double {
        let way = contacts[1].place - contacts[0].place
        return way == .zero ? lastAngle : atan2(way.height, way.width)
    }

    private var scale: Double { contacts[0].place.distance(to: contacts[1].place) / startDistance }

    private func measure(at time: Time) -> PinchMeasure {
        let velocity = tracker.velocity(at: time)
        return PinchMeasure(
            scale: scale, angle: Angle(radians: turned),
            scaleVelocity: velocity.width, angleVelocity: Angle(radians: velocity.height),
            start: startCenter, time: time)
    }

    override func follows(_ contact: Int) -> Bool {
        !state.isTerminal && contacts.contains { $0.id == contact }
    }

    override func claims(_ contact: Int) -> Bool {
        (state == .active || state == .ended) && contacts.contains { $0.id == contact }
    }

    override func reset() {
        super.reset()
        contacts.removeAll()
    }
}
