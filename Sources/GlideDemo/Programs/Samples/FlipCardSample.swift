import Glide

/// A bank card that turns over on a tap, and tilts under the finger.
struct FlipCardSample: View {
    @State private var isFlipped = false
    @State private var tilt: CGSize = .zero

    var body: some View {
        VStack(spacing: 40) {
            ZStack {
                CardFront()
                    .modifier(FlipEffect(angle: isFlipped ? 180 : 0, isBack: false))
                CardBack()
                    .modifier(FlipEffect(angle: isFlipped ? 180 : 0, isBack: true))
            }
            .frame(width: 320, height: 200)
            .rotation3DEffect(.degrees(Double(tilt.width) / 12), axis: (x: 0, y: 1, z: 0))
            .rotation3DEffect(.degrees(Double(-tilt.height) / 12), axis: (x: 1, y: 0, z: 0))
            .gesture(
                DragGesture(minimumDistance: 10)
                    .onChanged { tilt = $0.translation }
                    .onEnded { _ in
                        withAnimation(.spring(response: 0.5, dampingFraction: 0.45)) { tilt = .zero }
                    }
            )
            .onTapGesture {
                withAnimation(.spring(response: 0.7, dampingFraction: 0.7)) { isFlipped.toggle() }
            }

            Text(isFlipped ? "Tap to see the front" : "Tap to see the code")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Turns a side about the vertical axis and hides it while it looks away.
private struct FlipEffect: ViewModifier, Animatable {
    var angle: Double
    let isBack: Bool

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func body(content: Content) -> some View {
        let showsBack = angle > 90
        content
            .rotation3DEffect(.degrees(isBack ? angle - 180 : angle), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
            .opacity(showsBack == isBack ? 1 : 0)
    }
}

private struct CardFront: View {
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("nordbank")
                    .font(.system(.title3, design: .rounded).weight(.heavy))
                Spacer()
                Image(systemName: "wifi")
                    .font(.title3)
            }
            Spacer()
            RoundedRectangle(cornerRadius: 6)
                .fill(LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
                .frame(width: 42, height: 32)
                .overlay(
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 16))
                        path.addLine(to: CGPoint(x: 42, y: 16))
                        path.move(to: CGPoint(x: 14, y: 0))
                        path.addLine(to: CGPoint(x: 14, y: 32))
                        path.move(to: CGPoint(x: 28, y: 0))
                        path.addLine(to: CGPoint(x: 28, y: 32))
                    }
                    .stroke(Color.black.opacity(0.25), lineWidth: 1)
                )
            Text("4929  1208  7731  0042")
                .font(.system(size: 20, weight: .medium, design: .monospaced))
                .padding(.top, 6)
            HStack {
                Text("MARTA LINDQVIST")
                Spacer()
                Text("08/31")
            }
            .font(.caption.weight(.semibold))
            .opacity(0.8)
        }
        .foregroundStyle(.white)
        .padding(22)
        .modifier(CardSurface())
    }
}

private struct CardBack: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Rectangle()
                .fill(Color.black.opacity(0.75))
                .frame(height: 44)
                .padding(.top, 24)
            HStack(spacing: 0) {
                Rectangle()
                    .fill(Color.white.opacity(0.85))
                    .frame(height: 36)
                Text("318")
                    .font(.system(size: 16, weight: .bold, design: .monospaced))
                    .italic()
                    .foregroundStyle(.black)
                    .frame(width: 60, height: 36)
                    .background(Color.white)
            }
            .padding(.horizontal, 22)
            Text("Call +47 555 01 99 if you find this card.")
                .font(.caption2)
                .foregroundStyle(.white.opacity(0.7))
                .padding(.horizontal, 22)
            Spacer()
        }
        .modifier(CardSurface())
    }
}

private struct CardSurface: ViewModifier {
    func body(content: Content) -> some View {
        content
            .frame(width: 320, height: 200)
            .background(
                ZStack {
                    LinearGradient(
                        gradient: Gradient(stops: [
                            .init(color: Color(red: 0.18, green: 0.12, blue: 0.42), location: 0),
                            .init(color: Color(red: 0.42, green: 0.16, blue: 0.62), location: 0.55),
                            .init(color: Color(red: 0.85, green: 0.32, blue: 0.55), location: 1),
                        ]),
                        startPoint: .topLeading, endPoint: .bottomTrailing)
                    Circle()
                        .fill(Color.white.opacity(0.08))
                        .frame(width: 260, height: 260)
                        .offset(x: 120, y: -90)
                }
            )
            .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
            .shadow(color: .purple.opacity(0.35), radius: 20, x: 0, y: 14)
    }
}
