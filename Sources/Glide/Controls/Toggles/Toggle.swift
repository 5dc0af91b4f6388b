/// Something that is on or off.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label

    @Environment(\.toggleStyle) private var style
    @Environment(\.areLabelsHidden) private var isLabelHidden

    /// A toggle that shows and changes `isOn`.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The toggle in the style of the surroundings.
    public var body: some View {
        styled(by: style)
            .accessibility {
                $0.addedTraits = .isToggle
                $0.value = isOn.wrappedValue ? "1" : "0"
            }
    }

    private func styled(by style: some ToggleStyle) -> AnyView {
        AnyView(
            StyledToggle(
                style: style,
                configuration: ToggleStyleConfiguration(
                    label: ToggleStyleConfiguration.Label(content: AnyView(label)), isLabelHidden: isLabelHidden,
                    isOn: isOn)))
    }
}

extension Toggle where Label == Text {
    /// A toggle called `title` that shows and changes `isOn`.
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Glide.Label<Text, Image> {
    /// A toggle called `title`, with a symbol, that shows and changes `isOn`.
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Glide.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that `configuration` describes, for a style that only adds to another one.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// Evaluates a style as a view of its own, so that it can have state and read the environment.
private struct StyledToggle<Style: ToggleStyle>: View {
    let style: Style
    let configuration: ToggleStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}
