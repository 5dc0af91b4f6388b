import Glide

/// Covers in a row: the one in the middle is large, its neighbours turn away. Drag, or tap a neighbour.
struct CarouselSample: View {
    private let covers: [(title: String, artist: String, colors: [Color], symbol: String)] = [
        ("Night Drive", "Aurora Fields", [.indigo, .purple], "moon.fill"),
        ("Paper Sun", "Tiny Giants", [.orange, .yellow], "sun.max.fill"),
        ("Salt & Rain", "Low Tide", [.teal, .blue], "drop.fill"),
        ("Wild Heart", "June Harlow", [.pink, .red], "heart.fill"),
        ("Evergreen", "Pine & Fox", [.green, .teal], "leaf.fill"),
    ]

    @State private var position: CGFloat = 2
    @State private var start: CGFloat?

    private let width: CGFloat = 190
    private let step: CGFloat = 150

    private var index: Int { min(max(Int(position.rounded()), 0), covers.count - 1) }

    var body: some View {
        VStack(spacing: 30) {
            ZStack {
                ForEach(covers.indices, id: \.self) { item in
                    cover(item)
                }
            }
            .frame(height: 260)
            .frame(maxWidth: .infinity)
            .contentShape(Rectangle())
            .gesture(drag)

            VStack(spacing: 6) {
                Text(covers[index].title)
                    .font(.title2.bold())
                Text(covers[index].artist)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .id(index)
            .transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity))

            HStack(spacing: 7) {
                ForEach(covers.indices, id: \.self) { item in
                    Circle()
                        .fill(item == index ? Color.primary : Color.gray.opacity(0.35))
                        .frame(width: 7, height: 7)
                        .scaleEffect(item == index ? 1.3 : 1)
                }
            }
        }
        .padding(.vertical, 30)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .animation(.snappy, value: index)
        .clipped()
    }

    private func cover(_ item: Int) -> some View {
        let distance = CGFloat(item) - position
        let clamped = min(max(distance, -1.5), 1.5)
        return RoundedRectangle(cornerRadius: 26, style: .continuous)
            .fill(LinearGradient(colors: covers[item].colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay(
                Image(systemName: covers[item].symbol)
                    .font(.system(size: 72))
                    .foregroundStyle(.white.opacity(0.9))
                    .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
            )
            .overlay(
                RoundedRectangle(cornerRadius: 26, style: .continuous)
                    .strokeBorder(Color.white.opacity(0.25), lineWidth: 1)
            )
            .frame(width: width, height: 240)
            .shadow(color: covers[item].colors[0].opacity(0.35), radius: 18, x: 0, y: 12)
            .scaleEffect(1 - min(abs(clamped), 1) * 0.18)
            .rotation3DEffect(.degrees(Double(clamped) * -32), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
            .offset(x: distance * step)
            .opacity(abs(distance) > 2.2 ? 0 : 1)
            .zIndex(-Double(abs(distance)))
            .onTapGesture {
                withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) {
                    position = CGFloat(item)
                }
            }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 8)
            .onChanged { value in
                let origin = start ?? position
                start = origin
                let target = origin - value.translation.width / step
                position = min(max(target, -0.4), CGFloat(covers.count) - 0.6)
            }
            .onEnded { value in
                let target = ((start ?? position) - value.predictedEndTranslation.width / step).rounded()
                start = nil
                withAnimation(.interpolatingSpring(stiffness: 170, damping: 22)) {
                    position = min(max(target, 0), CGFloat(covers.count - 1))
                }
            }
    }
}
