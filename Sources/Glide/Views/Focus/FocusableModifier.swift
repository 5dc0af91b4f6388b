/// Lets a view have the focus, or keeps it from having it.
struct FocusableModifier: NodeModifier {
    var isFocusable: Bool
    var interactions: FocusInteractions
    /// Whether presses at the centre are not for keys: see `FocusOffer.isMovedOnly`.
    var isMovedOnly = false
    /// Takes keys that belong to the view, before anything else is done with them.
    var takeKey: ((KeyEvent) -> Bool)?
    /// Called when the focus has come or gone.
    var onFocus: ((Bool) -> Void)?

    func makeNode(in context: _ElementContext) -> FocusableNode { FocusableNode(host: context.host) }

    func update(_ node: FocusableNode, in context: _ElementContext) {
        node.isEnabled = context.environment.isEnabled
        node.modifier = self
    }
}

final class FocusableNode: Node, FocusCarrier {
    private unowned let host: ViewHost
    var modifier: FocusableModifier?
    var isEnabled = true

    init(host: ViewHost) {
        self.host = host
        super.init(tracksFrame: true)
    }

    override var kind: String { "focusable" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override func presentedFrameChanged() {}

    var focusOffer: FocusOffer? {
        guard let modifier, isEnabled else { return nil }
        return FocusOffer(
            isMovedOnly: modifier.isMovedOnly, takesClicks: modifier.interactions.contains(.edit),
            isRefused: !modifier.isFocusable, takeKey: modifier.takeKey)
    }

    func focusChanged(_ isFocused: Bool) {
        modifier?.onFocus?(isFocused)
    }
}
