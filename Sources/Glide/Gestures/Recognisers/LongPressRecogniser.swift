/// Finds a press that stays in place for a while.
@MainActor
final class LongPressRecogniser: ContactRecogniser<Bool> {
    var minimumDuration: Double
    var maximumDistance: Double

    init(minimumDuration: Double, maximumDistance: Double, surroundings: GestureSurroundings) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
        super.init(surroundings: surroundings)
    }

    override var deadline: Time? {
        state == .pending && minimumDuration.isFinite ? startTime + minimumDuration : nil
    }

    override func began(_ event: ContactEvent) {
        phase = .pending(true)
        if minimumDuration <= 0 { phase = .ended(true) }
    }

    override func moved(_ event: ContactEvent) {
        if location.distance(to: start) > maximumDistance {
            phase = .failed
        } else {
            advance(to: event.time)
        }
    }

    override func lifted(_ event: ContactEvent) {
        advance(to: event.time)
        if state != .ended { phase = .failed }
    }

    override func advance(to time: Time) {
        if let deadline, deadline <= time { phase = .ended(true) }
    }
}
