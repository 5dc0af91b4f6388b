/// One movement of a wheel or of fingers on a touchpad.
struct ScrollEvent: Hashable, Sendable {
    /// How far the content is asked to move past the viewport, in points; positive shows what lies below or to the right.
    var delta: Size
    var source: ScrollSource
    /// The fingers have been lifted; `delta` is zero then.
    var isEnd: Bool
    /// The pointer's place in the window.
    var at: Point
    var time: Time
    /// Clicks of a wheel that this event completes, where the device counts them.
    var steps: Size?
    /// The turn of a wheel in clicks, fractions included, where the device counts them.
    var clicks: Size?

    init(
        delta: Size, source: ScrollSource, isEnd: Bool = false, at: Point, time: Time, steps: Size? = nil
    ) {
        self.delta = delta
        self.source = source
        self.isEnd = isEnd
        self.at = at
        self.time = time
        self.steps = steps
    }

    /// A wheel with Shift held goes sideways, as on every desktop; fingers do what they do.
    mutating func goAside() {
        guard source == .wheel, delta.width == 0 else { return }
        delta = Size(width: delta.height)
        steps = steps.map { Size(width: $0.height) }
        clicks = clicks.map { Size(width: $0.height) }
    }
}
