/// Takes a press on a scroll bar, alone: one of the mouse at once, one of a finger that has rested on it for a moment.
@MainActor
final class ScrollBarRecogniser: Recogniser {
    /// Seconds that a finger rests before it has the bar; less, and it scrolls or taps.
    static let fingerPatience = 0.25
    /// How far a finger may stray meanwhile, in points: as far as it takes to scroll.
    static let fingerSlop = 10.0

    /// Places in the window.
    var began: (Point) -> Void = { _ in }
    var moved: (Point) -> Void = { _ in }
    /// Told at each end.
    var ended: () -> Void = {}
    /// Whether a finger at a place of the window is on the bar.
    var isInReach: (Point) -> Bool = { _ in true }
    private let source: ContactEvent.Source
    private var contact: Int?
    private var start: (place: Point, time: Time)?
    private var isTold = false
    private var currentState = RecogniserState.idle

    init(_ source: ContactEvent.Source) {
        self.source = source
        super.init(surroundings: GestureSurroundings(target: nil))
    }

    override var state: RecogniserState { currentState }
    override func accepts(_ event: ContactEvent) -> Bool {
        event.source == source && currentState == .idle && isInReach(event.location)
    }
    override func follows(_ contact: Int) -> Bool { contact == self.contact }
    override func claims(_ contact: Int) -> Bool { contact == self.contact && currentState == .active }
    override func seizes(_ contact: Int) -> Bool { claims(contact) }
    override var deadline: Time? {
        currentState == .pending ? start.map { $0.time + Self.fingerPatience } : nil
    }

    override func advance(to time: Time) {
        if let deadline, deadline <= time { take() }
    }

    private func take() {
        guard let place = start?.place else { return }
        currentState = .active
        emit {
            self.isTold = true
            self.began(place)
        }
    }

    override func handle(_ event: ContactEvent) {
        let place = event.location
        if event.phase == .down {
            guard accepts(event) else { return }
            contact = event.contact
            start = (place, event.time)
            currentState = .pending
            if source == .mouse { take() }
            return
        }
        guard event.contact == contact else { return }
        guard currentState == .active else {
            let hasStrayed = start.map { $0.place.distance(to: place) > Self.fingerSlop } ?? true
            if event.phase != .move || hasStrayed { finish(.failed) } else { advance(to: event.time) }
            return
        }
        if event.phase == .move {
            emit { if self.isTold { self.moved(place) } }
            return
        }
        finish(event.phase == .up ? .ended : .cancelled)
    }

    private func finish(_ state: RecogniserState) {
        emit {
            guard self.isTold else { return }
            self.isTold = false
            self.ended()
        }
        currentState = state
    }

    override func cancel() {
        if currentState != .idle { finish(.cancelled) }
    }

    override func reset() {
        contact = nil
        start = nil
        currentState = .idle
    }
}
