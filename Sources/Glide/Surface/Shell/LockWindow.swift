import WaylandClient

/// A lock screen's surface on one screen.
@MainActor
final class LockWindow: SurfaceRole {
    let content: ContentSurface
    var onInput: (InputEvent) -> Void
    private let role: ExtSessionLockSurfaceV1
    private var pending: (width: Int, height: Int, serial: UInt32)?

    /// Makes the surface. Nothing is committed before the first configure: that would be a protocol error.
    init?(
        lock: SessionLock, display: WaylandDisplay, output: Output, frameSource: any FrameSource,
        onInput: @escaping (InputEvent) -> Void
    ) {
        guard let compositor = display.globals.compositor, let shm = display.globals.shm else { return nil }
        let content = ContentSurface(display: display, compositor: compositor, shm: shm, source: frameSource)
        guard let role = lock.makeSurface(content.surface, on: output.output) else {
            content.destroyExtensions()
            content.destroySurface()
            return nil
        }
        self.content = content
        self.role = role
        self.onInput = onInput
        content.role = self
        role.onEvent = { [unowned self] event in
            guard case .configure(let serial, let width, let height) = event else { return }
            pending = (Int(min(width, 1 << 30)), Int(min(height, 1 << 30)), serial)
            self.content.replaceStaleCallback()
            self.content.markDue()
        }
    }

    func close() {
        guard content.isAlive else { return }
        content.destroyExtensions()
        role.destroy()
        content.destroySurface()
        onInput = { _ in }
    }

    func receive(_ event: InputEvent) { onInput(event) }

    func applyConfigure() -> Bool {
        guard let (width, height, serial) = pending else { return false }
        pending = nil
        role.ackConfigure(serial: serial)
        content.isConfigured = true
        // Exactly this size, or the compositor ends the client: without a picture of it nothing may be committed.
        if width > 0, height > 0 { content.resize(width: width, height: height) }
        return content.isShownAtItsSize
    }
}
