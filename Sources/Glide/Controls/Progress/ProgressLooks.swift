/// A bar that is filled as far as something has come; a part of it runs along where nobody knows.
struct ProgressBar: View {
    let fraction: Double?

    @Environment(\.tint) private var tint
    @Environment(\.colors) private var colors

    /// In points.
    private static let height = 5.0
    /// In seconds.
    private static let period = 1.4

    var body: some View {
        if let fraction {
            bar(from: 0, to: fraction).animation(.smooth(duration: 0.3), value: fraction)
        } else {
            TimelineView(.animation) { context in
                let phase = (context.date.seconds / Self.period).truncatingRemainder(dividingBy: 1)
                bar(from: phase * 1.4 - 0.4, to: phase * 1.4)
            }
        }
    }

    private func bar(from start: Double, to end: Double) -> some View {
        ProgressBarLayout(start: max(0, start), end: min(1, end), height: Self.height)() {
            Capsule().fill(ControlPalette.off(in: colors))
            Capsule().fill(tint ?? .accentColor)
        }
    }
}

/// The track, and the part of it between two fractions.
private struct ProgressBarLayout: Layout {
    let start: Double
    let end: Double
    let height: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: proposal.width ?? 200, height: height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        subviews.last?.place(
            at: Point(x: bounds.width * start, y: bounds.minY),
            proposal: ProposedViewSize(width: bounds.width * (end - start), height: height))
    }
}
extension ProgressBarLayout: StandardLayout {}

/// A ring that closes as something gets on.
struct ProgressRing: View {
    let fraction: Double

    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.colors) private var colors

    var body: some View {
        let side = size.progressDiameter
        let width = max(2, side / 8)
        ZStack {
            Circle().strokeBorder(ControlPalette.off(in: colors), lineWidth: width)
            Circle().inset(by: width / 2).trim(from: 0, to: fraction)
                .stroke(style: StrokeStyle(lineWidth: width, lineCap: .round))
                .fill(tint ?? .accentColor)
                .rotationEffect(.degrees(-90))
                .opacity(fraction > 0 ? 1 : 0)
        }
        .frame(width: side, height: side)
        .animation(.smooth(duration: 0.3), value: fraction)
    }
}

/// Spokes that light up one after the other. Only ten pictures a second: it may be seen for long.
struct ProgressSpinner: View {
    @Environment(\.tint) private var tint
    @Environment(\.colors) private var colors
    @Environment(\.controlSize) private var size

    private static let spokes = 8
    /// In seconds.
    private static let step = 0.1

    var body: some View {
        let side = size.progressDiameter
        TimelineView(.periodic(from: .zero, by: Self.step)) { context in
            let turn = Int((context.date.seconds / Self.step).rounded())
            ZStack {
                ForEach(0..<Self.spokes) { spoke in
                    let age = ((turn - spoke) % Self.spokes + Self.spokes) % Self.spokes
                    Spoke(index: spoke, count: Self.spokes)
                        .fill(color.opacity(0.95 - 0.78 * Double(age) / Double(Self.spokes - 1)))
                }
            }
            .frame(width: side, height: side)
        }
    }

    private var color: Color { tint ?? ControlPalette.outline(in: colors) }
}

/// One spoke of a wheel.
private struct Spoke: Shape, Equatable {
    let index: Int
    let count: Int

    func path(in rect: Rect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let width = radius * 0.24
        let spoke = Rect(x: rect.midX - width / 2, y: rect.midY - radius, width: width, height: radius * 0.5)
        let turn = Transform(rotation: .degrees(360 * Double(index) / Double(count))).about(rect.center)
        return Path(capsuleIn: spoke).applying(turn)
    }
}
