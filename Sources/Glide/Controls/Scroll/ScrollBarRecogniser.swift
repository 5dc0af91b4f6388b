/// Takes every press of the mouse on a scroll bar, at once and alone.
@MainActor
final class ScrollBarRecogniser: Recogniser {
    /// Places in the window.
    var began: (Point) -> Void = { _ in }
    var moved: (Point) -> Void = { _ in }
    /// Told at each end.
    var ended: () -> Void = {}
    private var contact: Int?
    private var isTold = false
    private var currentState = RecogniserState.idle

    init() {
        super.init(surroundings: GestureSurroundings(target: nil))
    }

    override var state: RecogniserState { currentState }
    override func accepts(_ event: ContactEvent) -> Bool { event.source == .mouse && currentState == .idle }
    override func follows(_ contact: Int) -> Bool { contact == self.contact }
    override func claims(_ contact: Int) -> Bool { contact == self.contact }
    override func seizes(_ contact: Int) -> Bool { contact == self.contact }

    override func handle(_ event: ContactEvent) {
        let place = event.location
        if event.phase == .down {
            guard accepts(event) else { return }
            contact = event.contact
            currentState = .active
            emit {
                self.isTold = true
                self.began(place)
            }
            return
        }
        guard event.contact == contact else { return }
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
        currentState = .idle
    }
}
