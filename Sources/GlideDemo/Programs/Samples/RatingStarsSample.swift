import Glide

/// Five stars: tap one or slide over them. Each star pops with a spring and throws sparks.
struct RatingStarsSample: View {
    @State private var rating = 0

    private let words = ["How was it?", "Oh no", "Not great", "It was okay", "Really good", "Loved it!"]
    private let faces = ["message.fill", "cloud.rain.fill", "cloud.fill", "star.fill", "sun.max.fill", "sparkles"]

    var body: some View {
        VStack(spacing: 26) {
            Image(systemName: faces[rating])
                .font(.system(size: 64))
                .foregroundStyle(tint)
                .frame(height: 80)
                .id(rating)
                .transition(.push(from: .bottom))

            Text(words[rating])
                .font(.system(.title2, design: .rounded).weight(.bold))
                .contentTransition(.opacity)

            StarRow(rating: $rating)
                .frame(width: 280, height: 56)

            Button("Send") {
                withAnimation(.spring()) { rating = 0 }
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .tint(.orange)
            .disabled(rating == 0)
        }
        .padding(32)
        .background(
            RoundedRectangle(cornerRadius: 32, style: .continuous)
                .fill(.background)
                .shadow(color: .black.opacity(0.12), radius: 30, y: 14)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.orange.opacity(0.12))
        .animation(.spring(response: 0.4, dampingFraction: 0.7), value: rating)
    }

    private var tint: Color {
        rating == 0 ? .gray : Color(hue: 0.02 + Double(rating) * 0.022, saturation: 0.9, brightness: 0.98)
    }
}

private struct StarRow: View {
    @Binding var rating: Int

    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                ForEach(1..<6) { star in
                    StarView(isLit: star <= rating)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        let star = Int(value.location.x / proxy.size.width * 5) + 1
                        let clamped = min(max(star, 1), 5)
                        if clamped != rating { rating = clamped }
                    }
            )
        }
    }
}

private struct StarView: View {
    let isLit: Bool
    @State private var sparks = 0

    var body: some View {
        ZStack {
            ForEach(0..<8) { index in
                Capsule()
                    .fill(Color.orange)
                    .frame(width: 3, height: 8)
                    .keyframeAnimator(initialValue: Spark(), trigger: sparks) { content, spark in
                        content
                            .scaleEffect(spark.scale)
                            .offset(y: -spark.distance)
                            .rotationEffect(.degrees(Double(index) * 45))
                    } keyframes: { _ in
                        KeyframeTrack(\.distance) {
                            LinearKeyframe(12, duration: 0.01)
                            CubicKeyframe(30, duration: 0.4)
                        }
                        KeyframeTrack(\.scale) {
                            LinearKeyframe(1, duration: 0.01)
                            LinearKeyframe(1, duration: 0.2)
                            CubicKeyframe(0, duration: 0.2)
                        }
                    }
            }
            StarShape(points: 5)
                .fill(isLit ? AnyShapeStyle(Color.orange.gradient) : AnyShapeStyle(Color.gray.opacity(0.25)))
                .frame(width: 40, height: 40)
                .scaleEffect(isLit ? 1 : 0.82)
                .rotationEffect(.degrees(isLit ? 0 : -72))
                .animation(.interpolatingSpring(stiffness: 260, damping: 12), value: isLit)
        }
        .onChange(of: isLit) { _, lit in
            if lit { sparks += 1 }
        }
    }
}

private struct Spark {
    var distance: CGFloat = 0
    var scale: CGFloat = 0
}

private struct StarShape: Shape {
    let points: Int

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        var path = Path()
        for index in 0..<(points * 2) {
            let radius = index.isMultiple(of: 2) ? outer : outer * 0.48
            let angle = Double(index) * .pi / Double(points) - .pi / 2
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }
}
