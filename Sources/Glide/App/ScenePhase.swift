/// How a window takes part in what the user does.
public enum ScenePhase: Hashable, Sendable, Comparable, CaseIterable {
    /// Nobody sees the window.
    case background
    /// The window is seen, and another one is active.
    case inactive
    /// The window is the active one.
    case active
}
