/// How a button looks, pressed and not.
@MainActor
public protocol ButtonStyle: _ButtonStyle {
    /// The type of the button's look.
    associatedtype Body: View
    /// What a button is made of.
    typealias Configuration = ButtonStyleConfiguration
    /// The look of the button that `configuration` describes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
    /// The look as a view of any type.
    public func _makeBody(_ configuration: ButtonStyleConfiguration) -> any View {
        StyledButton(style: self, configuration: configuration)
    }
}

/// Evaluates a style as a view of its own, so that it can have state and read the environment.
private struct StyledButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: ButtonStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// What all button styles can do. Conform to `ButtonStyle` instead.
@MainActor
public protocol _ButtonStyle {
    /// The look as a view of any type.
    func _makeBody(_ configuration: ButtonStyleConfiguration) -> any View
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is pressed.
    public let isPressed: Bool
}

/// The label in the accent colour, weaker while pressed.
public struct DefaultButtonStyle: ButtonStyle {
    /// The style.
    public init() {}

    /// The label in the accent colour, red for one that deletes.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
            .opacity(configuration.isPressed ? 0.2 : 1)
            .animation(configuration.isPressed ? nil : .easeOut(duration: 0.25), value: configuration.isPressed)
    }
}

/// The label as it is, weaker while pressed.
public struct PlainButtonStyle: ButtonStyle {
    /// The style.
    public init() {}

    /// The label.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.75 : 1)
            .animation(configuration.isPressed ? nil : .easeOut(duration: 0.25), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    /// The label in the accent colour.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    /// The label in the accent colour.
    public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any _ButtonStyle { assumeMainActor { DefaultButtonStyle() } }
}

extension EnvironmentValues {
    var buttonStyle: any _ButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the buttons inside the look of `style`.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        environment(\.buttonStyle, style)
    }
}
