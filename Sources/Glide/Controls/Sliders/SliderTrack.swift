/// The track of a slider with its knob.
struct SliderTrack: View {
    @Binding var value: Double
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void

    /// The knob's diameter in points.
    static let knob = 28.0

    @State private var isPressed = false
    /// Where the knob was when it began to be slid, as a fraction of the track.
    @State private var grip: Double?
    /// Whether the knob travels to the value instead of being held.
    @State private var glides = false
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let fraction = scale.fraction(of: value)
        SliderLayout(fraction: fraction)() {
            Capsule().fill(ControlPalette.off(in: scheme))
            Capsule().fill(isEnabled ? tint ?? .accentColor : ControlPalette.outline)
            Circle().fill(.white)
                .background { KnobShadow() }
                .scaleEffect(isPressed ? 1.18 : 1)
                .animation(ControlMotion.press, value: isPressed)
        }
        .transaction(value: fraction) { if glides { $0.animation = .snappy(duration: 0.22) } }
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle().inset(by: -8))
        .gesture(
            ControlSlideGesture()
                .onPressing { isPressed in
                    self.isPressed = isPressed
                    onEditingChanged(isPressed)
                }
                .onChanged { slide($0) }
                .onEnded { slide in
                    if !slide.isSliding, !isOnKnob(slide) { fetch(to: place(slide.location, in: slide)) }
                    grip = nil
                }
                .onCancelled { grip = nil })
    }

    private func slide(_ slide: ControlSlide) {
        if slide.isMouse, !slide.isSliding {
            if grip == nil, !isOnKnob(slide) { fetch(to: place(slide.location, in: slide)) }
            grip = scale.fraction(of: value)
            return
        }
        guard slide.isSliding else { return }
        let start = grip ?? scale.fraction(of: value)
        if grip == nil { grip = start }
        let way = place(slide.location, in: slide) - place(slide.start, in: slide)
        set(start + way, glides: scale.step != nil)
    }

    private func fetch(to fraction: Double) {
        set(fraction, glides: true)
    }

    private func set(_ fraction: Double, glides: Bool) {
        let new = scale.value(at: fraction)
        guard new != value else { return }
        self.glides = glides
        value = new
    }

    /// Where `point` is along the track, as a fraction.
    private func place(_ point: Point, in slide: ControlSlide) -> Double {
        let room = slide.size.width - Self.knob
        guard room > 0 else { return 0 }
        let fraction = (point.x - Self.knob / 2) / room
        return direction == .leftToRight ? fraction : 1 - fraction
    }

    private func isOnKnob(_ slide: ControlSlide) -> Bool {
        let room = max(1, slide.size.width - Self.knob)
        return abs(place(slide.location, in: slide) - scale.fraction(of: value)) * room <= Self.knob / 2 + 4
    }
}

/// Puts the knob at its place, and the filled part of the track before it.
private struct SliderLayout: Layout {
    let fraction: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: max(2 * SliderTrack.knob, proposal.width ?? 200), height: SliderTrack.knob)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let knob = SliderTrack.knob
        let x = (bounds.width - knob) * fraction
        let parts = [
            Rect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4),
            Rect(x: 0, y: bounds.midY - 2, width: x + knob / 2, height: 4),
            Rect(x: x, y: bounds.midY - knob / 2, width: knob, height: knob),
        ]
        for (subview, part) in zip(subviews, parts) {
            subview.place(at: part.origin, proposal: ProposedViewSize(part.size))
        }
    }
}
extension SliderLayout: StandardLayout {}
