/// The ring around the view with the focus: shows it, moves it, takes it away.
@MainActor
final class FocusRing {
    private unowned let host: ViewHost
    /// What draws the ring, from the first time on that one is shown.
    private(set) var node: FocusRingNode?

    init(host: ViewHost) {
        self.host = host
    }

    /// Shows the ring around `view`; one that is shown already travels there.
    func show(around view: Node) {
        if node == nil {
            node = FocusRingNode()
            host.overlaysChanged()
        }
        node?.show(around: view, at: host.now)
    }

    /// Takes the ring away.
    func hide() {
        node?.hide(at: host.now)
    }

    /// Keeps up with the view, wherever it goes.
    func follow() {
        node?.follow(colors: host.environment.colors)
    }
}
