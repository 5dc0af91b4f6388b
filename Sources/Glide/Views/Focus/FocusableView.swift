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
