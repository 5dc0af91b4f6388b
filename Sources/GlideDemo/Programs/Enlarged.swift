import Glide

/// A program of fixed lengths: where people want larger texts, it is shown larger as a whole, as far as the window is wide.
struct Enlarged<Content: View>: View {
    @ViewBuilder let content: Content

    @ScaledMetric private var wanted = 1.0

    /// How wide the programs are, in points.
    private static var width: Double { 300 }

    var body: some View {
        GeometryReader { proxy in
            content
                .dynamicTypeSize(.large)
                .scaleEffect(min(max(1, wanted), max(1, (proxy.size.width - 24) / Self.width)))
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }
}
