/// Does something when it is pressed and released.
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label

    @Environment(\.buttonStyle) private var style

    /// A button that shows `label` and does `action`.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button for a `role` that shows `label` and does `action`.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
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
    public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button for a `role` that shows `title` and does `action`.
    public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Glide.Label<Text, Image> {
    /// A button that shows `title` beside a symbol and does `action`.
    public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Glide.Label(title, systemImage: systemImage) }
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
