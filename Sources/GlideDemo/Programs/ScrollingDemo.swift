import Glide

/// A list to be flung, pulled down to refresh, and dragged by its bar, with a row of cards that turns page by page.
struct ScrollingDemo: View {
    @GalleryPalette private var palette
    @State private var rows = Array(1...40)
    @State private var refreshes = 0
    @State private var offset = 0.0
    @State private var phase = ScrollPhase.idle

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text("\(Int(offset)) points")
                Spacer()
                Text(name(of: phase))
            }
            .font(.footnote.bold())
            .foregroundStyle(palette.caption)
            .padding(.horizontal)
            .padding(.vertical, 6)

            ScrollView {
                VStack(spacing: 0) {
                    cards
                    ForEach(rows, id: \.self) { row in
                        HStack {
                            RoundedRectangle(cornerRadius: 6)
                                .fill(Color(hue: Double((row % 20 + 20) % 20) / 20, saturation: 0.6, brightness: 0.9))
                                .frame(width: 28, height: 28)
                            Text(row > 0 ? "Row \(row)" : "New \(1 - row)")
                            Spacer()
                        }
                        .padding(.horizontal)
                        .frame(height: 48)
                    }
                }
            }
            .refreshable {
                try? await Task.sleep(for: .milliseconds(900))
                refreshes += 1
                withAnimation { rows.insert(1 - refreshes, at: 0) }
            }
            .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }, action: { offset = $1 })
            .onScrollPhaseChange { phase = $1 }
        }
    }

    private var cards: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<5, id: \.self) { card in
                    RoundedRectangle(cornerRadius: 16)
                        .fill(Color(hue: Double(card) / 5, saturation: 0.5, brightness: 0.95).gradient)
                        .overlay(Text("Card \(card + 1)").font(.title2.bold()).foregroundStyle(.black))
                        .padding(8)
                        .frame(width: 320, height: 140)
                }
            }
        }
        .scrollTargetBehavior(.paging)
        .frame(width: 320)
    }

    private func name(of phase: ScrollPhase) -> String {
        switch phase {
        case .idle: "at rest"
        case .interacting: "held"
        case .decelerating: "running"
        case .animating: "on its way"
        }
    }
}
