/// Moves content under a finger: what a scroll view and a paged tab view attach.
///
/// It watches every finger in its view; the first one that has gone its slop along an axis in which the content can
/// move drives it, until it is lifted. Places and distances are those of the window, in points.
@MainActor
final class PanRecogniser: Recogniser {
    /// Travel that is needed, and taken off, in points (semantics 5.1).
    static let slop = 10.0

    /// The axes along which the content moves.
    var axes: Axis.Set
    /// Whether the mouse's left button pans as a finger does: true for a pager, false for a scroll view.
    var acceptsMouse: Bool
    /// Whether the content can follow a finger along the axis, to the right or down (+1) or to the left or up (−1).
    var canMove: (_ axis: Axis, _ sign: Double) -> Bool = { _, _ in true }
    /// Whether the content is in motion, so that a finger catches it at once and without slop.
    var catchesInFlight: () -> Bool = { false }

    /// A finger has taken the content, at this place; at a catch or after the slop.
    var began: (Point) -> Void = { _ in }
    /// How far the finger has gone since, the slop taken off; zero along axes that are not the pan's.
    var moved: (Size) -> Void = { _ in }
    /// The finger has been lifted, with this velocity in points per second.
    var ended: (Size) -> Void = { _ in }
    /// The finger was lost.
    var cancelled: () -> Void = {}

    private struct Candidate {
        var contact: Int
        var start: Point
        var place: Point
        var tracker: VelocityTracker
    }

    private var candidates: [Candidate] = []
    private var driver: Int?
    private var isCatch = false
    private var slopTaken = Size.zero
    private var isTold = false
    private var currentState = RecogniserState.idle

    init(axes: Axis.Set, acceptsMouse: Bool = false) {
        self.axes = axes
        self.acceptsMouse = acceptsMouse
        super.init(surroundings: GestureSurroundings(target: nil))
    }

    override var state: RecogniserState { currentState }
    override var isScroll: Bool { true }

    override func accepts(_ event: ContactEvent) -> Bool {
        !state.isTerminal && (event.source == .touch || event.source == .mouse && acceptsMouse)
    }

    override func follows(_ contact: Int) -> Bool {
        candidates.contains { $0.contact == contact }
    }

    override func claims(_ contact: Int) -> Bool { contact == driver }
    override func seizes(_ contact: Int) -> Bool { contact == driver && isCatch }

    override func handle(_ event: ContactEvent) {
        switch event.phase {
        case .down: down(event)
        case .move: move(event)
        case .up: lift(event)
        case .cancelled: lose(event.contact)
        }
    }

    private func down(_ event: ContactEvent) {
        guard accepts(event), !follows(event.contact) else { return }
        var tracker = VelocityTracker()
        tracker.add(event.location, at: event.time)
        candidates.append(
            Candidate(contact: event.contact, start: event.location, place: event.location, tracker: tracker))
        if currentState == .idle { currentState = .possible }
        if driver == nil, catchesInFlight() {
            isCatch = true
            drive(event, slop: .zero)
        }
    }

    private func move(_ event: ContactEvent) {
        guard let index = candidates.firstIndex(where: { $0.contact == event.contact }) else { return }
        candidates[index].place = event.location
        candidates[index].tracker.add(event.location, at: event.time)
        if driver == event.contact {
            emitTravel(of: candidates[index])
        } else if driver == nil, let slop = slopReached(by: event.location - candidates[index].start) {
            isCatch = false
            drive(event, slop: slop)
            emitTravel(of: candidates[index])
        }
    }

    private func lift(_ event: ContactEvent) {
        guard let index = candidates.firstIndex(where: { $0.contact == event.contact }) else { return }
        let candidate = candidates.remove(at: index)
        guard driver == event.contact else {
            if driver == nil, candidates.isEmpty { currentState = .failed }
            return
        }
        let velocity = along(candidate.tracker.velocity(at: event.time))
        emit {
            guard self.isTold else { return }
            self.isTold = false
            self.ended(velocity)
        }
        release(finalState: .ended)
    }

    private func lose(_ contact: Int) {
        guard let index = candidates.firstIndex(where: { $0.contact == contact }) else { return }
        candidates.remove(at: index)
        if driver == contact {
            emitCancellation()
            release(finalState: .cancelled)
        } else if driver == nil, candidates.isEmpty {
            currentState = .cancelled
        }
    }

    /// The driver has gone; other fingers in the view may take over after a slop of their own.
    private func release(finalState: RecogniserState) {
        driver = nil
        isCatch = false
        currentState = candidates.isEmpty ? finalState : .possible
        for index in candidates.indices { candidates[index].start = candidates[index].place }
    }

    private func drive(_ event: ContactEvent, slop: Size) {
        driver = event.contact
        slopTaken = slop
        currentState = .active
        let place = event.location
        emit {
            self.isTold = true
            self.began(place)
        }
    }

    private func emitTravel(of candidate: Candidate) {
        let travel = along(candidate.place - candidate.start - slopTaken)
        emit {
            if self.isTold { self.moved(travel) }
        }
    }

    private func emitCancellation() {
        emit {
            guard self.isTold else { return }
            self.isTold = false
            self.cancelled()
        }
    }

    /// The slop to take off when `travel` moves the content, or nil when it does not, or not yet.
    private func slopReached(by travel: Size) -> Size? {
        let horizontal =
            axes.contains(.horizontal) && travel.width != 0
            && canMove(.horizontal, travel.width > 0 ? 1 : -1)
        let vertical =
            axes.contains(.vertical) && travel.height != 0
            && canMove(.vertical, travel.height > 0 ? 1 : -1)
        let (across, down) = (abs(travel.width), abs(travel.height))
        if axes == [.horizontal, .vertical] && horizontal && vertical {
            let length = (across * across + down * down).squareRoot()
            return length >= Self.slop ? travel * (Self.slop / length) : nil
        }
        if horizontal && across > down {
            return across >= Self.slop ? Size(width: travel.width > 0 ? Self.slop : -Self.slop) : nil
        }
        if vertical && down > across {
            return down >= Self.slop ? Size(height: travel.height > 0 ? Self.slop : -Self.slop) : nil
        }
        return nil
    }

    private func along(_ size: Size) -> Size {
        Size(
            width: axes.contains(.horizontal) ? size.width : 0,
            height: axes.contains(.vertical) ? size.height : 0)
    }

    override func cancel() {
        emitCancellation()
        candidates.removeAll()
        driver = nil
        isCatch = false
        if currentState != .idle { currentState = .cancelled }
    }

    override func reset() {
        candidates.removeAll()
        driver = nil
        isCatch = false
        currentState = .idle
    }
}
