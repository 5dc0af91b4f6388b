import Glide

/// A pile of cards: throw one to the right to like it, to the left to pass.
struct CardStackSample: View {
    struct Card: Identifiable, Equatable {
        let id: Int
        let name: String
        let detail: String
        let symbol: String
        let hue: Double
    }

    private static let deck = [
        Card(id: 0, name: "Climbing", detail: "Indoor wall, Tuesdays", symbol: "flag.fill", hue: 0.02),
        Card(id: 1, name: "Pottery", detail: "Six evenings, clay included", symbol: "cup.and.saucer.fill", hue: 0.09),
        Card(id: 2, name: "Book club", detail: "One novel a month", symbol: "book.fill", hue: 0.38),
        Card(id: 3, name: "Sailing", detail: "Weekends on the lake", symbol: "paperplane.fill", hue: 0.55),
        Card(id: 4, name: "Stargazing", detail: "New moon, bring a thermos", symbol: "sparkles", hue: 0.72),
    ]

    @State private var cards = CardStackSample.deck
    @State private var liked = 0

    var body: some View {
        VStack(spacing: 28) {
            ZStack {
                if cards.isEmpty {
                    VStack(spacing: 12) {
                        Image(systemName: "checkmark.circle.fill")
                            .font(.system(size: 48))
                            .foregroundStyle(.green)
                        Text("You liked \(liked) of \(Self.deck.count)")
                            .font(.headline)
                    }
                    .transition(.scale.combined(with: .opacity))
                }
                ForEach(cards.reversed()) { card in
                    let depth = cards.firstIndex(of: card) ?? 0
                    SwipeCard(card: card, isTop: depth == 0) { right in
                        remove(card, liked: right)
                    }
                    .scaleEffect(1 - CGFloat(min(depth, 3)) * 0.06)
                    .offset(y: CGFloat(min(depth, 3)) * 18)
                    .opacity(depth > 2 ? 0 : 1)
                }
            }
            .frame(width: 270, height: 360)

            Button {
                withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) {
                    cards = Self.deck
                    liked = 0
                }
            } label: {
                Label("Start over", systemImage: "arrow.counterclockwise")
                    .font(.subheadline.weight(.semibold))
            }
            .buttonStyle(.bordered)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func remove(_ card: Card, liked right: Bool) {
        if right { liked += 1 }
        withAnimation(.spring(response: 0.45, dampingFraction: 0.78)) {
            cards.removeAll { $0 == card }
        }
    }
}

private struct SwipeCard: View {
    let card: CardStackSample.Card
    let isTop: Bool
    let onSwipe: (Bool) -> Void

    @State private var offset = CGSize.zero

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Spacer()
            Image(systemName: card.symbol)
                .font(.system(size: 92))
                .frame(maxWidth: .infinity)
            Spacer()
            Text(card.name)
                .font(.system(size: 26, weight: .bold, design: .rounded))
            Text(card.detail)
                .font(.subheadline)
                .opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(24)
        .frame(width: 270, height: 340)
        .background(
            RoundedRectangle(cornerRadius: 28, style: .continuous)
                .fill(
                    LinearGradient(
                        colors: [
                            Color(hue: card.hue, saturation: 0.55, brightness: 0.98),
                            Color(hue: card.hue + 0.06, saturation: 0.75, brightness: 0.75),
                        ],
                        startPoint: .top, endPoint: .bottom))
        )
        .overlay(alignment: .topLeading) { stamp("LIKE", .green).opacity(Double(offset.width / 90)) }
        .overlay(alignment: .topTrailing) { stamp("PASS", .red).opacity(Double(-offset.width / 90)) }
        .shadow(color: .black.opacity(0.15), radius: 12, y: 8)
        .offset(offset)
        .rotationEffect(.degrees(Double(offset.width / 14)), anchor: .bottom)
        .gesture(drag, including: isTop ? .all : .subviews)
        .transition(.asymmetric(insertion: .offset(y: 80).combined(with: .opacity), removal: .opacity))
    }

    private func stamp(_ text: String, _ color: Color) -> some View {
        Text(text)
            .font(.system(size: 20, weight: .heavy))
            .foregroundStyle(color)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Color.white, in: RoundedRectangle(cornerRadius: 10))
            .rotationEffect(.degrees(text == "LIKE" ? -12 : 12))
            .padding(22)
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { value in
                if abs(value.predictedEndTranslation.width) > 140 {
                    let right = value.predictedEndTranslation.width > 0
                    withAnimation(.easeOut(duration: 0.3)) {
                        offset = CGSize(width: right ? 480 : -480, height: value.predictedEndTranslation.height / 2)
                    }
                    onSwipe(right)
                } else {
                    withAnimation(.interpolatingSpring(mass: 1, stiffness: 180, damping: 15)) {
                        offset = .zero
                    }
                }
            }
    }
}
