/// Something to run for the app once it is settled that the gesture may act.
struct GestureAction {
    /// Whether state written meanwhile must not be animated by the action's own transaction.
    var isUnanimated: Bool
    /// Whether it ends what has been begun, if anything has: it runs even where all else of an event must not be heard.
    var isClosing = false
    var run: () -> Void
}
