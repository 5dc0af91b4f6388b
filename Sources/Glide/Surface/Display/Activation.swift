import Glibc
import Wayland
import WaylandClient

/// Bringing windows to the front by xdg-activation: with the token that the launcher left in the environment, and with
/// tokens asked for later.
@MainActor
final class Activation {
    /// The launcher's token, until the first window took it.
    private var startToken: String?
    /// Tokens that were asked for and have not come.
    private var waiting: [XdgActivationTokenV1] = []
    private static let mostWaiting = 8

    /// Takes XDG_ACTIVATION_TOKEN out of the environment, so that children do not use it a second time.
    init() {
        startToken = getenv("XDG_ACTIVATION_TOKEN").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        unsetenv("XDG_ACTIVATION_TOKEN")
    }

    /// A window was shown for the first time: the first of them all is what the launcher waits for.
    func windowAppeared(_ surface: WlSurface, manager: XdgActivationV1?) {
        guard let token = startToken else { return }
        startToken = nil
        manager?.activate(token: token, surface: surface)
    }

    /// Asks for a token with the user's last press, then for the front with it. Without a manager nothing happens; the
    /// answer may never come.
    func request(_ content: ContentSurface, appID: String, manager: XdgActivationV1?) {
        guard let manager else { return }
        // Answers that never come are not waited for.
        if waiting.count >= Self.mostWaiting { waiting.removeFirst().destroy() }
        let token = manager.getActivationToken()
        waiting.append(token)
        if let press = content.display.lastPress {
            token.setSerial(serial: press.serial, seat: press.seat)
            if let surface = press.surface, surface.isAlive { token.setSurface(surface: surface.surface) }
        }
        if !appID.isEmpty { token.setAppId(appId: appID) }
        token.onEvent = { [weak self, weak content, weak manager, unowned token] event in
            guard case .done(let text) = event else { return }
            if let content, content.isAlive, let manager, manager.isAlive {
                manager.activate(token: text, surface: content.surface)
            }
            token.destroy()
            self?.waiting.removeAll { $0 === token }
        }
        token.commit()
    }
}
