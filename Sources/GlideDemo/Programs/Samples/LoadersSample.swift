import Glide

/// Six ways to say "one moment": each runs for ever and costs one animation.
struct LoadersSample: View {
    private let columns = [GridItem(.flexible(), spacing: 16), GridItem(.flexible(), spacing: 16)]

    var body: some View {
        LazyVGrid(columns: columns, spacing: 16) {
            tile("Arc", .blue) { ArcLoader() }
            tile("Dots", .pink) { DotsLoader() }
            tile("Ripple", .teal) { RippleLoader() }
            tile("Bars", .orange) { BarsLoader() }
            tile("Orbit", .purple) { OrbitLoader() }
            tile("Squares", .green) { SquaresLoader() }
        }
        .padding(20)
        .frame(maxWidth: 460)
    }

    private func tile<Content: View>(_ title: String, _ color: Color, @ViewBuilder content: () -> Content) -> some View
    {
        VStack(spacing: 14) {
            content()
                .foregroundStyle(color)
                .frame(width: 64, height: 64)
            Text(title)
                .font(.footnote.weight(.medium))
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 22)
        .background(RoundedRectangle(cornerRadius: 22, style: .continuous).fill(Color.gray.opacity(0.1)))
    }
}

private struct ArcLoader: View {
    @State private var isSpinning = false

    var body: some View {
        ZStack {
            Circle()
                .stroke(lineWidth: 6)
                .opacity(0.18)
            Circle()
                .trim(from: 0, to: 0.3)
                .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(isSpinning ? 360 : 0))
                .animation(.linear(duration: 0.9).repeatForever(autoreverses: false), value: isSpinning)
        }
        .padding(6)
        .onAppear { isSpinning = true }
    }
}

private struct DotsLoader: View {
    @State private var isUp = false

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<3) { index in
                Circle()
                    .frame(width: 14, height: 14)
                    .offset(y: isUp ? -10 : 10)
                    .animation(
                        .easeInOut(duration: 0.45).repeatForever(autoreverses: true).delay(Double(index) * 0.15),
                        value: isUp)
            }
        }
        .onAppear { isUp = true }
    }
}

private struct RippleLoader: View {
    @State private var isGrown = false

    var body: some View {
        ZStack {
            ForEach(0..<3, id: \.self) { index in
                Circle()
                    .stroke(lineWidth: 3)
                    .scaleEffect(isGrown ? 1 : 0.1)
                    .opacity(isGrown ? 0 : 1)
                    .animation(
                        .easeOut(duration: 1.8).repeatForever(autoreverses: false).delay(Double(index) * 0.6),
                        value: isGrown)
            }
        }
        .onAppear { isGrown = true }
    }
}

private struct BarsLoader: View {
    var body: some View {
        TimelineView(.animation) { context in
            let time = context.date.timeIntervalSinceReferenceDate
            HStack(spacing: 5) {
                ForEach(0..<5) { index in
                    Capsule()
                        .frame(width: 7, height: 16 + 36 * abs(sin(time * 3 + Double(index) * 0.55)))
                }
            }
        }
    }
}

private struct OrbitLoader: View {
    @State private var angle: Double = 0

    var body: some View {
        ZStack {
            Circle()
                .frame(width: 18, height: 18)
            ForEach(0..<2) { index in
                Circle()
                    .frame(width: 10, height: 10)
                    .offset(x: index == 0 ? 26 : -26)
                    .opacity(index == 0 ? 1 : 0.5)
                    .rotationEffect(.degrees(angle))
            }
        }
        .onAppear {
            withAnimation(.easeInOut(duration: 1.2).repeatForever(autoreverses: false)) {
                angle = 360
            }
        }
    }
}

private struct SquaresLoader: View {
    enum Step: CaseIterable {
        case rest, turned, spread
    }

    var body: some View {
        PhaseAnimator(Step.allCases) { step in
            Grid(horizontalSpacing: step == .spread ? 14 : 6, verticalSpacing: step == .spread ? 14 : 6) {
                ForEach(0..<2) { _ in
                    GridRow {
                        ForEach(0..<2) { _ in
                            RoundedRectangle(cornerRadius: step == .spread ? 9 : 4)
                                .frame(width: 18, height: 18)
                        }
                    }
                }
            }
            .rotationEffect(.degrees(step == .rest ? 0 : 180))
        } animation: { step in
            step == .rest ? .linear(duration: 0.01) : .spring(duration: 0.7, bounce: 0.3)
        }
    }
}
