/// Finds `count` short presses near one place.
@MainActor
final class TapRecogniser<Value>: ContactRecogniser<Value> {
    /// How far the pointer may stray, in points of the window (semantics 5.1).
    static var allowance: Double { 45 }
    /// How long one press may last, in seconds (semantics 5.1).
    static var longestPress: Double { 0.75 }
    /// How soon the next press must follow a release, in seconds (semantics 5.1).
    static var longestPause: Double { 0.35 }

    var count: Int
    /// Makes the gesture's value from the place of the last release, in window coordinates.
    var makeValue: (Point) -> Value
    private var tapsDone = 0
    private var firstStart = Point.zero
    private var contacts: [Int] = []
    private var nextDeadline: Time?
    private var isTimed = true

    init(count: Int, surroundings: GestureSurroundings, makeValue: @escaping (Point) -> Value) {
        self.count = count
        self.makeValue = makeValue
        super.init(surroundings: surroundings)
    }

    override var isPress: Bool { count <= 1 }
    override var deadline: Time? { state.isUndecided ? nextDeadline : nil }

    private var isBetweenTaps: Bool { state == .pending && contact == nil }

    override func accepts(_ event: ContactEvent) -> Bool {
        state == .idle || isBetweenTaps
    }

    override func began(_ event: ContactEvent) {
        contacts.append(event.contact)
        if tapsDone == 0 { firstStart = event.location }
        let isLate = nextDeadline.map { event.time > $0 } ?? false
        if tapsDone > 0 && (isLate || event.location.distance(to: firstStart) > Self.allowance) {
            phase = .failed
            return
        }
        // A key may be held: it is no finger that rests.
        isTimed = event.source != .key
        nextDeadline = isTimed ? event.time + Self.longestPress : nil
        if state == .idle { phase = .pending(nil) }
    }

    override func moved(_ event: ContactEvent) {
        if event.location.distance(to: start) > Self.allowance { phase = .failed }
    }

    override func lifted(_ event: ContactEvent) {
        guard !isTimed || event.time - startTime < Self.longestPress else {
            phase = .failed
            return
        }
        tapsDone += 1
        if tapsDone >= max(1, count) {
            phase = .ended(makeValue(location))
        } else {
            contact = nil
            nextDeadline = event.time + Self.longestPause
        }
    }

    override func advance(to time: Time) {
        if let deadline, deadline <= time { phase = .failed }
    }

    override func handle(_ event: ContactEvent) {
        // Losing any finger of the sequence, also one lifted before, loses the sequence.
        if event.phase == .cancelled, contacts.contains(event.contact) {
            cancel()
        } else {
            super.handle(event)
        }
    }

    override func follows(_ contact: Int) -> Bool {
        contacts.contains(contact) && !state.isTerminal
    }

    override func claims(_ contact: Int) -> Bool {
        contacts.contains(contact) && state == .ended
    }

    override func reset() {
        super.reset()
        tapsDone = 0
        contacts.removeAll()
        nextDeadline = nil
    }
}
