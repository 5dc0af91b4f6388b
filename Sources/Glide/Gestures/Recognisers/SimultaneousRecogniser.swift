/// Follows two gestures side by side.
@MainActor
final class SimultaneousRecogniser<First, Second>: ValueRecogniser<SimultaneousPair<First, Second>> {
    let first: ValueRecogniser<First>
    let second: ValueRecogniser<Second>
    private var seen = (0, 0)

    init(_ first: ValueRecogniser<First>, _ second: ValueRecogniser<Second>, surroundings: GestureSurroundings) {
        self.first = first
        self.second = second
        super.init(surroundings: surroundings)
        seen = (first.revision, second.revision)
    }

    override var deadline: Time? { Time.earlier(first.deadline, second.deadline) }

    override var parts: [Recogniser] { [first, second] }
    override var hasCancelHandler: Bool { first.hasCancelHandler || second.hasCancelHandler }

    override func accepts(_ event: ContactEvent) -> Bool {
        !state.isTerminal && (first.accepts(event) || second.accepts(event))
    }

    override func handle(_ event: ContactEvent) {
        first.handle(event)
        second.handle(event)
        sync()
    }

    override func advance(to time: Time) {
        first.advance(to: time)
        second.advance(to: time)
        sync()
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
        !state.isTerminal && (first.follows(contact) || second.follows(contact))
    }

    override func claims(_ contact: Int) -> Bool {
        first.claims(contact) || second.claims(contact)
    }

    override func reset() {
        first.reset()
        second.reset()
        super.reset()
        seen = (first.revision, second.revision)
    }

    private func sync() {
        takeOver(actionsOf: first)
        takeOver(actionsOf: second)
        guard seen != (first.revision, second.revision) else { return }
        seen = (first.revision, second.revision)
        let states = [first.state, second.state]
        let value = SimultaneousPair(first: first.phase.value, second: second.phase.value)
        let isOver = states.allSatisfy { $0.isTerminal || $0 == .idle }
        if isOver {
            if states.contains(.ended) {
                phase = .ended(value)
            } else if states.contains(.failed) {
                phase = .failed
            } else if states.contains(.cancelled) {
                phase = .cancelled
            }
        } else if states.contains(.active) || states.contains(.ended) {
            phase = .active(value)
        } else if states.contains(.pending) {
            let hasValue = value.first != nil || value.second != nil
            phase = .pending(hasValue ? value : nil)
        } else {
            phase = .possible
        }
    }
}
