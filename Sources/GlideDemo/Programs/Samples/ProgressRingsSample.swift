import Glide
import Observation

@Observable
final class RingGoals {
    struct Goal: Identifiable {
        let id: Int
        let name: String
        let unit: String
        let target: Double
        let colors: [Color]
        var value: Double

        var progress: Double { value / target }
    }

    var goals = [
        Goal(id: 0, name: "Move", unit: "kcal", target: 600, colors: [.red, .pink], value: 0),
        Goal(id: 1, name: "Exercise", unit: "min", target: 45, colors: [.green, .mint], value: 0),
        Goal(id: 2, name: "Stand", unit: "h", target: 12, colors: [.blue, .cyan], value: 0),
    ]

    func fill() {
        goals[0].value = 468
        goals[1].value = 52
        goals[2].value = 7
    }

    func shuffle() {
        for index in goals.indices {
            goals[index].value = (goals[index].target * Double.random(in: 0.2...1.25)).rounded()
        }
    }
}

/// Three rings that fill one after the other; a ring that passes its goal runs on over its own start.
struct ProgressRingsSample: View {
    @State private var model = RingGoals()

    var body: some View {
        VStack(spacing: 32) {
            ZStack {
                ForEach(model.goals) { goal in
                    ProgressRing(progress: goal.progress, colors: goal.colors, lineWidth: 22)
                        .padding(CGFloat(goal.id) * 27)
                        .animation(
                            .spring(duration: 1.1, bounce: 0.15).delay(Double(goal.id) * 0.12), value: goal.progress)
                }
                Image(systemName: "bolt.fill")
                    .font(.title.weight(.semibold))
                    .foregroundStyle(.white)
            }
            .frame(width: 220, height: 220)

            HStack(spacing: 0) {
                ForEach(model.goals) { goal in
                    VStack(spacing: 4) {
                        Text(goal.name)
                            .font(.caption)
                            .foregroundStyle(.white.opacity(0.6))
                        Text("\(Int(goal.value))")
                            .font(.system(.title2, design: .rounded, weight: .bold))
                            .monospacedDigit()
                            .contentTransition(.numericText())
                            .foregroundStyle(goal.colors[0])
                        Text("of \(Int(goal.target)) \(goal.unit)")
                            .font(.caption2)
                            .foregroundStyle(.white.opacity(0.6))
                    }
                    .frame(maxWidth: .infinity)
                }
            }

            Button("Another day") {
                withAnimation(.smooth) { model.shuffle() }
            }
            .font(.headline)
            .foregroundStyle(.black)
            .padding(.horizontal, 24)
            .padding(.vertical, 12)
            .background(.white, in: .capsule)
            .buttonStyle(.plain)
        }
        .padding(28)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.06, green: 0.06, blue: 0.09))
        .onAppear {
            withAnimation(.smooth(duration: 0.8)) { model.fill() }
        }
    }
}

private struct ProgressRing: View {
    var progress: Double
    let colors: [Color]
    let lineWidth: CGFloat

    var body: some View {
        ZStack {
            Circle()
                .strokeBorder(colors[0].opacity(0.2), lineWidth: lineWidth)
            RingArc(progress: progress, inset: lineWidth / 2)
                .stroke(
                    // The colours meet before the round cap, which reaches back from the top.
                    AngularGradient(
                        colors: colors, center: .center, startAngle: .degrees(-108), endAngle: .degrees(252)),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
            RingTip(progress: progress, inset: lineWidth / 2, radius: lineWidth / 2)
                .fill(colors[1])
                .shadow(color: .black.opacity(0.35), radius: 3)
                .opacity(progress > 0.9 ? 1 : 0)
        }
    }
}

private struct RingArc: Shape {
    var progress: Double
    let inset: CGFloat

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: min(rect.width, rect.height) / 2 - inset,
            startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * min(max(progress, 0.001), 1)),
            clockwise: false)
        return path
    }
}

private struct RingTip: Shape {
    var progress: Double
    let inset: CGFloat
    let radius: CGFloat

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let angle = Angle.degrees(-90 + 360 * progress).radians
        let distance = min(rect.width, rect.height) / 2 - inset
        let center = CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
        return Path(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
}
