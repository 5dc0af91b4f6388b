import Glide

/// Rows that scroll down for four seconds, up for four seconds, and so on, at 1200 points a second.
struct BenchList: View {
    let count: Int
    @State private var offset = 0.0

    var body: some View {
        Color.white
            .overlay(alignment: .top) {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { BenchRow(number: $0 + 1) }
                }
                .fixedSize(horizontal: false, vertical: true)
                .offset(y: offset)
            }
            .clipped()
            .onAppear {
                withAnimation(.linear(duration: 4).repeatForever(autoreverses: true)) { offset = -4_800 }
            }
    }
}

/// A row of 44 points: its name in the upper 43, a line below.
struct BenchRow: View {
    let number: Int

    var body: some View {
        VStack(spacing: 0) {
            Text("Row \(number)")
                .font(.bench(17))
                .foregroundStyle(Color.benchInk)
                .padding(.leading, 16)
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(height: 43)
            Color.benchLine
                .frame(height: 1)
        }
    }
}
