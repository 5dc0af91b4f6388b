/// Connects a view with a `FocusState`.
struct FocusedModifier: NodeModifier {
    /// The state, to tell it from others.
    var storage: AnyObject?
    /// What the state is while this view has the focus.
    var value: AnyHashable
    /// Whether the state names this view.
    var isNamed: () -> Bool
    /// Writes that the view has the focus, or has it no longer.
    var write: (Bool) -> Void

    func makeNode(in context: _ElementContext) -> FocusedNode { FocusedNode() }

    func update(_ node: FocusedNode, in context: _ElementContext) {
        node.modifier = self
    }
}

final class FocusedNode: Node {
    var modifier: FocusedModifier?

    override var kind: String { "focused" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
}

extension View {
    /// Connects the view with `binding`, which is true while it or something in it has the focus, and moves the focus there
    /// when it is set.
    public func focused(_ binding: FocusState<Bool>.Binding) -> some View {
        let storage = binding.storage
        return modified(
            by: FocusedModifier(
                storage: storage, value: AnyHashable(true), isNamed: { storage?.value == true },
                write: { storage?.value = $0 }))
    }

    /// Connects the view with `binding`, which is `value` while it or something in it has the focus, and moves the focus
    /// there when it is set to `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
        let storage = binding.storage
        return modified(
            by: FocusedModifier(
                storage: storage, value: AnyHashable(Value?.some(value)), isNamed: { storage?.value == value },
                write: { isFocused in
                    if isFocused {
                        storage?.value = value
                    } else if storage?.value == value {
                        storage?.value = nil
                    }
                }))
    }
}
