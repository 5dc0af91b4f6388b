/// Something that happens to one finger, to the mouse while its left button is held, or to a view that a key presses.
struct ContactEvent: Hashable {
    enum Phase: Hashable, CaseIterable {
        case down
        case move
        case up
        /// The contact goes to somebody else or is lost; nothing follows.
        case cancelled
    }

    enum Source: Hashable {
        case touch
        case mouse
        /// A key, or assistive technology: it stays where it went down, for as long as it likes.
        case key
    }

    var phase: Phase
    /// A new number for each time a finger or button goes down.
    var contact: Int
    var source: Source
    /// Window coordinates.
    var location: Point
    var time: Time

    func with(_ phase: Phase) -> ContactEvent {
        var event = self
        event.phase = phase
        return event
    }
}
