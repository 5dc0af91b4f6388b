/// The label on a pane of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    let glass: Glass

    /// The style, on `glass`.
    public init(_ glass: Glass = .regular) {
        self.glass = glass
    }

    /// The label on its pane, red for a button that deletes.
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: configuration.trigger) { isPressed in
            GlassLook(glass: glass, role: configuration.role, isPressed: isPressed, isProminent: false) {
                configuration.label
            }
        }
    }
}

/// The label in white on a pane in the accent colour, which lets nothing through so that the label can be read: for the one
/// button that matters most.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}

    /// The label on its pane, red for a button that deletes.
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: configuration.trigger) { isPressed in
            GlassLook(glass: .regular, role: configuration.role, isPressed: isPressed, isProminent: true) {
                configuration.label
            }
        }
    }
}

/// A label on a pane that comes towards the finger.
private struct GlassLook<Content: View>: View {
    let glass: Glass
    let role: ButtonRole?
    let isPressed: Bool
    let isProminent: Bool
    @ViewBuilder let content: Content

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colors) private var colors
    @Environment(\.tint) private var tint
    @State private var isHovered = false

    private var color: Color { role == .destructive ? .red : tint ?? .accentColor }
    private var labelled: (ground: Color, label: Color) { Legibility.labelled(color, colors) }

    private var foreground: Color {
        if !isEnabled { return .secondary }
        if isProminent { return labelled.label }
        return role == .destructive ? Legibility.text(in: .red, colors, over: 0) : .primary
    }

    private var pane: Glass {
        isProminent && isEnabled ? with(glass.tint(labelled.ground)) { $0.isSolid = true } : glass
    }

    var body: some View {
        ButtonFace(
            foreground: foreground, isPressed: isPressed, pressedScale: 1.05, isHovered: $isHovered, label: content
        ) { outline in
            GlassPane(glass: pane, shape: outline)
            outline.fill(.white.opacity(isPressed ? 0.3 : isHovered ? 0.12 : 0))
        }
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on a pane of glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on a pane of `glass`.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label in white on a pane of glass in the accent colour.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
