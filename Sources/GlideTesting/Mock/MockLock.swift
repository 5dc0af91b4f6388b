import Wayland
import WaylandServer

/// A client's lock of the session.
@MainActor
final class MockLock {
    /// One screen of it.
    @MainActor
    final class Screen: MockRole {
        let resource: ExtSessionLockSurfaceV1Resource
        let surface: MockSurface
        weak var output: MockOutput?
        var isAlive = true
        private(set) var acknowledged: [UInt32] = []
        private var sent: [UInt32: (width: Int, height: Int)] = [:]
        private var size: (width: Int, height: Int)?
        private unowned let compositor: MockCompositor

        init(
            _ resource: ExtSessionLockSurfaceV1Resource, surface: MockSurface, output: MockOutput?,
            compositor: MockCompositor
        ) {
            self.resource = resource
            self.surface = surface
            self.output = output
            self.compositor = compositor
            resource.onRequest = { [unowned self] request in
                guard case .ackConfigure(let serial) = request else { return }
                guard let size = sent.removeValue(forKey: serial) else {
                    return compositor.object("a lock's serial that was not sent")
                }
                acknowledged.append(serial)
                surface.acknowledgementsSinceAnswer += 1
                self.size = size
            }
        }

        var hasAcknowledged: Bool { !acknowledged.isEmpty }

        func configure(_ width: Int, _ height: Int) {
            let serial = compositor.server.nextSerial()
            sent[serial] = (width, height)
            resource.sendConfigure(serial: serial, width: UInt32(width), height: UInt32(height))
        }

        func objectToEarlyBuffer() {
            compositor.violate(
                resource, ExtSessionLockSurfaceV1Error.commitBeforeFirstAck.rawValue, "a lock's buffer before its ack")
        }

        func wasCommitted(showsNew: Bool) {
            guard let size else {
                return compositor.violate(
                    resource, ExtSessionLockSurfaceV1Error.commitBeforeFirstAck.rawValue,
                    "a lock's commit before its ack")
            }
            guard surface.buffer != nil else {
                return compositor.violate(
                    resource, ExtSessionLockSurfaceV1Error.nullBuffer.rawValue, "a lock without a picture")
            }
            if surface.size != size {
                let code = ExtSessionLockSurfaceV1Error.dimensionsMismatch.rawValue
                compositor.violate(resource, code, "a lock of \(surface.size) instead of \(size)")
            }
        }
    }

    let resource: ExtSessionLockV1Resource
    private(set) var screens: [Screen] = []
    /// Whether the lock was confirmed.
    private(set) var isLocked = false
    private var isFinished = false
    private(set) var wasUnlocked = false
    private unowned let compositor: MockCompositor

    init(_ resource: ExtSessionLockV1Resource, compositor: MockCompositor) {
        self.resource = resource
        self.compositor = compositor
        resource.onRequest = { [unowned self] in handle($0) }
    }

    /// Confirms the lock.
    func confirm() {
        guard !isFinished, !isLocked else { return }
        isLocked = true
        resource.sendLocked()
    }

    /// Refuses or ends it.
    func finish() {
        guard !isFinished else { return }
        isFinished = true
        resource.sendFinished()
    }

    private func handle(_ request: ExtSessionLockV1Resource.Request) {
        switch request {
        case .getLockSurface(let screen, let surface, let output):
            guard let surface = compositor.surface(surface) else { return }
            let output = compositor.outputs.first { $0.resources.contains { $0 === output } }
            let added = Screen(screen, surface: surface, output: output, compositor: compositor)
            surface.role = added
            screens.append(added)
            screen.onDestroy = { [weak self, weak added] in
                added?.isAlive = false
                self?.screens.removeAll { $0 === added }
            }
            if compositor.options.configuresAtStart, let mode = output?.mode {
                added.configure(max(1, mode.width), max(1, mode.height))
            }
        case .unlockAndDestroy:
            if !isLocked {
                compositor.violate(resource, ExtSessionLockV1Error.invalidUnlock.rawValue, "an unlock without a lock")
            }
            wasUnlocked = true
        case .destroy:
            if isLocked, !isFinished {
                compositor.violate(resource, ExtSessionLockV1Error.invalidDestroy.rawValue, "a lock was dropped")
            }
        }
    }
}
