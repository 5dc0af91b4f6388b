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

/// A view that may have the focus, and whose content can tell by `\.isFocused`.
struct FocusableView<Content: View>: View {
    let content: Content
    let isFocusable: Bool
    let interactions: FocusInteractions

    @State private var isFocused = false

    var body: some View {
        content
            .environment(\.isFocused, isFocused)
            .modified(
                by: FocusableModifier(isFocusable: isFocusable, interactions: interactions, onFocus: { isFocused = $0 })
            )
    }
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the nearest view around that says it is focusable, or the button around, has the focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    /// Lets the view have the keyboard's focus; false keeps it from having it, also where it is a control.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isFocusable: isFocusable, interactions: .automatic)
    }

    /// Lets the view have the keyboard's focus for `interactions`: those that are only activated get it from keys alone.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        FocusableView(content: self, isFocusable: isFocusable, interactions: interactions)
    }

    /// Makes the view a control that keys move while it has the focus: `takeKey` answers whether it has used the key.
    func movedByKeys(_ takeKey: @escaping (KeyEvent) -> Bool) -> some View {
        modified(
            by: FocusableModifier(isFocusable: true, interactions: .activate, isMovedOnly: true, takeKey: takeKey))
    }
}
