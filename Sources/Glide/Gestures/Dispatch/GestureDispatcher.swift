/// Hands the events of one window to the gestures under them and settles who owns which contact (semantics 5).
///
/// Each finger, and the mouse while its left button is held, has an arena: the gestures on the views it went down on.
/// The first to reach its threshold owns the contact; at a tie the innermost does, those of high priority first. The
/// others are cancelled, and are told so if anybody had heard of them. Simultaneous gestures stand beside all this.
/// An end that comes without a claim before it (a tap) waits while a gesture that comes first may still be recognised
/// (a double tap inside).
///
/// Actions run after everything about an event is settled. Whatever they call on the dispatcher is done afterwards.
@MainActor
final class GestureDispatcher {
    /// The gestures on the views that are hit at a place of the window, innermost first.
    @exclusivity(unchecked) var hitTest: (Point) -> [GestureAttachment] = { _ in [] }
    /// Runs an action of the app; `unanimated` asks for a transaction without animation.
    @exclusivity(unchecked) var performAction: (_ unanimated: Bool, _ action: () -> Void) -> Void = { _, action in
        action()
    }
    /// Takes a sentence about input that cannot be right and was ignored.
    @exclusivity(unchecked) var warn: (String) -> Void = { _ in }

    /// The contacts with somebody interested, also those lifted whose outcome is still open.
    @exclusivity(unchecked) var arenas: [ContactArena] = []
    /// The gestures that are under way.
    @exclusivity(unchecked) var live: [GestureAttachment] = []
    @exclusivity(unchecked) private var touches: [Int: Int] = [:]
    @exclusivity(unchecked) private var pointer: Point?
    @exclusivity(unchecked) private var mouseContact: Int?
    @exclusivity(unchecked) private var lastContact = 0
    @exclusivity(unchecked) private var lastTime: Time?
    @exclusivity(unchecked) private var isWorking = false
    @exclusivity(unchecked) private var work: [() -> Void] = []
    @exclusivity(unchecked) private var queue: [GestureAction] = []

    init() {}

    /// How many gestures are under way: pressed, possible, active, or waiting for their outcome.
    var activeCount: Int { live.count }

    /// When `advance(to:)` should be called if no event comes before; nil when nothing waits.
    var nextDeadline: Time? {
        live.isEmpty ? nil : live.reduce(nil) { Time.earlier($0, $1.recogniser.deadline) }
    }

    /// Takes one event; it acts at its own time stamp. Scrolling, keys and focus never concern gestures.
    func handle(_ event: InputEvent) {
        perform { self.process(event) }
    }

    /// Lets time pass: long presses come about, double taps give up waiting. Deadlines act at their own times.
    func advance(to time: Time) {
        if live.isEmpty { return }
        perform { self.passDeadlines(until: time, inclusive: true) }
    }

    /// Ends every gesture and forgets every contact.
    func cancelAll(_ reason: GestureCancellationReason) {
        perform {
            for attachment in self.live { self.cancelWhole(attachment) }
            self.arenas.removeAll()
            self.touches.removeAll()
            self.mouseContact = nil
            if reason != .contactsLost { self.pointer = nil }
            self.settle()
        }
    }

    /// Call when a node goes: its gestures are cancelled.
    func targetRemoved(_ target: any GestureTarget) {
        perform {
            for attachment in self.live where attachment.target === target { self.cancelWhole(attachment) }
            self.settle()
        }
    }

    /// Ends one gesture, if it is under way.
    func cancel(_ attachment: GestureAttachment) {
        perform {
            guard self.live.contains(where: { $0 === attachment }) else { return }
            self.cancelWhole(attachment)
            self.settle()
        }
    }

    func collectActions(of attachment: GestureAttachment) {
        queue.append(contentsOf: attachment.recogniser.takeActions())
    }

    private func perform(_ body: @escaping () -> Void) {
        work.append(body)
        guard !isWorking else { return }
        isWorking = true
        while !work.isEmpty {
            work.removeFirst()()
            while !queue.isEmpty {
                let action = queue.removeFirst()
                performAction(action.isUnanimated, action.run)
            }
        }
        isWorking = false
    }
}

