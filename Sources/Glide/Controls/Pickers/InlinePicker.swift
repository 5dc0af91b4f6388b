/// Rows below one another, with a tick beside the chosen one that travels to the next.
struct InlinePicker<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content

    @State private var rows = PickerParts()
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let chosen = AnyHashable(selection.wrappedValue)
        RowsLayout(chosen: chosen, rows: rows)() {
            Tick().stroke(
                LegibleText.tint, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
            content
        }
        .animation(ControlMotion.turn, value: chosen)
        .opacity(isEnabled ? 1 : 0.4)
        .contentShape(Rectangle())
        .onTapGesture { place in
            let index = Int((place.y / RowsLayout.height(of: rows)).rounded(.down))
            guard rows.tags.indices.contains(index), let value = rows.tags[index]?.base as? SelectionValue else {
                return
            }
            if value != selection.wrappedValue { selection.wrappedValue = value }
        }
        .movedByKeys { event in
            let tag: AnyHashable?
            switch event.key {
            case .downArrow: tag = rows.tag(1, from: selection.wrappedValue)
            case .upArrow: tag = rows.tag(-1, from: selection.wrappedValue)
            case .home: tag = rows.end(of: SelectionValue.self, isLast: false)
            case .end: tag = rows.end(of: SelectionValue.self, isLast: true)
            default: return false
            }
            // At the ends arrows go on to what is around.
            guard let value = tag?.base as? SelectionValue else { return false }
            if value != selection.wrappedValue { selection.wrappedValue = value }
            return true
        }
    }
}

/// The tick first, then rows of one height.
private struct RowsLayout: Layout {
    let chosen: AnyHashable
    let rows: PickerParts

    private static let tick = 20.0

    /// The height of a row in points.
    @MainActor static func height(of rows: PickerParts) -> Double { rows.extent }

    private func height(_ subviews: Subviews, width: Double?) -> Double {
        let offer = ProposedViewSize(width: width.map { max(0, $0 - Self.tick - 8) }, height: nil)
        return max(40, (subviews.dropFirst().map { $0.sizeThatFits(offer).height }.max() ?? 0) + 12)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let ideal = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return Size(
            width: proposal.width ?? ideal + Self.tick + 8,
            height: height(subviews, width: proposal.width) * Double(max(0, subviews.count - 1)))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = subviews.dropFirst()
        rows.tags = parts.map(\.node.tag)
        rows.extent = height(subviews, width: bounds.width)
        for (index, part) in parts.enumerated() {
            part.place(
                at: Point(x: bounds.minX, y: bounds.minY + (Double(index) + 0.5) * rows.extent),
                anchor: UnitPoint(x: 0, y: 0.5),
                proposal: ProposedViewSize(width: max(0, bounds.width - Self.tick - 8), height: rows.extent))
        }
        let side = rows.tags.contains(chosen) ? Self.tick : 0
        let index = rows.tags.firstIndex(of: chosen) ?? 0
        subviews.first?.place(
            at: Point(x: bounds.maxX - Self.tick / 2, y: bounds.minY + (Double(index) + 0.5) * rows.extent),
            anchor: .center, proposal: ProposedViewSize(width: side, height: side))
    }
}
extension RowsLayout: StandardLayout {}
