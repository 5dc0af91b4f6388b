import Glide

/// A curve over time with axes, and a dot that runs along it.
///
/// The dot's place is made of two numbers that are animated apart: `clock`, at an even pace, and `value`, as the change
/// itself says. That it stays on the line shows that the one is as exact as the other.
struct CurveGraph: View {
    @GalleryPalette private var palette
    let curve: SampledCurve
    let tint: Color
    /// The part of the time that has passed, from 0 to 1.
    let clock: Double
    /// How the clock comes to its time.
    let pace: Animation?
    /// The animated value.
    let value: Double

    private static let dot = 13.0

    /// The curve's own range with some room around it.
    private var range: ClosedRange<Double> {
        let range = curve.range
        return (range.lowerBound - 0.12)...(range.upperBound + 0.12)
    }

    var body: some View {
        VStack(spacing: 6) {
            HStack(spacing: 14) {
                GeometryReader { proxy in
                    let scale = GraphScale(size: proxy.size, range: range)
                    ZStack(alignment: .topLeading) {
                        level(0, "0", in: scale)
                        level(1, "1", in: scale)
                        CurveShape(curve: curve, range: range, isArea: true).fill(tint.opacity(0.07))
                        CurveShape(curve: curve, range: range).stroke(tint.opacity(0.28), lineWidth: 2)
                        CurveShape(curve: curve, range: range)
                            .stroke(tint, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                            .animation(pace) { $0.clipShape(LeadingPart(fraction: clock)) }
                        Rectangle().fill(tint.opacity(0.35))
                            .frame(height: 1)
                            .offset(y: scale.y(value) - 0.5)
                        Circle().fill(tint)
                            .frame(width: Self.dot, height: Self.dot)
                            .accessibilityIdentifier("dot")
                            .overlay { Circle().stroke(palette.card, lineWidth: 2) }
                            .offset(y: scale.y(value) - Self.dot / 2)
                            .animation(pace) { $0.offset(x: proxy.size.width * clock - Self.dot / 2) }
                    }
                }
                .accessibilityIdentifier("graph")
                ValueRail(value: value, range: range, tint: tint)
            }
            times.padding(.trailing, 14 + ValueRail.width)
        }
        .padding(EdgeInsets(top: 8, leading: 26, bottom: 8, trailing: 10))
        .background(RoundedRectangle(cornerRadius: 16).fill(palette.ground))
    }

    /// A line at `value` across the graph.
    private func level(_ value: Double, _ name: String, in scale: GraphScale) -> some View {
        Rectangle().fill(Color.primary.opacity(0.14))
            .frame(height: 1)
            .overlay(alignment: .leading) {
                Text(name).font(.caption2).foregroundStyle(palette.caption).fixedSize().offset(x: -14)
            }
            .offset(y: scale.y(value) - 0.5)
    }

    private var times: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                ForEach(GraphScale.ticks(to: curve.span), id: \.self) { time in
                    Text("\(time.short) s").font(.caption2).foregroundStyle(palette.caption)
                        .fixedSize()
                        .frame(width: 0)
                        .offset(x: proxy.size.width * time / curve.span)
                }
            }
        }
        .frame(height: 12)
    }
}
