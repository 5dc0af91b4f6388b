/// Views that the keyboard takes as a group.
struct FocusSectionModifier: NodeModifier {
    func makeNode(in context: _ElementContext) -> FocusSectionNode { FocusSectionNode() }
    func update(_ node: FocusSectionNode, in context: _ElementContext) {}
}

final class FocusSectionNode: Node {
    override var kind: String { "focusSection" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
}

extension View {
    /// Makes what is inside a group for the keyboard: arrow keys stay in it as long as it has anything in their direction,
    /// and Tab goes through all of it before it goes on.
    public func focusSection() -> some View {
        modified(by: FocusSectionModifier())
    }
}
