/// A box with a tick, and the label beside it; both can be pressed.
public struct CheckboxToggleStyle: ToggleStyle {
    /// The style.
    public init() {}

    /// The box and the label.
    public func makeBody(configuration: Configuration) -> some View {
        PressArea(action: { configuration.isOn.toggle() }) { isPressed in
            HStack(spacing: 8) {
                CheckboxLook(isOn: configuration.isOn, isPressed: isPressed)
                if !configuration.isLabelHidden { CheckboxLabel { configuration.label } }
            }
        }
    }
}

/// A label that fades where it cannot be used.
private struct CheckboxLabel<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { content.opacity(isEnabled ? 1 : 0.4) }
}

private struct CheckboxLook: View {
    let isOn: Bool
    let isPressed: Bool

    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colors) private var colors

    private static let side = 20.0

    var body: some View {
        let box = RoundedRectangle(cornerRadius: 6)
        let look = Legibility.labelled(tint ?? .accentColor, colors)
        ZStack {
            box.fill(isOn ? look.ground : .clear)
            box.strokeBorder(isOn ? .clear : ControlPalette.outline(in: colors), lineWidth: 1.5)
            Tick().trim(from: 0, to: isOn ? 1 : 0)
                .stroke(look.label, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
                .opacity(isOn ? 1 : 0)
            box.fill(ControlPalette.veil(isPressed: isPressed, isHovered: false, in: colors))
        }
        .frame(width: Self.side, height: Self.side)
        .scaleEffect(isPressed ? 0.9 : 1)
        .opacity(isEnabled ? 1 : 0.4)
        .animation(ControlMotion.turn, value: isOn)
        .animation(ControlMotion.press, value: isPressed)
    }
}

/// A tick, drawn from its short arm on.
struct Tick: Shape {
    func path(in rect: Rect) -> Path {
        Path { path in
            path.move(to: Point(x: rect.minX + rect.width * 0.25, y: rect.minY + rect.height * 0.53))
            path.addLine(to: Point(x: rect.minX + rect.width * 0.43, y: rect.minY + rect.height * 0.71))
            path.addLine(to: Point(x: rect.minX + rect.width * 0.76, y: rect.minY + rect.height * 0.31))
        }
    }
}
