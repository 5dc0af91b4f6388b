import WaylandClient

/// The lock of the session: each screen shows a surface of ours and nothing else, until `unlock`.
///
/// A client that dies leaves the session locked: only an explicit unlock opens it.
@MainActor
final class SessionLock {
    /// What the compositor says about the lock.
    enum State {
        case waiting, locked, ended
    }

    private(set) var state = State.waiting
    /// Called when the compositor has refused or ended the lock: its surfaces must go.
    var onFinished: (() -> Void)?
    private let lock: ExtSessionLockV1
    private unowned let display: WaylandDisplay

    /// Asks for the lock. None where the compositor has none to give.
    init?(_ display: WaylandDisplay) {
        guard let manager = display.globals.sessionLockManager else { return nil }
        self.display = display
        lock = manager.lock()
        lock.onEvent = { [unowned self] event in
            switch event {
            case .locked: state = .locked
            case .finished: finish()
            }
        }
    }

    /// The role of a surface on one screen; none once the lock has ended.
    func makeSurface(_ surface: WlSurface, on output: WlOutput) -> ExtSessionLockSurfaceV1? {
        state == .ended ? nil : lock.getLockSurface(surface: surface, output: output)
    }

    /// Opens the session. Before the compositor has confirmed the lock nothing happens: it would be an error.
    func unlock() {
        guard state == .locked else { return }
        state = .ended
        lock.unlockAndDestroy()
        // The unlock must have arrived before the process may end.
        display.syncSoon()
    }

    private func finish() {
        state = .ended
        lock.destroy()
        onFinished?()
    }
}
