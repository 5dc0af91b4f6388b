import Glide

/// The same twelve tiles in a ring, in flowing rows, in a fan and in a grid; each change is one animation.
struct CustomLayoutsSample: View {
    enum Arrangement: Int, CaseIterable {
        case ring, flow, fan, grid

        var symbol: String {
            switch self {
            case .ring: "circle"
            case .flow: "list.bullet"
            case .fan: "sparkles"
            case .grid: "square.grid.2x2.fill"
            }
        }

        @MainActor var layout: AnyLayout {
            switch self {
            case .ring: AnyLayout(RadialLayout(spread: .degrees(360)))
            case .flow: AnyLayout(FlowLayout(spacing: 10))
            case .fan: AnyLayout(RadialLayout(spread: .degrees(150), rotation: .degrees(-75)))
            case .grid: AnyLayout(SquareLayout(columns: 4, spacing: 10))
            }
        }
    }

    @State private var arrangement = Arrangement.ring

    var body: some View {
        VStack(spacing: 24) {
            arrangement.layout {
                ForEach(0..<12) { index in
                    RoundedRectangle(cornerRadius: 14, style: .continuous)
                        .fill(Color(hue: Double(index) / 12, saturation: 0.62, brightness: 0.95))
                        .overlay(
                            Text("\(index + 1)")
                                .font(.system(.headline, design: .rounded))
                                .foregroundStyle(.white)
                        )
                        .frame(width: arrangement == .flow ? 52 + CGFloat(index * 7 % 5) * 16 : 52, height: 52)
                }
            }
            .frame(width: 330, height: 330)

            HStack(spacing: 10) {
                ForEach(Arrangement.allCases, id: \.self) { item in
                    Button {
                        withAnimation(.spring(duration: 0.8, bounce: 0.28)) { arrangement = item }
                    } label: {
                        Image(systemName: item.symbol)
                            .font(.system(size: 18, weight: .semibold))
                            .foregroundStyle(item == arrangement ? .white : .primary)
                            .frame(width: 56, height: 44)
                            .background(
                                item == arrangement ? Color.indigo : Color.gray.opacity(0.15),
                                in: RoundedRectangle(cornerRadius: 14, style: .continuous))
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct RadialLayout: Layout {
    var spread: Angle
    var rotation: Angle = .zero

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(spread.radians, rotation.radians) }
        set {
            spread = .radians(newValue.first)
            rotation = .radians(newValue.second)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let isFull = spread.degrees >= 360
        let count = Double(isFull ? subviews.count : max(subviews.count - 1, 1))
        let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        let radius = min(bounds.width, bounds.height) / 2 - max(largest.width, largest.height) / 2
        let middle = CGPoint(x: bounds.midX, y: isFull ? bounds.midY : bounds.maxY - largest.height)
        let reach = isFull ? radius : radius * 1.6
        for (index, subview) in subviews.enumerated() {
            let angle = rotation.radians + spread.radians * Double(index) / count - .pi / 2
            let point = CGPoint(
                x: middle.x + reach * cos(angle) * (isFull ? 1 : 0.62), y: middle.y + reach * sin(angle))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

private struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let rows = arrange(width: proposal.width ?? .infinity, sizes: cache.sizes)
        return CGSize(width: proposal.width ?? rows.width, height: rows.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let rows = arrange(width: bounds.width, sizes: cache.sizes)
        for (subview, origin) in zip(subviews, rows.origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func arrange(width: CGFloat, sizes: [CGSize]) -> (origins: [CGPoint], width: CGFloat, height: CGFloat) {
        var origins: [CGPoint] = []
        var x: CGFloat = 0
        var y: CGFloat = 0
        var rowHeight: CGFloat = 0
        var widest: CGFloat = 0
        for size in sizes {
            if x > 0, x + size.width > width {
                x = 0
                y += rowHeight + spacing
                rowHeight = 0
            }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            widest = max(widest, x - spacing)
            rowHeight = max(rowHeight, size.height)
        }
        return (origins, widest, y + rowHeight)
    }
}

private struct SquareLayout: Layout {
    let columns: Int
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let side = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        let rows = (subviews.count + columns - 1) / columns
        return CGSize(width: width, height: CGFloat(rows) * (side + spacing) - spacing)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let side = (bounds.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        for index in subviews.indices {
            let point = CGPoint(
                x: bounds.minX + CGFloat(index % columns) * (side + spacing) + side / 2,
                y: bounds.minY + CGFloat(index / columns) * (side + spacing) + side / 2)
            subviews[index].place(at: point, anchor: .center, proposal: ProposedViewSize(width: side, height: side))
        }
    }
}
