/// Tells a view of keys while it, or something in it, has the focus.
struct KeyPressModifier: NodeModifier {
    var phases: KeyPress.Phases
    /// Whether the view wants to hear of a key.
    var matches: (KeyPress) -> Bool
    var action: (KeyPress) -> KeyPress.Result

    func makeNode(in context: _ElementContext) -> KeyPressNode { KeyPressNode() }

    func update(_ node: KeyPressNode, in context: _ElementContext) {
        node.isEnabled = context.environment.isEnabled
        node.modifier = self
    }
}

final class KeyPressNode: Node {
    var modifier: KeyPressModifier?
    var isEnabled = true

    override var kind: String { "onKeyPress" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }

    /// Tells the view of a key; answers whether it is used up.
    func take(_ press: KeyPress) -> Bool {
        guard isEnabled, let modifier, modifier.phases.contains(press.phase), modifier.matches(press) else {
            return false
        }
        return modifier.action(press) == .handled
    }
}

extension View {
    /// Does `action` when `key` goes down, or repeats, while the view or something in it has the focus.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Does `action` with `key`, in `phases`, while the view or something in it has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modified(by: KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
    }

    /// Does `action` with each key of `keys`, in `phases`, while the view or something in it has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modified(by: KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    /// Does `action` with each key that types only characters of `characters`, in `phases`, while the view or something
    /// in it has the focus. What dead keys and the Compose key put together counts as typed.
    public func onKeyPress(
        characters: KeyCharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modified(
            by: KeyPressModifier(
                phases: phases,
                matches: { !$0.characters.isEmpty && $0.characters.allSatisfy { characters.contains($0) } },
                action: action))
    }

    /// Does `action` with every key, in `phases`, while the view or something in it has the focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modified(by: KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }
}
