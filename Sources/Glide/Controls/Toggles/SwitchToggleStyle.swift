/// A label with a switch at the trailing edge, to be tapped or slid.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// The style; a switch that is on is green, or has the tint of the surroundings.
    public init() {
        tint = nil
    }

    /// The style; a switch that is on has the colour `tint`.
    public init(tint: Color) {
        self.tint = tint
    }

    /// The label and the switch.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            if !configuration.isLabelHidden {
                configuration.label
                Spacer(minLength: 12)
            }
            SwitchKnob(isOn: configuration.$isOn, color: tint)
        }
    }
}

/// A knob in a track: to the trailing side is on.
private struct SwitchKnob: View {
    @Binding var isOn: Bool
    let color: Color?

    @State private var isPressed = false
    /// On which side a finger holds the knob; nil while none slides it.
    @State private var held: Bool?
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colors) private var colors
    @Environment(\.layoutDirection) private var direction

    private static let height = 31.0

    var body: some View {
        let isShownOn = held ?? isOn
        ZStack(alignment: isShownOn ? .trailing : .leading) {
            Capsule().fill(isShownOn ? color ?? tint ?? .green : ControlPalette.off(in: colors))
            Capsule().fill(.white)
                .overlay { Capsule().strokeBorder(ControlPalette.knobEdge(in: colors), lineWidth: 1.5) }
                .background { KnobShadow() }
                .frame(width: Self.height - 4 + (isPressed ? 6 : 0), height: Self.height - 4)
                .padding(2)
        }
        .frame(width: 51, height: Self.height)
        .opacity(isEnabled ? 1 : 0.5)
        .animation(ControlMotion.turn, value: isShownOn)
        .animation(ControlMotion.press, value: isPressed)
        .contentShape(Rectangle())
        .gesture(
            ControlSlideGesture()
                .onPressing { isPressed = $0 }
                .onChanged { slide in
                    if slide.isSliding { held = side(slide) }
                }
                .onEnded { slide in
                    held = nil
                    let new = slide.isSliding ? side(slide) : !isOn
                    if new != isOn { isOn = new }
                }
                .onCancelled { held = nil })
    }

    /// The side of the switch on which the pointer is.
    private func side(_ slide: ControlSlide) -> Bool {
        (slide.location.x > slide.size.width / 2) == (direction == .leftToRight)
    }
}
