/// A recogniser that follows one contact at a time; further fingers are not its business.
@MainActor
class ContactRecogniser<Value>: ValueRecogniser<Value> {
    final var contact: Int?
    /// Where the contact went down, in window coordinates.
    final var start = Point.zero
    final var startTime = Time(seconds: 0)
    /// Where the contact is, in window coordinates.
    final var location = Point.zero

    func began(_ event: ContactEvent) {}
    func moved(_ event: ContactEvent) {}
    func lifted(_ event: ContactEvent) {}

    override func accepts(_ event: ContactEvent) -> Bool {
        state == .idle
    }

    override func handle(_ event: ContactEvent) {
        if event.phase == .down {
            guard contact == nil, accepts(event) else { return }
            contact = event.contact
            start = event.location
            startTime = event.time
            location = event.location
            began(event)
            return
        }
        guard event.contact == contact, !state.isTerminal else { return }
        switch event.phase {
        case .down: break
        case .move:
            location = event.location
            moved(event)
        case .up: lifted(event)
        case .cancelled: phase = .cancelled
        }
    }

    override func follows(_ contact: Int) -> Bool {
        contact == self.contact && !state.isTerminal
    }

    override func claims(_ contact: Int) -> Bool {
        contact == self.contact && (state == .active || state == .ended)
    }

    override func reset() {
        super.reset()
        contact = nil
    }
}
