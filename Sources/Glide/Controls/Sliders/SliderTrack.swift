/// The track of a slider with its knob.
struct SliderTrack: View {
    @Binding var value: Double
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void

    /// The knob's diameter in points.
    nonisolated static let knob = 28.0

    @State private var isPressed = false
    /// Where the knob was when it began to be slid, as a fraction of the track.
    @State private var grip: Double?
    /// Whether the knob travels to the value instead of being held.
    @State private var glides = false
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colors) private var colors
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let fraction = scale.fraction(of: value)
        SliderLayout(fraction: fraction)() {
            Capsule().fill(ControlPalette.off(in: colors))
            Capsule().fill(isEnabled ? tint ?? .accentColor : ControlPalette.outline(in: colors))
            Circle().fill(.white)
                .overlay { Circle().strokeBorder(ControlPalette.knobEdge(in: colors), lineWidth: 1.5) }
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
                .onCancelled { grip = nil }
        )
        .contentShape(.focusEffect, KnobOutline(fraction: direction == .leftToRight ? fraction : 1 - fraction))
        .movedByKeys { step(by: $0) }
    }

    /// Arrows along the track, page keys, Home and End move the knob.
    private func step(by event: KeyEvent) -> Bool {
        guard event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
        let forward = direction == .leftToRight ? 1.0 : -1.0
        let fraction = scale.fraction(of: value)
        let place: Double
        switch event.key {
        case .rightArrow: place = fraction + forward * scale.keyStep
        case .leftArrow: place = fraction - forward * scale.keyStep
        case .pageUp: place = fraction + scale.keyPage
        case .pageDown: place = fraction - scale.keyPage
        case .home: place = 0
        case .end: place = 1
        default: return false
        }
        onEditingChanged(true)
        fetch(to: place)
        onEditingChanged(false)
        return true
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

/// The knob of a slider, for the ring around it.
private struct KnobOutline: Shape, RoundedShape {
    let fraction: Double

    func path(in rect: Rect) -> Path { roundedOutline(in: rect).path }

    func roundedOutline(in frame: Rect) -> RoundedOutline {
        let knob = SliderTrack.knob
        let rect = Rect(
            x: frame.minX + (frame.width - knob) * fraction, y: frame.midY - knob / 2, width: knob, height: knob)
        return RoundedOutline(rect: rect, radius: knob / 2)
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
