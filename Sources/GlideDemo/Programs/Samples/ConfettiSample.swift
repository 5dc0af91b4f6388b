import Glide

/// A canvas full of falling paper: one press throws a hundred and twenty pieces.
struct ConfettiSample: View {
    private struct Piece {
        let color: Color
        let angle: Double
        let speed: Double
        let spin: Double
        let size: CGSize
        let isRound: Bool
        let sway: Double
    }

    private struct Burst: Identifiable {
        let id: Int
        let start: Time
        let pieces: [Piece]
    }

    @State private var bursts: [Burst] = []
    @State private var claimed = 0

    private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple, .pink]

    var body: some View {
        ZStack {
            VStack(spacing: 20) {
                Image(systemName: "gift.fill")
                    .font(.system(size: 64))
                    .foregroundStyle(.linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
                    .scaleEffect(claimed % 2 == 0 ? 1 : 1.12)
                    .animation(.spring(response: 0.3, dampingFraction: 0.35), value: claimed)
                Text("Level \(claimed + 1)")
                    .font(.system(size: 34, weight: .black, design: .rounded))
                    .contentTransition(.numericText())
                Text("Well done! Collect your reward.")
                    .foregroundStyle(.secondary)
                Button(action: celebrate) {
                    Text("Collect")
                        .fontWeight(.bold)
                        .foregroundStyle(.white)
                        .padding(.horizontal, 40)
                        .padding(.vertical, 14)
                        .background(Capsule().fill(Color.pink.gradient))
                        .shadow(color: .pink.opacity(0.4), radius: 10, y: 5)
                }
                .buttonStyle(PressableStyle())
                .padding(.top, 8)
            }

            TimelineView(.animation(minimumInterval: nil, paused: bursts.isEmpty)) { timeline in
                Canvas { context, size in
                    for burst in bursts {
                        draw(burst, at: timeline.date, in: &context, size: size)
                    }
                }
                .onChange(of: timeline.date) { _, now in
                    bursts.removeAll { now.timeIntervalSince($0.start) > 3.4 }
                }
            }
            .allowsHitTesting(false)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func draw(_ burst: Burst, at date: Time, in context: inout GraphicsContext, size: CGSize) {
        let time = date.timeIntervalSince(burst.start)
        let origin = CGPoint(x: size.width / 2, y: size.height * 0.72)
        for piece in burst.pieces {
            let drag = (1 - exp(-2.2 * time)) / 2.2
            let x = origin.x + cos(piece.angle) * piece.speed * drag + sin(time * 3 + piece.sway) * 10
            let y = origin.y + sin(piece.angle) * piece.speed * drag + 170 * time * time
            guard y < size.height + 20 else { continue }

            var layer = context
            layer.opacity = min(1, max(0, 3.2 - time))
            layer.translateBy(x: x, y: y)
            layer.rotate(by: .radians(piece.spin * time))
            layer.scaleBy(x: 1, y: abs(cos(piece.spin * time * 1.4)) + 0.15)
            let rect = CGRect(
                x: -piece.size.width / 2, y: -piece.size.height / 2, width: piece.size.width, height: piece.size.height)
            layer.fill(piece.isRound ? Path(ellipseIn: rect) : Path(rect), with: .color(piece.color))
        }
    }

    private func celebrate() {
        var chance = Chance(state: UInt64(claimed + 1))
        let pieces = (0..<120).map { _ in
            Piece(
                color: colors.randomElement(using: &chance) ?? .pink,
                angle: .random(in: -2.6 ... -0.54, using: &chance),
                speed: .random(in: 300...1100, using: &chance),
                spin: .random(in: -7...7, using: &chance),
                size: CGSize(width: .random(in: 6...11, using: &chance), height: .random(in: 8...14, using: &chance)),
                isRound: .random(using: &chance),
                sway: .random(in: 0...6, using: &chance))
        }
        bursts.append(Burst(id: claimed, start: .now, pieces: pieces))
        claimed += 1
    }
}

/// Chance that falls alike each time, so that a film of it can be compared.
private struct Chance: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

private struct PressableStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.94 : 1)
            .brightness(configuration.isPressed ? -0.05 : 0)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}