extension GestureDispatcher {
    private func process(_ event: InputEvent) {
        switch event {
        case .touchDown(let id, let place, let time): touchDown(id, place, time)
        case .touchMove(let id, let place, let time):
            if let contact = touches[id] { follow(contact, .move, place, time) }
        case .touchUp(let id, let time):
            if let contact = touches.removeValue(forKey: id) { follow(contact, .up, nil, time) }
        case .touchCancel(let time):
            startEvent(time)
            touches.removeAll()
            abandon { $0.lastEvent.source == .touch }
        case .pointerEnter(let place, let time), .pointerMove(let place, let time):
            guard isUsable(place) else { return }
            pointer = place
            if let mouseContact { follow(mouseContact, .move, place, time) }
        case .pointerLeave(let time):
            pointer = nil
            loseMouse(time)
        case .pointerCancel(let time): loseMouse(time)
        case .pointerDown(.left, let time):
            loseMouse(time)
            if let pointer { mouseContact = begin(.mouse, pointer, time) }
        case .pointerUp(.left, let time):
            if let contact = mouseContact {
                mouseContact = nil
                follow(contact, .up, nil, time)
            }
        case .pointerDown, .pointerUp, .scroll, .keyDown, .keyUp, .focus, .activation: break
        }
    }

    private func touchDown(_ id: Int, _ place: Point, _ time: Time) {
        guard isUsable(place) else { return }
        if let old = touches.removeValue(forKey: id) {
            warn("Touch \(id) went down twice without being lifted; the first is cancelled.")
            startEvent(time)
            abandon { $0.contact == old }
        }
        touches[id] = begin(.touch, place, time)
    }

    private func loseMouse(_ time: Time) {
        startEvent(time)
        guard let contact = mouseContact else { return }
        mouseContact = nil
        abandon { $0.contact == contact }
    }

    private func isUsable(_ place: Point) -> Bool {
        if place.x.isFinite && place.y.isFinite { return true }
        warn("An input event at \(place) was ignored.")
        return false
    }

    /// Lets time pass up to an event and answers the event's time, which never runs backwards.
    @discardableResult
    private func startEvent(_ time: Time) -> Time {
        var now = time
        if !time.seconds.isFinite {
            now = lastTime ?? Time(seconds: 0)
        } else if let lastTime, time.seconds < lastTime.seconds {
            now = lastTime
        }
        lastTime = now
        passDeadlines(until: now, inclusive: false)
        cancelOrphans()
        return now
    }

    private func cancelOrphans() {
        let orphans = live.filter { !($0.target?.isInHierarchy ?? false) }
        guard !orphans.isEmpty else { return }
        for attachment in orphans { cancelWhole(attachment) }
        settle()
    }

    private func begin(_ source: ContactEvent.Source, _ place: Point, _ time: Time) -> Int {
        let now = startEvent(time)
        lastContact += 1
        let event = ContactEvent(phase: .down, contact: lastContact, source: source, location: place, time: now)
        let arena = ContactArena(event, path: GestureDispatcher.eligible(hitTest(place)))
        for attachment in arena.contenders + arena.companions where !offer(event, to: attachment) {
            arena.remove(attachment)
        }
        arenas.append(arena)
        settle()
        return event.contact
    }

    private func follow(_ contact: Int, _ phase: ContactEvent.Phase, _ place: Point?, _ time: Time) {
        if let place, !isUsable(place) { return }
        let now = startEvent(time)
        guard let arena = arenas.first(where: { $0.contact == contact }) else { return }
        var event = arena.lastEvent.with(phase)
        event.location = place ?? event.location
        event.time = now
        arena.lastEvent = event
        if phase == .up { arena.isDown = false }
        for attachment in arena.contenders + arena.companions {
            attachment.recogniser.surroundings.now = now
            attachment.recogniser.handle(event)
        }
        settle()
    }

    private func passDeadlines(until limit: Time, inclusive: Bool) {
        guard !limit.seconds.isNaN else { return }
        while let deadline = nextDeadline,
            deadline.seconds < limit.seconds || (inclusive && deadline.seconds == limit.seconds)
        {
            let due = live.filter { $0.recogniser.deadline == deadline }
            for attachment in due {
                attachment.recogniser.surroundings.now = deadline
                attachment.recogniser.advance(to: deadline)
                // A deadline that does not pass would keep this loop for ever.
                if attachment.recogniser.deadline == deadline { cancelWhole(attachment) }
            }
            settle()
        }
    }
}
