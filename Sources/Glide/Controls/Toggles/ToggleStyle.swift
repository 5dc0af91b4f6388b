/// How a toggle looks and how it is used.
@MainActor
public protocol ToggleStyle {
    /// The type of the toggle's look.
    associatedtype Body: View
    /// What a toggle is made of.
    typealias Configuration = ToggleStyleConfiguration
    /// The toggle that `configuration` describes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle is made of.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the surroundings want no labels; Glide's own styles heed it.
    let isLabelHidden: Bool
    /// Whether the toggle is on. Setting it turns the toggle.
    @Binding public var isOn: Bool

    init(label: Label, isLabelHidden: Bool, isOn: Binding<Bool>) {
        self.label = label
        self.isLabelHidden = isLabelHidden
        _isOn = isOn
    }
}

/// A label with a switch at the trailing edge: as `switch`.
public struct DefaultToggleStyle: ToggleStyle {
    /// The style.
    public init() {}

    /// The label and the switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button that stays lit while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// The style.
    public init() {}

    /// The label as a button.
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: { configuration.isOn.toggle() }) { isPressed in
            BorderedLook(role: nil, isPressed: isPressed, isProminent: configuration.isOn) { configuration.label }
                .animation(.easeInOut(duration: 0.2), value: configuration.isOn)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// A label with a switch at the trailing edge.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label with a switch at the trailing edge.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays lit while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick, and the label beside it.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { assumeMainActor { DefaultToggleStyle() } }
}

extension EnvironmentValues {
    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the toggles inside the look and the ways of `style`.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { environment(\.toggleStyle, style) }
}
