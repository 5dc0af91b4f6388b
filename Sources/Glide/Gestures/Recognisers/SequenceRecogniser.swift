/// Follows one gesture and, once that has been recognised, a second one.
@MainActor
final class SequenceRecogniser<First, Second>: ValueRecogniser<SequencePair<First, Second>> {
    let first: ValueRecogniser<First>
    let second: ValueRecogniser<Second>
    private var seen = (0, 0)
    /// The last event of each contact that is down and concerns the sequence.
    private var contacts: [ContactEvent] = []
    private var firstValue: First?
    /// Without a finger on the view the second gesture must begin before this.
    private var pauseDeadline: Time?

    init(_ first: ValueRecogniser<First>, _ second: ValueRecogniser<Second>, surroundings: GestureSurroundings) {
        self.first = first
        self.second = second
        super.init(surroundings: surroundings)
        seen = (first.revision, second.revision)
    }

    override var deadline: Time? {
        guard !state.isTerminal else { return nil }
        return Time.earlier(pauseDeadline, firstValue == nil ? first.deadline : second.deadline)
    }

    override var parts: [Recogniser] { [first, second] }
    override var hasCancelHandler: Bool { first.hasCancelHandler || second.hasCancelHandler }

    override func accepts(_ event: ContactEvent) -> Bool {
        guard !state.isTerminal else { return false }
        return firstValue == nil ? first.accepts(event) : second.accepts(event)
    }

    override func handle(_ event: ContactEvent) {
        guard !state.isTerminal else { return }
        note(event)
        if firstValue == nil { first.handle(event) } else { second.handle(event) }
        if second.state != .idle { pauseDeadline = nil }
        sync(at: event.time)
    }

    private func note(_ event: ContactEvent) {
        switch event.phase {
        case .down: contacts.append(event)
        case .move:
            if let index = contacts.firstIndex(where: { $0.contact == event.contact }) { contacts[index] = event }
        case .up, .cancelled: contacts.removeAll { $0.contact == event.contact }
        }
    }

    override func advance(to time: Time) {
        if let pauseDeadline, pauseDeadline <= time, second.state == .idle {
            phase = .failed
            return
        }
        if firstValue == nil { first.advance(to: time) } else { second.advance(to: time) }
        sync(at: time)
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        takeOver(actionsOf: first)
        takeOver(actionsOf: second)
        super.cancel()
        seen = (first.revision, second.revision)
    }

    override func follows(_ contact: Int) -> Bool {
        guard !state.isTerminal else { return false }
        if first.follows(contact) || second.follows(contact) { return true }
        return firstValue != nil && contacts.contains { $0.contact == contact }
    }

    override func claims(_ contact: Int) -> Bool {
        first.claims(contact) || second.claims(contact)
    }

    override func reset() {
        first.reset()
        second.reset()
        super.reset()
        contacts.removeAll()
        firstValue = nil
        pauseDeadline = nil
        seen = (first.revision, second.revision)
    }

    private func sync(at time: Time) {
        takeOver(actionsOf: first)
        if firstValue == nil, case .ended(let value) = first.phase {
            firstValue = value
            // A finger that stays goes on with the second gesture from where it is.
            for event in contacts {
                var down = event.with(.down)
                down.time = time
                if second.accepts(down) { second.handle(down) }
            }
            if second.state == .idle { pauseDeadline = time + SequencePause.longest }
        }
        takeOver(actionsOf: second)
        guard seen != (first.revision, second.revision) else { return }
        seen = (first.revision, second.revision)
        guard let firstValue else {
            phase = first.phase.map { .first($0) }
            return
        }
        switch second.phase {
        case .idle, .possible: phase = .active(.second(firstValue, nil))
        case .pending(let value): phase = .active(.second(firstValue, value))
        case .active(let value): phase = .active(.second(firstValue, value))
        case .ended(let value): phase = .ended(.second(firstValue, value))
        case .failed: phase = .failed
        case .cancelled: phase = .cancelled
        }
    }
}
