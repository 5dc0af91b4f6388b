/// The label in the accent colour, weaker while pressed: as `borderless`.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}

    /// The label in the accent colour, red for a button that deletes.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label in the accent colour, weaker while pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}

    /// The label in the accent colour, red for a button that deletes.
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: configuration.trigger) { isPressed in
            TextButtonLook(configuration: configuration, isPressed: isPressed, isTinted: true, pressedOpacity: 0.2)
        }
    }
}

/// The label as it is, weaker while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}

    /// The label.
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: configuration.trigger) { isPressed in
            TextButtonLook(configuration: configuration, isPressed: isPressed, isTinted: false, pressedOpacity: 0.75)
        }
    }
}

/// A label that fades under the finger, at once, and comes back slowly.
private struct TextButtonLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isPressed: Bool
    let isTinted: Bool
    let pressedOpacity: Double

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        colored
            .opacity(isPressed ? pressedOpacity : isEnabled ? 1 : 0.35)
            .animation(isPressed ? nil : .easeOut(duration: 0.25), value: isPressed)
    }

    @ViewBuilder private var colored: some View {
        if isTinted {
            configuration.label.foregroundStyle(style)
        } else {
            configuration.label
        }
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.secondary) }
        return AnyShapeStyle(LegibleText.color(configuration.role == .destructive ? .red : nil))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The label in the accent colour.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
