import Glide

/// Three buttons, of which the next one grows or shrinks every 500 ms.
struct BenchButtons: View {
    @State private var isExpanded = [false, false, false]
    @State private var next = 0

    var body: some View {
        VStack(spacing: 70) {
            BenchButton(title: "DOWNLOAD", color: .benchBlue, isExpanded: isExpanded[0])
            BenchButton(title: "SUBSCRIBE", color: .benchGreen, isExpanded: isExpanded[1])
            BenchButton(title: "PURCHASE", color: .benchOrange, isExpanded: isExpanded[2])
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.white)
        .task {
            await Beat.every(.milliseconds(500)) {
                isExpanded[next].toggle()
                next = (next + 1) % isExpanded.count
            }
        }
    }
}

/// A button in one of two looks, within a height that both need.
struct BenchButton: View {
    let title: String
    let color: Color
    let isExpanded: Bool

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: isExpanded ? 5 : 10, style: .circular)
                .fill(color)
                .frame(width: isExpanded ? 300 : 190, height: isExpanded ? 25 : 50)
            Text(title)
                .font(.bench(14).bold())
                .kerning(isExpanded ? 15 : 5)
                .foregroundStyle(.white)
                .fixedSize()
        }
        .frame(width: 300, height: 50)
        .animation(.easeInOut(duration: 0.35), value: isExpanded)
    }
}
