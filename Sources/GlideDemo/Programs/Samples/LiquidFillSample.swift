import Glide

private struct Wave: Shape {
    var level: Double
    var phase: Double
    var amplitude: Double

    var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
        get { AnimatablePair(level, AnimatablePair(phase, amplitude)) }
        set {
            level = newValue.first
            phase = newValue.second.first
            amplitude = newValue.second.second
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let surface = rect.maxY - rect.height * CGFloat(level)
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: rect.minX, through: rect.maxX + 4, by: 4) {
            let angle = Double((x - rect.minX) / rect.width) * 2 * .pi + phase
            path.addLine(to: CGPoint(x: x, y: surface + CGFloat(sin(angle) * amplitude)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

/// A glass that fills: two waves run across each other, the number counts, a slider sets how much.
struct LiquidFillSample: View {
    @State private var glasses: Double = 3
    @State private var phase = 0.0

    private var level: Double { glasses / 8 }

    var body: some View {
        VStack(spacing: 34) {
            ZStack {
                Circle()
                    .fill(Color.blue.opacity(0.1))
                Wave(level: level, phase: -phase + 1.4, amplitude: 8)
                    .fill(Color.cyan.opacity(0.5))
                Wave(level: level, phase: phase, amplitude: 10)
                    .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
                VStack(spacing: 0) {
                    Text("\(Int(level * 100))%")
                        .font(.system(size: 54, weight: .heavy, design: .rounded))
                        .contentTransition(.numericText(value: level))
                    Text("\(Int(glasses)) of 8 glasses")
                        .font(.subheadline.weight(.medium))
                }
                .foregroundStyle(level > 0.45 ? Color.white : Color(red: 0.02, green: 0.2, blue: 0.45))
            }
            .frame(width: 240, height: 240)
            .clipShape(Circle())
            .overlay(Circle().strokeBorder(Color.blue.opacity(0.25), lineWidth: 5).padding(-12))
            .onAppear {
                withAnimation(.linear(duration: 2.2).repeatForever(autoreverses: false)) {
                    phase = 2 * .pi
                }
            }

            HStack(spacing: 20) {
                step("minus", -1)
                Slider(value: $glasses.animation(.spring(response: 0.6, dampingFraction: 0.7)), in: 0...8, step: 1)
                    .frame(width: 180)
                step("plus", 1)
            }
        }
        .padding(30)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func step(_ symbol: String, _ change: Double) -> some View {
        Button {
            withAnimation(.spring(response: 0.7, dampingFraction: 0.6)) {
                glasses = min(max(glasses + change, 0), 8)
            }
        } label: {
            Image(systemName: symbol)
                .font(.title3.weight(.bold))
                .foregroundStyle(.white)
                .frame(width: 48, height: 48)
                .background(Circle().foregroundStyle(.blue))
        }
        .buttonStyle(PlainButtonStyle())
    }
}
