/// How a button looks, pressed and not. Glide sees to the presses.
@MainActor
public protocol ButtonStyle {
    /// The type of the button's look.
    associatedtype Body: View
    /// What a button is made of.
    typealias Configuration = ButtonStyleConfiguration
    /// The look of the button that `configuration` describes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
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

/// How a button looks and how it is used.
@MainActor
public protocol PrimitiveButtonStyle {
    /// The type of the button's look.
    associatedtype Body: View
    /// What a button is made of.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The button that `configuration` describes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of, for a style that decides by itself when it does what it is for.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void

    /// Does what the button is for.
    public func trigger() { action() }
}

/// A look that is shown on a button which is pressed as usual.
struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        PressArea(action: configuration.trigger) { isPressed in
            Look(
                style: style,
                configuration: ButtonStyleConfiguration(
                    role: configuration.role, label: configuration.label, isPressed: isPressed))
        }
    }

    /// Evaluates the style as a view of its own, so that it can have state and read the environment.
    private struct Look: View {
        let style: Style
        let configuration: ButtonStyleConfiguration

        var body: some View { style.makeBody(configuration: configuration) }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any PrimitiveButtonStyle { assumeMainActor { DefaultButtonStyle() } }
}

extension EnvironmentValues {
    var buttonStyle: any PrimitiveButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the buttons inside the look of `style`.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        environment(\.buttonStyle, PressedButtonStyle(style: style))
    }

    /// Gives the buttons inside the look and the ways of `style`.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        environment(\.buttonStyle, style)
    }
}
