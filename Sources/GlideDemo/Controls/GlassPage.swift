import Glide

/// Panes and buttons of glass over a ground that moves.
struct GlassPage: View {
    @State private var isPlaying = true
    @State private var turn = 0.0
    @State private var liked = 0

    var body: some View {
        ZStack {
            ground
            VStack(spacing: 20) {
                Spacer()
                VStack(alignment: .leading, spacing: 6) {
                    Text("Northern lights").font(.title2.bold())
                    Text("Seen from the pier, half past ten").font(.subheadline)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(20)
                .glassEffect(in: .rect(cornerRadius: 24))
                HStack(spacing: 14) {
                    Button {
                        isPlaying.toggle()
                    } label: {
                        Label(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill")
                            .contentTransition(.symbolEffect(.replace))
                    }
                    .buttonStyle(.glass)
                    Button {
                        liked += 1
                    } label: {
                        Label("Like", systemImage: "heart.fill").symbolEffect(.bounce, value: liked)
                    }
                    .buttonStyle(.glassProminent)
                    .tint(.pink)
                }
                HStack(spacing: 24) {
                    ForEach(["backward.fill", "speaker.wave.2.fill", "bookmark.fill", "forward.fill"], id: \.self) {
                        Image(systemName: $0)
                    }
                }
                .font(.title3)
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                .glassEffect(.clear)
                Spacer()
            }
            .padding(24)
            .frame(maxWidth: 460)
        }
        .onAppear {
            withAnimation(.linear(duration: 24).repeatForever(autoreverses: false)) { turn = 360 }
        }
    }

    /// Coloured discs on their way round.
    private var ground: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom)
            ForEach(0..<7) { index in
                Circle()
                    .fill([Color.pink, .orange, .yellow, .green, .mint, .cyan, .purple][index])
                    .frame(width: 70 + Double(index % 3) * 26)
                    .offset(x: 120)
                    .rotationEffect(.degrees(Double(index) * 360 / 7 + (isPlaying ? turn : 0)))
            }
        }
        .ignoresSafeArea()
    }
}
