/// Elements that change with time: those asked for every frame, and those that wait for a moment.
///
/// An element that is done asks no more, so a window in which nothing moves sleeps.
@MainActor
final class ElementClock {
    private struct Entry {
        weak var element: (any TimedElement)?
        var wake: Wake
        /// The frame at which it was asked last.
        var asked: Time?
    }

    @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]
    /// Elements in the order in which they first asked, so that every run is the same.
    @exclusivity(unchecked) private var order: [ObjectIdentifier] = []
    @exclusivity(unchecked) private(set) var now = Time.zero

    /// Has `element` asked at the frames that `wake` names, from now on.
    func schedule(_ element: any TimedElement, _ wake: Wake) {
        let key = ObjectIdentifier(element)
        if wake == .never {
            cancel(element)
            return
        }
        if let known = entries[key] {
            entries[key] = Entry(element: element, wake: wake, asked: known.asked)
        } else {
            entries[key] = Entry(element: element, wake: wake)
            order.append(key)
        }
    }

    /// Asks `element` no more.
    func cancel(_ element: any TimedElement) {
        let key = ObjectIdentifier(element)
        if entries.removeValue(forKey: key) != nil { order.removeAll { $0 == key } }
    }

    /// Whether some element wants the next frame, whenever that is.
    var runs: Bool { !entries.isEmpty && entries.values.contains { $0.wake == .everyFrame } }

    /// The earliest moment for which an element waits, if none wants every frame.
    var nextWake: Time? {
        if entries.isEmpty { return nil }
        var next: Time?
        for entry in entries.values {
            if case .at(let time) = entry.wake { next = next.map { min($0, time) } ?? time }
        }
        return next
    }

    /// Whether an element waits for `time` or a moment before it, or for the next frame.
    func isDue(at time: Time) -> Bool {
        !entries.isEmpty && entries.values.contains { $0.wake == .everyFrame || $0.wake.isDue(at: time) }
    }

    /// Whether some of the elements asked last change from frame to frame.
    @exclusivity(unchecked) private(set) var hasMoved = false

    /// Tells the elements that wait for `time` or earlier, and those that want every frame.
    func bring(to time: Time) {
        now = time
        hasMoved = false
        for key in order {
            guard let entry = entries[key] else { continue }
            guard let element = entry.element, element.isMounted else {
                entries[key] = nil
                order.removeAll { $0 == key }
                continue
            }
            let isFrame = entry.wake == .everyFrame && entry.asked.map { $0 < time } ?? true
            guard isFrame || entry.wake.isDue(at: time) else { continue }
            if isFrame { hasMoved = true }
            entries[key]?.asked = time
            schedule(element, element.tick(at: time))
        }
    }
}

/// When an element wants to be asked again.
enum Wake: Equatable {
    case never
    case everyFrame
    case at(Time)

    fileprivate func isDue(at now: Time) -> Bool {
        // A moment that was added up may lie a hair after the frame that is meant.
        if case .at(let time) = self { time.seconds <= now.seconds + 1e-9 } else { false }
    }
}

/// An element that changes with time.
@MainActor
protocol TimedElement: _ViewElement {
    /// Brings the element to the frame at `time`, by marking what must be evaluated; answers when to ask again.
    func tick(at time: Time) -> Wake
}
