private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction? { nil }
}
private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction? { nil }
}
private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction? { nil }
}
private enum UnlockSessionKey: EnvironmentKey {
    static var defaultValue: UnlockSessionAction? { nil }
}
private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// Opens a window. Outside of an app's window it only warns.
    @MainActor
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] ?? OpenWindowAction { _, _ in Self.warn("openWindow") } }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes windows. Outside of an app's window it only warns.
    @MainActor
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] ?? DismissWindowAction { _, _ in Self.warn("dismissWindow") } }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Closes the window. Outside of an app's window it only warns.
    @MainActor
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] ?? DismissAction { Self.warn("dismiss") } }
        set { self[DismissKey.self] = newValue }
    }

    /// Unlocks the session. Outside of an app's window it only warns.
    @MainActor
    public internal(set) var unlockSession: UnlockSessionAction {
        get { self[UnlockSessionKey.self] ?? UnlockSessionAction { Self.warn("unlockSession") } }
        set { self[UnlockSessionKey.self] = newValue }
    }

    /// How the window takes part in what the user does.
    public internal(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    @MainActor
    private static func warn(_ name: String) {
        Warnings.warnOnce("no-app-\(name)", "\(name): there is no app around this view, hence no window to act on.")
    }
}
