/// A card around views that belong together, with a label at its head.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    @Environment(\.groupBoxStyle) private var style

    /// A card around `content` with `label` at its head.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The card in the style of the surroundings.
    public var body: some View {
        styled(by: style).accessibilityElement(children: .contain)
    }

    private func styled(by style: some GroupBoxStyle) -> AnyView {
        AnyView(
            StyledGroupBox(
                style: style,
                configuration: GroupBoxStyleConfiguration(
                    label: GroupBoxStyleConfiguration.Label(
                        content: AnyView(label), isEmpty: Label.self == EmptyView.self),
                    content: GroupBoxStyleConfiguration.Content(content: AnyView(content)))))
    }
}

extension GroupBox where Label == EmptyView {
    /// A card around `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A card around `content` with `title` at its head.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The card that `configuration` describes, for a style that only adds to another one.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// Evaluates a style as a view of its own, so that it can have state and read the environment.
private struct StyledGroupBox<Style: GroupBoxStyle>: View {
    let style: Style
    let configuration: GroupBoxStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}
