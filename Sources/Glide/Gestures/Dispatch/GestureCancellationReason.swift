/// Why gestures end before they are through.
enum GestureCancellationReason: Hashable, CaseIterable {
    /// The system took the contacts away: a palm, a compositor's own gesture.
    case contactsLost
    /// The input device has gone.
    case deviceRemoved
    /// The window is hidden, suspended or closed.
    case windowHidden
    /// The view has gone or was disabled.
    case targetRemoved
    /// The person breaks off what is under way: the Escape key.
    case brokenOff
}
