import Glide

/// A voice message: bars dance while it plays, fill with colour as it goes, and can be scrubbed.
struct AudioBarsSample: View {
    @State private var isPlaying = false
    @State private var progress: CGFloat = 0.3
    @State private var speed = 1

    private static let levels: [CGFloat] = (0..<36).map { index in
        let x = Double(index)
        return CGFloat(0.2 + 0.8 * abs(sin(x * 0.42) * cos(x * 0.17 + 1)))
    }

    var body: some View {
        VStack(spacing: 40) {
            equalizer
            message
        }
        .padding(26)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            RadialGradient(
                gradient: Gradient(colors: [
                    Color(red: 0.2, green: 0.16, blue: 0.38), Color(red: 0.06, green: 0.05, blue: 0.12),
                ]),
                center: .top, startRadius: 20, endRadius: 520
            )
            .ignoresSafeArea()
        )
    }

    private var equalizer: some View {
        TimelineView(.animation(paused: !isPlaying)) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            HStack(alignment: .center, spacing: 8) {
                ForEach(0..<11) { bar in
                    RoundedRectangle(cornerRadius: 6)
                        .fill(
                            LinearGradient(
                                colors: [
                                    Color(hue: 0.55 + Double(bar) * 0.035, saturation: 0.7, brightness: 1), .white,
                                ],
                                startPoint: .bottom, endPoint: .top)
                        )
                        .frame(width: 14, height: isPlaying ? height(bar, time) : 14)
                        .animation(.easeOut(duration: 0.12), value: isPlaying)
                }
            }
            .frame(height: 190)
        }
    }

    private func height(_ bar: Int, _ time: TimeInterval) -> CGFloat {
        let middle = 1 - abs(Double(bar) - 5) / 7
        let wave = abs(sin(time * 4 + Double(bar) * 0.9)) * 0.6 + abs(sin(time * 7.3 + Double(bar) * 1.7)) * 0.4
        return 14 + CGFloat(wave * middle) * 170
    }

    private var message: some View {
        HStack(spacing: 16) {
            Button {
                withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) { isPlaying.toggle() }
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                    .font(.title3)
                    .foregroundStyle(.black)
                    .frame(width: 50, height: 50)
                    .background(Color.white)
                    .clipShape(Circle())
            }
            .buttonStyle(PlainButtonStyle())

            GeometryReader { proxy in
                HStack(spacing: 3) {
                    ForEach(Self.levels.indices, id: \.self) { index in
                        let isPlayed = CGFloat(index) / CGFloat(Self.levels.count) < progress
                        Capsule()
                            .fill(isPlayed ? Color.cyan : Color.white.opacity(0.3))
                            .frame(height: proxy.size.height * Self.levels[index])
                    }
                }
                .frame(maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { value in
                            progress = min(max(value.location.x / proxy.size.width, 0), 1)
                        }
                )
            }
            .frame(height: 40)

            Text("\(speed)×")
                .font(.footnote.bold())
                .foregroundStyle(.white)
                .frame(width: 36, height: 26)
                .background(Color.white.opacity(0.15))
                .clipShape(.rect(cornerRadius: 13))
                .onTapGesture {
                    withAnimation { speed = speed % 3 + 1 }
                }
        }
        .padding(14)
        .background(.white.opacity(0.1), in: RoundedRectangle(cornerRadius: 26))
        .background {
            TimelineView(.animation(paused: !isPlaying)) { timeline in
                Color.clear
                    .onChange(of: timeline.date) { last, now in
                        guard isPlaying else { return }
                        let step = min(now.timeIntervalSince(last), 0.1) * 0.08 * CGFloat(speed)
                        progress = progress >= 1 ? 0 : min(progress + step, 1)
                    }
            }
        }
    }
}
