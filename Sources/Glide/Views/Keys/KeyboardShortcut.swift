/// A key, and the modifiers that go with it, that work a control from anywhere in its window.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// What must be held. `.command` is the Control key here, or the logo key.
    public var modifiers: EventModifiers

    /// `key` with `modifiers`.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: what matters most in the window, unless the focus is on something that Return presses.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: breaks off.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
    /// Whether the event is of this shortcut.
    func matches(_ event: KeyEvent) -> Bool {
        guard let own = KeyEquivalent(event.key) else { return false }
        // A character that Shift makes, such as "+", may be asked for by itself.
        let isKey = own == key || event.text == String(key.character)
        guard isKey || own.character.lowercased() == key.character.lowercased() && key.character.isLetter
        else { return false }
        let held = event.modifiers.intersection([.shift, .control, .option, .command])
        var wanted = modifiers.intersection([.shift, .control, .option, .command])
        if key.character.isUppercase { wanted.insert(.shift) }
        let isTyped = own != key && event.text == String(key.character)
        let difference = held.symmetricDifference(wanted).subtracting(isTyped ? .shift : [])
        if difference.isEmpty { return true }
        return wanted.contains(.command) && difference == [.command, .control] && held.contains(.control)
    }
}

/// Gives the control inside a shortcut.
struct ShortcutModifier: NodeModifier {
    var shortcut: KeyboardShortcut?

    func makeNode(in context: _ElementContext) -> ShortcutNode { ShortcutNode() }

    func update(_ node: ShortcutNode, in context: _ElementContext) {
        node.shortcut = context.environment.isEnabled ? shortcut : nil
    }
}

final class ShortcutNode: Node {
    var shortcut: KeyboardShortcut?

    override var kind: String { "keyboardShortcut" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
}

extension View {
    /// Lets `key` with `modifiers` press the first control inside, wherever the focus is, also while it is hidden.
    ///
    /// The control is held pressed until the key comes up. `.command` is the Control key here, or the logo key.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Lets `shortcut` press the first control inside, wherever the focus is; nil is none.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modified(by: ShortcutModifier(shortcut: shortcut))
    }
}
