import WaylandClient

/// Keeps the screen on while a surface is seen, if that is wished and the compositor offers it.
@MainActor
final class IdleInhibition {
    /// Whether the screen shall stay on.
    var isWanted = false
    private var inhibitor: ZwpIdleInhibitorV1?

    /// Makes or gives up the inhibitor.
    func update(_ surface: WlSurface, isSeen: Bool, manager: ZwpIdleInhibitManagerV1?) {
        if isWanted, isSeen {
            if inhibitor == nil { inhibitor = manager?.createInhibitor(surface: surface) }
        } else {
            destroy()
        }
    }

    func destroy() {
        inhibitor?.destroy()
        inhibitor = nil
    }
}
