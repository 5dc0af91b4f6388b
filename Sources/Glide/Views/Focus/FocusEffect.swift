/// Says whether a ring is drawn around views with the focus.
struct FocusEffectModifier: NodeModifier {
    var isDisabled: Bool

    func makeNode(in context: _ElementContext) -> FocusEffectNode { FocusEffectNode() }

    func update(_ node: FocusEffectNode, in context: _ElementContext) {
        node.isDisabled = isDisabled
    }
}

final class FocusEffectNode: Node {
    var isDisabled = false

    override var kind: String { "focusEffect" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
}

extension View {
    /// Keeps the ring from being drawn around what has the focus in the view, for one that shows the focus itself.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modified(by: FocusEffectModifier(isDisabled: disabled))
    }
}
