import Glide

/// A low graph without axes, for one of several curves.
struct TrackGraph: View {
    @GalleryPalette private var palette
    let curve: SampledCurve
    let tint: Color
    /// The part of the time that has passed, from 0 to 1.
    let clock: Double
    let value: Double

    private static let dot = 10.0

    private var range: ClosedRange<Double> {
        let range = curve.range
        return (range.lowerBound - 0.2)...(range.upperBound + 0.2)
    }

    var body: some View {
        GeometryReader { proxy in
            let scale = GraphScale(size: proxy.size, range: range)
            ZStack(alignment: .topLeading) {
                CurveShape(curve: curve, range: range, isArea: true).fill(tint.opacity(0.1))
                CurveShape(curve: curve, range: range)
                    .stroke(tint.opacity(0.6), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
                Circle().fill(tint)
                    .frame(width: Self.dot, height: Self.dot)
                    .accessibilityIdentifier("dot")
                    .offset(x: proxy.size.width * clock - Self.dot / 2, y: scale.y(value) - Self.dot / 2)
            }
        }
        .background(palette.ground)
        .clipShape(RoundedRectangle(cornerRadius: 10))
    }
}
