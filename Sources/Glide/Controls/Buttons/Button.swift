/// Does something when it is pressed and released.
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @Environment(\.buttonStyle) private var style

    /// A button that shows `label` and does `action`.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button for a `role` that shows `label` and does `action`.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the style of the surroundings.
    public var body: some View {
        styled(by: style).accessibilityAddTraits(.isButton)
    }

    private func styled(by style: some PrimitiveButtonStyle) -> AnyView {
        AnyView(
            StyledButton(
                style: style,
                configuration: PrimitiveButtonStyleConfiguration(
                    role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)), action: action)))
    }
}

extension Button where Label == Text {
    /// A button that shows `title` and does `action`.
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button for a `role` that shows `title` and does `action`.
    public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

<<<<<<< HEAD
extension Button where Label == Glide.Label<Text, Image> {
    /// A button that shows `title` beside a symbol and does `action`.
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Glide.Label(title, systemImage: systemImage) }
=======
/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It breaks something off.
    public static let cancel = ButtonRole(name: "cancel")
}

/// Attaches a press to a view: over when it is lifted, done only when it is lifted inside.
struct PressModifier: NodeModifier {
    var isPressed: Binding<Bool>
    var action: @MainActor () -> Void

    func makeNode(in context: _ElementContext) -> GestureNode { GestureNode(host: context.host) }

    func update(_ node: GestureNode, in context: _ElementContext) {
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
>>>>>>> main
    }
}

extension Button where Label == ButtonStyleConfiguration.Label {
    /// The button that `configuration` describes, for a style that only adds to another one.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
    }
}

/// Evaluates a style as a view of its own, so that it can have state and read the environment.
private struct StyledButton<Style: PrimitiveButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}
