import Glide

private struct ScrollOffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

/// A picture on top that stretches when pulled, moves slower than the page, and leaves a bar behind.
struct ParallaxHeaderSample: View {
    @State private var offset: CGFloat = 0

    private let height: CGFloat = 280
    private var barOpacity: Double { Double(min(max((-offset - 150) / 60, 0), 1)) }

    var body: some View {
        ZStack(alignment: .top) {
            ScrollView(showsIndicators: false) {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let minY = proxy.frame(in: .named("scroll")).minY
                        ZStack(alignment: .bottomLeading) {
                            Mountains(shift: min(minY, 0))
                            VStack(alignment: .leading, spacing: 4) {
                                Text("Hiking guide")
                                    .font(.caption.weight(.bold))
                                    .textCase(.uppercase)
                                    .opacity(0.8)
                                Text("Over the ridge")
                                    .font(.largeTitle.weight(.heavy))
                            }
                            .foregroundStyle(.white)
                            .padding(24)
                            .opacity(1 - barOpacity)
                        }
                        .frame(width: proxy.size.width, height: height + max(minY, 0))
                        .clipped()
                        .offset(y: minY > 0 ? -minY : -minY * 0.35)
                        .preference(key: ScrollOffsetKey.self, value: minY)
                    }
                    .frame(height: height)
                    .zIndex(0)

                    stages
                        .zIndex(1)
                }
            }
            .coordinateSpace(.named("scroll"))
            .onPreferenceChange(ScrollOffsetKey.self) { value in
                offset = value
            }
            .ignoresSafeArea(edges: .top)

            HStack {
                Image(systemName: "chevron.left")
                Spacer()
                Text("Over the ridge")
                    .font(.headline)
                Spacer()
                Image(systemName: "square.and.arrow.up")
            }
            .padding(.horizontal, 20)
            .frame(height: 56)
            .background(.thinMaterial)
            .opacity(barOpacity)
        }
    }

    private var stages: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 24) {
                fact("map.fill", "18 km")
                fact("clock.fill", "6 h")
                fact("arrow.up.right", "940 m")
            }
            Divider()
            ForEach(1..<9) { stage in
                HStack(alignment: .top, spacing: 16) {
                    Text("\(stage)")
                        .font(.headline)
                        .foregroundStyle(.white)
                        .frame(width: 34, height: 34)
                        .background(Circle().fill(Color.teal))
                    VStack(alignment: .leading, spacing: 4) {
                        Text(
                            [
                                "From the ferry", "Birch wood", "The old bridge", "Sheep meadow", "First hut", "Ridge",
                                "Summit", "Down to the lake",
                            ][stage - 1]
                        )
                        .font(.headline)
                        Text("Follow the red marks and keep left where the path forks.")
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                            .fixedSize(horizontal: false, vertical: true)
                    }
                }
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background)
    }

    private func fact(_ symbol: String, _ text: String) -> some View {
        Label(text, systemImage: symbol)
            .font(.subheadline.weight(.medium))
            .foregroundStyle(.teal)
    }
}

private struct Mountains: View {
    let shift: CGFloat

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color(red: 0.98, green: 0.72, blue: 0.5), Color(red: 0.55, green: 0.5, blue: 0.75)],
                startPoint: .top, endPoint: .bottom)
            Circle()
                .fill(Color.white.opacity(0.85))
                .frame(width: 70)
                .offset(x: 70, y: -50 - shift * 0.3)
            Ridge(peaks: [0.55, 0.3, 0.6, 0.25, 0.5])
                .fill(Color(red: 0.42, green: 0.42, blue: 0.66))
                .offset(y: -shift * 0.18)
            Ridge(peaks: [0.75, 0.5, 0.72, 0.58, 0.42, 0.7])
                .fill(Color(red: 0.27, green: 0.3, blue: 0.5))
                .offset(y: -shift * 0.08)
            Ridge(peaks: [0.7, 0.85, 0.66, 0.9, 0.74])
                .fill(Color(red: 0.13, green: 0.17, blue: 0.3))
        }
    }
}

private struct Ridge: Shape {
    let peaks: [CGFloat]

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY + 40))
            for (index, peak) in peaks.enumerated() {
                let x = rect.minX + rect.width * CGFloat(index) / CGFloat(peaks.count - 1)
                path.addLine(to: CGPoint(x: x, y: rect.minY + rect.height * peak))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY + 40))
            path.closeSubpath()
        }
    }
}
