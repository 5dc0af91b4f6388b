/// A bar between the labels of a gauge's ends: filled up to the value, or with a point there.
struct GaugeBar: View {
    let configuration: GaugeStyleConfiguration
    let isFilled: Bool
    let height: Double

    @Environment(\.colors) private var colors

    var body: some View {
        HStack(spacing: 6) {
            end(configuration.minimumValueLabel)
            GaugeBarLayout(value: configuration.value, isFilled: isFilled, height: height)() {
                if isFilled {
                    Capsule().fill(ControlPalette.off(in: colors))
                    Capsule().fill(.tint)
                } else {
                    Capsule().fill(.tint)
                    Circle().fill(.background).padding(-2)
                    Circle().fill(.tint)
                }
            }
            end(configuration.maximumValueLabel)
        }
    }

    private func end(_ label: (some View)?) -> some View {
        label.font(.caption).foregroundStyle(LegibleText.secondary)
    }
}

/// The track, and what is as long as the value or stands at it.
private struct GaugeBarLayout: Layout {
    var value: Double
    let isFilled: Bool
    let height: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: proposal.width ?? 200, height: height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            if index == 0 {
                subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            } else if isFilled {
                let size = Size(width: max(height, bounds.width * value), height: height)
                subview.place(at: bounds.origin, proposal: ProposedViewSize(value > 0 ? size : .zero))
            } else {
                let place = Point(x: bounds.minX + (bounds.width - height) * value, y: bounds.minY)
                subview.place(at: place, proposal: ProposedViewSize(width: height, height: height))
            }
        }
    }
}
extension GaugeBarLayout: StandardLayout {}

/// A ring around the value in words: filled up to the value, or open at the bottom with a point at it.
struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isFilled: Bool

    @Environment(\.colors) private var colors

    /// In points.
    private static let (side, width) = (60.0, 6.0)
    /// Of an open ring, as a part of the whole.
    private static let opening = 0.25

    var body: some View {
        let share = isFilled ? 1 : 1 - Self.opening
        let start = isFilled ? -90.0 : 90 + 180 * Self.opening
        ZStack {
            arc(to: share).stroke(style: stroke).fill(
                isFilled ? AnyShapeStyle(ControlPalette.off(in: colors)) : AnyShapeStyle(.tint)
            )
            .rotationEffect(.degrees(start))
            if isFilled {
                arc(to: configuration.value).stroke(style: stroke).fill(.tint)
                    .rotationEffect(.degrees(start))
                    .opacity(configuration.value > 0 ? 1 : 0)
            } else {
                Circle().fill(.tint)
                    .overlay { Circle().strokeBorder(.background, lineWidth: 2) }
                    .frame(width: Self.width + 5, height: Self.width + 5)
                    .offset(x: Self.side / 2 - Self.width / 2)
                    .rotationEffect(.degrees(start + 360 * share * configuration.value))
            }
            Group {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
            .font(.headline)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(10)
            if !isFilled { ends }
        }
        .frame(width: Self.side, height: Self.side)
    }

    /// In the opening: the labels of the ends, or else what is measured.
    private var ends: some View {
        HStack(spacing: 4) {
            if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            } else if configuration.currentValueLabel != nil {
                configuration.label
            }
        }
        .font(.system(size: 9, weight: .medium))
        .lineLimit(1)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.width, lineCap: .round) }

    private func arc(to end: Double) -> some Shape {
        Circle().inset(by: Self.width / 2).trim(from: 0, to: end)
    }
}
