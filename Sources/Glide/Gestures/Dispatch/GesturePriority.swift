/// By which modifier a gesture was attached.
enum GesturePriority: Hashable, CaseIterable {
    /// `.gesture`: the gestures inside come first.
    case normal
    /// `.highPriorityGesture`: comes before the gestures inside.
    case high
    /// `.simultaneousGesture`: runs beside all others.
    case simultaneous
}
