/// Follows two gestures of which only one may be recognised; the first has precedence.
///
/// The second may become active while the first is still possible, but its end waits until the first has failed.
@MainActor
final class ExclusiveRecogniser<First, Second>: ValueRecogniser<EitherValue<First, Second>> {
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
        if second.state == .ended { second.discardActions() }
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
        if first.claims(contact) { return true }
        // An end that still waits claims nothing.
        return second.claims(contact) && !(second.state == .ended && first.state.isUndecided)
    }

    override func reset() {
        first.reset()
        second.forgetActions()
        second.reset()
        super.reset()
        seen = (first.revision, second.revision)
    }

    private func sync() {
        if first.state == .active || first.state == .ended, !second.state.hasNoSuccess, second.state != .idle {
            second.discardActions()
            second.cancel()
        }
        takeOver(actionsOf: first)
        let secondWaits = second.state == .ended && first.state.isUndecided
        if !secondWaits { takeOver(actionsOf: second) }
        guard seen != (first.revision, second.revision) else { return }
        seen = (first.revision, second.revision)
        combine(secondWaits: secondWaits)
    }

    private func combine(secondWaits: Bool) {
        switch first.phase {
        case .active(let value): phase = .active(.first(value))
        case .ended(let value): phase = .ended(.first(value))
        case .idle, .failed, .cancelled: combineSecond()
        case .possible, .pending:
            switch second.phase {
            case .active(let value): phase = .active(.second(value))
            case .pending(let value):
                phase = .pending(first.phase.value.map { .first($0) } ?? value.map { .second($0) })
            case .ended(let value): phase = state == .active ? .active(.second(value)) : .pending(nil)
            case .idle, .possible, .failed, .cancelled: phase = first.phase.map { .first($0) }
            }
        }
    }

    private func combineSecond() {
        if second.state == .idle {
            switch first.state {
            case .failed: phase = .failed
            case .cancelled: phase = .cancelled
            default: break
            }
        } else {
            phase = second.phase.map { .second($0) }
        }
    }
}
