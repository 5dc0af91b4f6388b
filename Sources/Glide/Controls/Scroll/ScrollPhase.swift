/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
    /// It rests.
    case idle
    /// Fingers move it, on a screen or a touchpad.
    case interacting
    /// It was let go, and runs on or comes back from beyond its end.
    case decelerating
    /// It is on its way to a place that code, a key, a wheel or a target asked for.
    case animating

    /// Whether it does anything but rest.
    public var isScrolling: Bool { self != .idle }
}

/// What goes along with a change of a scroll view's phase.
public struct ScrollPhaseChangeContext: Sendable {
    /// Where the content is.
    public let geometry: ScrollGeometry
}
