import Glide

/// Rows that scroll down for four seconds, up for four seconds, and so on, at 1200 points a second.
struct BenchList: View {
    let count: Int
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { BenchRow(number: $0 + 1) }
            }
        }
        .scrollPosition($position)
        .scrollIndicators(.hidden)
        .background(Color.white)
        .onAppear {
            withAnimation(.linear(duration: 4).repeatForever(autoreverses: true)) { position.scrollTo(y: 4_800) }
        }
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
