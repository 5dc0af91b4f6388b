import Glide

/// Rows that scroll down for four seconds, up for four seconds, and so on, at 1200 points a second.
struct BenchList: View {
    let count: Int
    @State private var position = 0.0

    var body: some View {
        GeometryReader { proxy in
            BenchRows(count: count, height: proxy.size.height, position: position)
        }
        .background(Color.white)
        .onAppear {
            withAnimation(.linear(duration: 4).repeatForever(autoreverses: true)) { position = 4_800 }
        }
    }
}

/// The rows that are seen at a position of the list, in whole points. There are no others: Glide has no lazy stacks yet.
struct BenchRows: View, Animatable {
    let count: Int
    /// Of the part that is seen.
    let height: Double
    /// How far the list is scrolled.
    var position: Double

    var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    var body: some View {
        let top = position.rounded()
        let first = min(count, max(0, Int(top / BenchRow.height)))
        let end = min(count, max(first, Int(((top + height) / BenchRow.height).rounded(.up))))
        VStack(spacing: 0) {
            ForEach(first..<end, id: \.self) { BenchRow(number: $0 + 1) }
        }
        .fixedSize(horizontal: false, vertical: true)
        .offset(y: Double(first) * BenchRow.height - top)
        .frame(height: height, alignment: .top)
        .clipped()
        // The rows come and go at once; only the position is animated.
        .transaction { $0.animation = nil }
    }
}

/// A row of 44 points: its name in the upper 43, a line below.
struct BenchRow: View {
    static let height = 44.0
    let number: Int

    var body: some View {
        VStack(spacing: 0) {
            Text("Row \(number)")
                .font(.bench(17))
                .foregroundStyle(Color.benchInk)
                .padding(.leading, 16)
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(height: Self.height - 1)
            Color.benchLine
                .frame(height: 1)
        }
    }
}
