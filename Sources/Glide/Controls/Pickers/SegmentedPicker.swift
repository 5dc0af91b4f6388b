/// Segments beside one another, with a capsule behind the chosen one that travels to the next.
struct SegmentedPicker<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content

    @State private var segments = PickerParts()
    /// The segment to which a finger has slid the capsule; nil while none does.
    @State private var held: AnyHashable?
    /// The segment that is pressed.
    @State private var pressed: AnyHashable?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colors) private var colors
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let chosen = held ?? AnyHashable(selection.wrappedValue)
        SegmentsLayout(chosen: chosen, segments: segments)() {
            Capsule().fill(ControlPalette.chosen(in: colors))
                .overlay { Capsule().strokeBorder(ControlPalette.edge(in: colors), lineWidth: 1.5) }
                .background { KnobShadow(strength: 0.12) }
                .scaleEffect(pressed == chosen ? 0.95 : 1)
                .animation(ControlMotion.press, value: pressed)
            content
                .font(.subheadline.weight(.medium))
                .lineLimit(1)
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                // Whatever the style around: the chosen one stands on a ground of the picker's own.
                .foregroundStyle(isEnabled ? Color.primary : .tertiary)
                .padding(.horizontal, 8)
        }
        .animation(ControlMotion.turn, value: chosen)
        .background(ControlPalette.track(in: colors), in: Capsule())
        .contentShape(Rectangle())
        .gesture(
            ControlSlideGesture()
                .onChanged { slide in
                    if slide.isSliding {
                        held = segment(at: slide) ?? held
                        pressed = held
                    } else {
                        pressed = segment(at: slide)
                    }
                }
                .onEnded { slide in
                    choose(slide.isSliding ? held : segment(at: slide))
                    (held, pressed) = (nil, nil)
                }
                .onCancelled { (held, pressed) = (nil, nil) }
        )
        .movedByKeys { event in
            let forward = direction == .leftToRight ? 1 : -1
            switch event.key {
            case .rightArrow: choose(segments.tag(forward, from: selection.wrappedValue))
            case .leftArrow: choose(segments.tag(-forward, from: selection.wrappedValue))
            case .home: choose(segments.end(of: SelectionValue.self, isLast: false))
            case .end: choose(segments.end(of: SelectionValue.self, isLast: true))
            default: return false
            }
            return true
        }
    }

    private func choose(_ tag: AnyHashable?) {
        guard let value = tag?.base as? SelectionValue, value != selection.wrappedValue else { return }
        selection.wrappedValue = value
    }

    /// The tag of the segment at the pointer; nil if it has none that could be selected.
    private func segment(at slide: ControlSlide) -> AnyHashable? {
        let count = segments.tags.count
        guard count > 0, slide.size.width > 0 else { return nil }
        let fraction = slide.location.x / slide.size.width
        let place = direction == .leftToRight ? fraction : 1 - fraction
        let tag = segments.tags[min(count - 1, max(0, Int((place * Double(count)).rounded(.down))))]
        return tag?.base is SelectionValue ? tag : nil
    }
}

/// What a picker's layout finds out about its views, for the gesture.
@MainActor
final class PickerParts {
    var tags: [AnyHashable?] = []
    /// How high each is, where they stand below one another.
    var extent = 0.0

    /// The next tag that can be selected, `step` onward from that of `selection`; nil at the end.
    func tag<SelectionValue: Hashable>(_ step: Int, from selection: SelectionValue) -> AnyHashable? {
        let own = AnyHashable(selection)
        guard var index = tags.firstIndex(of: own) else { return end(of: SelectionValue.self, isLast: step < 0) }
        index += step
        while tags.indices.contains(index) {
            if let tag = tags[index], tag.base is SelectionValue { return tag }
            index += step
        }
        return nil
    }

    /// The first or last tag that can be selected.
    func end<SelectionValue: Hashable>(of _: SelectionValue.Type, isLast: Bool) -> AnyHashable? {
        let usable = tags.compactMap { $0 }.filter { $0.base is SelectionValue }
        return isLast ? usable.last : usable.first
    }
}

/// The capsule first, then segments of one width.
private struct SegmentsLayout: Layout {
    let chosen: AnyHashable
    let segments: PickerParts

    private static let margin = 2.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let ideals = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
        let ideal = Double(ideals.count) * (ideals.map(\.width).max() ?? 0) + 2 * Self.margin
        return Size(
            width: proposal.width ?? ideal, height: max(32, (ideals.map(\.height).max() ?? 0) + 2 * Self.margin))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = subviews.dropFirst()
        segments.tags = parts.map(\.node.tag)
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let width = parts.isEmpty ? 0 : room.width / Double(parts.count)
        func place(_ index: Int) -> Rect {
            Rect(x: room.minX + Double(index) * width, y: room.minY, width: width, height: room.height)
        }
        for (index, part) in parts.enumerated() {
            part.place(at: place(index).center, anchor: .center, proposal: ProposedViewSize(place(index).size))
        }
        let index = segments.tags.firstIndex(of: chosen)
        let capsule = index.map(place) ?? Rect(x: room.minX, y: room.midY, width: 0, height: 0)
        subviews.first?.place(at: capsule.origin, proposal: ProposedViewSize(capsule.size))
    }
}
extension SegmentsLayout: StandardLayout {}
