/// Does something when the person wants to leave a view.
struct ExitCommandModifier: NodeModifier {
    var action: (() -> Void)?

    func makeNode(in context: _ElementContext) -> ExitCommandNode { ExitCommandNode() }

    func update(_ node: ExitCommandNode, in context: _ElementContext) {
        node.action = context.environment.isEnabled ? action : nil
    }
}

final class ExitCommandNode: Node {
    var action: (() -> Void)?

    override var kind: String { "onExitCommand" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
}

extension View {
    /// Does `action` when Escape is pressed while something in the view has the focus, or nothing in the window has; nil
    /// does nothing. A gesture under way is broken off first, and a button with the shortcut `.cancelAction` goes before.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modified(by: ExitCommandModifier(action: action))
    }
}
