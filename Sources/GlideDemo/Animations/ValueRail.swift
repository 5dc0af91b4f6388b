import Glide

/// A ball on a rail, as high as the value.
struct ValueRail: View {
    static let width = 26.0

    let value: Double
    let range: ClosedRange<Double>
    let tint: Color

    var body: some View {
        GeometryReader { proxy in
            let scale = GraphScale(size: proxy.size, range: range)
            ZStack(alignment: .top) {
                Capsule().fill(Color.primary.opacity(0.08))
                    .frame(width: 4, height: scale.y(0) - scale.y(1))
                    .offset(y: scale.y(1))
                Circle().fill(tint.gradient)
                    .frame(width: Self.width, height: Self.width)
                    .offset(y: scale.y(value) - Self.width / 2)
            }
            .frame(width: Self.width)
        }
        .frame(width: Self.width)
    }
}
