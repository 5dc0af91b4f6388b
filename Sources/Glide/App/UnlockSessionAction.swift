/// Unlocks the session that a scene with `locksSession()` has locked: what `@Environment(\.unlockSession)` gives.
@MainActor
public struct UnlockSessionAction {
    let unlock: () -> Void

    /// Unlocks the session and closes the lock's windows. Before the compositor has confirmed the lock nothing happens.
    public func callAsFunction() {
        unlock()
    }
}
