/// A button's label on a ground with the outline and the measures that buttons have, which moves under the finger.
struct ButtonFace<Label: View, Ground: View>: View {
    let foreground: Color
    let isPressed: Bool
    /// By what the face is scaled while it is pressed.
    let pressedScale: Double
    @Binding var isHovered: Bool
    let label: Label
    @ViewBuilder let ground: (RoundedRectangle) -> Ground

    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        label
            .font(size.buttonFont)
            .foregroundStyle(foreground)
            .padding(.horizontal, size.buttonMargin)
            .padding(.vertical, 3)
            .frame(minWidth: size.buttonHeight, minHeight: size.buttonHeight)
            .background { ground(shape.outline(height: size.buttonHeight)) }
            .scaleEffect(isPressed ? pressedScale : 1)
            .animation(ControlMotion.press, value: isPressed)
            .animation(.easeOut(duration: 0.15), value: isHovered)
            .onHover { isHovered = $0 }
    }
}
