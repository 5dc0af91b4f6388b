/// What a scroll event comes from.
public enum ScrollSource: Hashable, Sendable, CaseIterable {
    /// A wheel with steps.
    case wheel
    /// Fingers on a touchpad; an end follows when they are lifted.
    case finger
    /// A device that scrolls continuously without fingers, such as a trackpoint.
    case continuous
}
