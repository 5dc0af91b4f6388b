/// A view that is pressed as a button is: over when it is lifted, done only when it is lifted inside.
struct PressArea<Look: View>: View {
    let action: () -> Void
    /// The look, pressed or not.
    @ViewBuilder let look: (Bool) -> Look

    @State private var isPressed = false
    @State private var isFocused = false

    var body: some View {
        look(isPressed)
            .environment(\.isFocused, isFocused)
            .contentShape(Rectangle())
            .modified(by: PressModifier(isPressed: $isPressed, isFocused: $isFocused, action: action))
    }
}

/// Attaches a press to a view.
struct PressModifier: NodeModifier {
    var isPressed: Binding<Bool>
    var isFocused: Binding<Bool>
    var action: () -> Void

    func makeNode(in context: _ElementContext) -> GestureNode { GestureNode(host: context.host) }

    func update(_ node: GestureNode, in context: _ElementContext) {
        node.onFocus = { isFocused.wrappedValue = $0 }
        let gesture = ControlPressGesture { [weak node] place in
            guard let node else { return false }
            // A finger is broad: a little beside still counts.
            return node.shownFrame.insetBy(dx: -16, dy: -16).contains(place)
        }
        .onPressing { isPressed.wrappedValue = $0 }
        // A finger that has left shows that lifting it there does nothing.
        .onChanged { isPressed.wrappedValue = $0 }
        .onEnded { _ in action() }
        node.attach(gesture, priority: .normal, mask: .all, isEnabled: context.environment.isEnabled)
    }
}
