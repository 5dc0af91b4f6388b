/// Something to run for the app once it is settled that the gesture may act.
struct GestureAction {
    /// Whether state written meanwhile must not be animated by the action's own transaction.
    var isUnanimated: Bool
    var run: () -> Void
}
