/// The label in the accent colour on a ground of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}

    /// The label on its ground, red for a button that deletes.
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: configuration.trigger) { isPressed in
            BorderedLook(role: configuration.role, isPressed: isPressed, isProminent: false) { configuration.label }
        }
    }
}

/// The label in white on the accent colour: for the one button that matters most.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}

    /// The label on its ground, red for a button that deletes.
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: configuration.trigger) { isPressed in
            BorderedLook(role: configuration.role, isPressed: isPressed, isProminent: true) { configuration.label }
        }
    }
}

/// A label on a ground that gives way under the finger.
struct BorderedLook<Content: View>: View {
    let role: ButtonRole?
    let isPressed: Bool
    let isProminent: Bool
    @ViewBuilder let content: Content

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colors) private var colors
    @Environment(\.tint) private var tint
    @State private var isHovered = false

    private var color: Color { role == .destructive ? .red : tint ?? .accentColor }

    private var ground: Color {
        if !isEnabled { return ControlPalette.track(in: colors) }
        if isProminent { return Legibility.labelled(color, colors).ground }
        return color.opacity(veil + (isPressed ? 0.16 : isHovered ? 0.07 : 0))
    }

    private var foreground: Color {
        if !isEnabled { return .tertiary }
        if isProminent { return Legibility.labelled(color, colors).label }
        return Legibility.text(in: color, colors, over: veil)
    }

    /// How much of the colour lies on the ground at rest.
    private var veil: Double { colors.scheme == .dark ? 0.24 : 0.15 }

    var body: some View {
        ButtonFace(
            foreground: foreground, isPressed: isPressed, pressedScale: 0.96, isHovered: $isHovered, label: content
        ) { outline in
            outline.fill(ground)
            if colors.isStrong, isEnabled, !isProminent { outline.strokeBorder(foreground, lineWidth: 1.5) }
            if isProminent, isEnabled {
                outline.fill(ControlPalette.veil(isPressed: isPressed, isHovered: isHovered, in: colors))
            }
        }
    }
}

/// The outline of buttons with a ground.
public struct ButtonBorderShape: Equatable, Sendable {
    private let radius: Double?

    /// With half circles at its ends.
    public static let automatic = capsule
    /// With half circles at its ends.
    public static let capsule = ButtonBorderShape(radius: nil)
    /// With rounded corners.
    public static let roundedRectangle = ButtonBorderShape(radius: 8)
    /// With corners of `radius` points.
    public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape(radius: radius) }

    func outline(height: Double) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: radius ?? height, style: radius == nil ? .circular : .continuous)
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The outline of buttons with a ground.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Gives the buttons with a ground inside the outline `shape`.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the accent colour on a ground of it.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
