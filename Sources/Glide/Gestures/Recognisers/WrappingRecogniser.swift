/// A recogniser that passes everything on to one other and draws its own phase from that one's.
@MainActor
class WrappingRecogniser<Base, Value>: ValueRecogniser<Value> {
    final var child: ValueRecogniser<Base>
    private var seenRevision = 0

    init(_ child: ValueRecogniser<Base>, surroundings: GestureSurroundings) {
        self.child = child
        super.init(surroundings: surroundings)
        seenRevision = child.revision
    }

    /// Called after each change of the child's phase, its actions already taken over.
    func childChanged() {}

    final func sync() {
        takeOver(actionsOf: child)
        guard child.revision != seenRevision else { return }
        seenRevision = child.revision
        childChanged()
    }

    /// Puts another recogniser in the child's place; both are idle.
    final func replaceChild(_ other: ValueRecogniser<Base>) {
        child = other
        seenRevision = other.revision
    }

    override var parts: [Recogniser] { [child] }
    override var hasCancelHandler: Bool { child.hasCancelHandler }
    override var deadline: Time? { child.deadline }
    override func accepts(_ event: ContactEvent) -> Bool { child.accepts(event) }
    override func follows(_ contact: Int) -> Bool { child.follows(contact) }
    override func claims(_ contact: Int) -> Bool { child.claims(contact) }

    override func handle(_ event: ContactEvent) {
        child.handle(event)
        sync()
    }

    override func advance(to time: Time) {
        child.advance(to: time)
        sync()
    }

    override func cancel() {
        child.cancel()
        sync()
    }

    override func reset() {
        child.reset()
        seenRevision = child.revision
        super.reset()
    }
}
