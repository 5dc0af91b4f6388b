import Glide

/// A strip at the bottom that grows into a player: the cover flies, the buttons spread.
struct MusicPlayerSample: View {
    @State private var isExpanded = false
    @State private var isPlaying = true
    @State private var progress = 0.34
    @State private var isLiked = false
    @State private var offset: CGFloat = 0
    @Namespace private var player

    private let spring = Animation.spring(response: 0.5, dampingFraction: 0.82)

    var body: some View {
        ZStack(alignment: .bottom) {
            library
            if isExpanded {
                expanded
            } else {
                strip
            }
        }
    }

    private var library: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 18) {
                Text("Library")
                    .font(.system(size: 34, weight: .bold))
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 16)], spacing: 20) {
                    ForEach(0..<6, id: \.self) { index in
                        VStack(alignment: .leading, spacing: 8) {
                            RoundedRectangle(cornerRadius: 14)
                                .fill(Color(hue: Double(index) / 7 + 0.5, saturation: 0.4, brightness: 0.92).gradient)
                                .aspectRatio(1, contentMode: .fit)
                            Text(["Dawn", "Glass", "Harbour", "Lantern", "Moss", "Nimbus"][index])
                                .font(.subheadline.weight(.semibold))
                        }
                    }
                }
            }
            .padding(20)
            .padding(.bottom, 80)
        }
    }

    private var cover: some View {
        GeometryReader { proxy in
            RoundedRectangle(cornerRadius: max(proxy.size.width / 14, 8), style: .continuous)
                .fill(
                    LinearGradient(
                        colors: [.orange, .pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                )
                .overlay(
                    Image(systemName: "music.note")
                        .font(.system(size: proxy.size.width * 0.42, weight: .semibold))
                        .foregroundStyle(.white)
                )
        }
        .aspectRatio(1, contentMode: .fit)
    }

    private var strip: some View {
        HStack(spacing: 12) {
            cover
                .matchedGeometryEffect(id: "cover", in: player)
                .frame(width: 44, height: 44)
            Text("Golden Hour")
                .font(.subheadline.weight(.semibold))
                .matchedGeometryEffect(id: "title", in: player, properties: .position)
            Spacer()
            playButton(size: 20)
            Image(systemName: "forward.fill")
                .font(.system(size: 18))
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .background(
            RoundedRectangle(cornerRadius: 18, style: .continuous)
                .fill(.regularMaterial)
                .shadow(color: .black.opacity(0.18), radius: 14, y: 6)
                .matchedGeometryEffect(id: "back", in: player)
        )
        .padding(12)
        .onTapGesture { withAnimation(spring) { isExpanded = true } }
    }

    private var expanded: some View {
        VStack(spacing: 26) {
            Capsule()
                .fill(Color.secondary.opacity(0.5))
                .frame(width: 40, height: 5)
            cover
                .matchedGeometryEffect(id: "cover", in: player)
                .frame(maxWidth: 260)
                .scaleEffect(isPlaying ? 1 : 0.88)
                .shadow(color: .pink.opacity(0.35), radius: isPlaying ? 24 : 8, y: 14)
                .animation(.spring(response: 0.5, dampingFraction: 0.6), value: isPlaying)
            HStack {
                VStack(alignment: .leading, spacing: 3) {
                    Text("Golden Hour")
                        .font(.title2.bold())
                        .matchedGeometryEffect(id: "title", in: player, properties: .position)
                    Text("The Lanterns")
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Button {
                    withAnimation(.spring(response: 0.3, dampingFraction: 0.4)) { isLiked.toggle() }
                } label: {
                    Image(systemName: isLiked ? "heart.fill" : "heart")
                        .font(.title2)
                        .foregroundStyle(isLiked ? .pink : .secondary)
                        .scaleEffect(isLiked ? 1.15 : 1)
                }
                .buttonStyle(.plain)
            }
            VStack(spacing: 6) {
                Slider(value: $progress)
                    .tint(.pink)
                HStack {
                    Text(timeText(progress * 214))
                    Spacer()
                    Text("-" + timeText((1 - progress) * 214))
                }
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
            }
            HStack(spacing: 48) {
                Image(systemName: "backward.fill")
                    .font(.title)
                playButton(size: 44)
                Image(systemName: "forward.fill")
                    .font(.title)
            }
            Spacer(minLength: 0)
        }
        .padding(.top, 14)
        .padding(.horizontal, 28)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            RoundedRectangle(cornerRadius: 34, style: .continuous)
                .fill(.regularMaterial)
                .matchedGeometryEffect(id: "back", in: player)
                .ignoresSafeArea()
        )
        .offset(y: offset)
        .gesture(
            DragGesture()
                .onChanged { offset = max($0.translation.height, 0) }
                .onEnded { value in
                    withAnimation(spring) {
                        if value.predictedEndTranslation.height > 200 { isExpanded = false }
                        offset = 0
                    }
                }
        )
    }

    private func playButton(size: CGFloat) -> some View {
        Button {
            isPlaying.toggle()
        } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                .font(.system(size: size))
                .frame(width: size * 1.2, height: size * 1.2)
                .contentTransition(.symbolEffect(.replace))
        }
        .buttonStyle(.plain)
        .matchedGeometryEffect(id: "play", in: player, properties: .position)
    }

    private func timeText(_ seconds: Double) -> String {
        let whole = Int(seconds)
        return "\(whole / 60):" + (whole % 60 < 10 ? "0" : "") + "\(whole % 60)"
    }
}
