/// A title with a symbol.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    @Environment(\.labelStyle) private var style

    /// `title` with `icon`.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Title and symbol in the style of the surroundings.
    public var body: some View { styled(by: style) }

    private func styled(by style: some LabelStyle) -> AnyView {
        AnyView(
            StyledLabel(
                style: style,
                configuration: LabelStyleConfiguration(
                    title: LabelStyleConfiguration.Title(content: AnyView(title)),
                    icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))))
    }
}

extension Label where Title == Text, Icon == Image {
    /// `title` with the symbol of that name.
    public init<Name: StringProtocol>(_ title: Name, systemImage: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that `configuration` describes, for a style that only adds to another one.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// How a label shows its title and its symbol.
@MainActor
public protocol LabelStyle {
    /// The type of the label's look.
    associatedtype Body: View
    /// What a label is made of.
    typealias Configuration = LabelStyleConfiguration
    /// The look of the label that `configuration` describes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label is made of.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View {
        let content: AnyView

        /// The title.
        public var body: some View { content }
    }

    /// The label's symbol.
    public struct Icon: View {
        let content: AnyView

        /// The symbol.
        public var body: some View { content }
    }

    /// The label's title.
    public let title: Title
    /// The label's symbol.
    public let icon: Icon
}

/// Evaluates a style as a view of its own, so that it can have state and read the environment.
private struct StyledLabel<Style: LabelStyle>: View {
    let style: Style
    let configuration: LabelStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// The symbol and the title beside it.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    public init() {}

    /// The symbol, then the title.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}

    /// The symbol.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The symbol and the title beside it.
public struct DefaultLabelStyle: LabelStyle {
    /// The style.
    public init() {}

    /// The symbol, then the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The symbol and the title beside it.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The symbol and the title beside it.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The symbol alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { assumeMainActor { DefaultLabelStyle() } }
}

extension EnvironmentValues {
    var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Shows the labels inside as `style` says.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { environment(\.labelStyle, style) }
}
