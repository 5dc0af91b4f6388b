import Glide

/// A station clock: the second hand sweeps, the minute hand clicks over with a spring.
struct ClockFaceSample: View {
    @State private var isDark = false
    @State private var start = Time.now

    /// As in the windows of those who sell clocks: nine minutes past ten.
    private let opening: TimeInterval = 10 * 3600 + 9 * 60 + 54

    var body: some View {
        ZStack {
            (isDark ? Color(white: 0.08) : Color(white: 0.94))
                .ignoresSafeArea()
            VStack(spacing: 36) {
                TimelineView(.animation) { context in
                    ClockFace(time: ClockTime(seconds: opening + context.date.timeIntervalSince(start)))
                }
                .frame(width: 280, height: 280)

                TimelineView(.periodic(from: .now, by: 1)) { context in
                    let time = ClockTime(seconds: opening + context.date.timeIntervalSince(start))
                    HStack(spacing: 2) {
                        ForEach(Array(time.text.enumerated()), id: \.offset) { _, character in
                            Text(String(character))
                                .frame(width: character == ":" ? 12 : 26)
                        }
                    }
                    .font(.system(size: 40, weight: .light, design: .rounded))
                    .monospacedDigit()
                }

                Toggle("Night", isOn: $isDark.animation(.easeInOut(duration: 0.5)))
                    .toggleStyle(.switch)
                    .fixedSize()
            }
        }
        .environment(\.colorScheme, isDark ? .dark : .light)
    }
}

struct ClockTime {
    let hour: Int
    let minute: Int
    let second: Double

    init(seconds: TimeInterval) {
        hour = Int(seconds) / 3600 % 24
        minute = Int(seconds) / 60 % 60
        second = seconds.truncatingRemainder(dividingBy: 60)
    }

    var text: String {
        [hour, minute, Int(second)].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    }
}

private struct ClockFace: View {
    let time: ClockTime
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            Circle()
                .fill(colorScheme == .dark ? Color(white: 0.16) : .white)
                .shadow(color: .black.opacity(0.2), radius: 24, x: 0, y: 14)
            Circle()
                .strokeBorder(
                    LinearGradient(
                        colors: [.gray.opacity(0.5), .gray.opacity(0.15)], startPoint: .top, endPoint: .bottom),
                    lineWidth: 6)
            ForEach(0..<60) { tick in
                Capsule()
                    .fill(Color.primary.opacity(tick % 5 == 0 ? 0.9 : 0.25))
                    .frame(width: tick % 5 == 0 ? 4 : 1.5, height: tick % 5 == 0 ? 16 : 8)
                    .offset(y: -116)
                    .rotationEffect(.degrees(Double(tick) * 6))
            }
            ForEach(1...12, id: \.self) { number in
                Text("\(number)")
                    .font(.system(size: 20, weight: .semibold, design: .rounded))
                    .rotationEffect(.degrees(Double(number) * -30))
                    .offset(y: -92)
                    .rotationEffect(.degrees(Double(number) * 30))
            }
            ClockHand(length: 62, width: 8, color: .primary)
                .rotationEffect(.degrees(Double(time.hour % 12) * 30 + Double(time.minute) / 2))
            ClockHand(length: 92, width: 6, color: .primary)
                .rotationEffect(.degrees(Double(time.minute) * 6))
                .animation(.spring(response: 0.3, dampingFraction: 0.4), value: time.minute)
            ClockHand(length: 104, width: 2.5, color: .red)
                .rotationEffect(.degrees(time.second * 6))
            Circle()
                .fill(Color.red)
                .frame(width: 14, height: 14)
        }
    }
}

private struct ClockHand: View {
    var length: CGFloat
    var width: CGFloat
    var color: Color

    var body: some View {
        Capsule()
            .fill(color)
            .frame(width: width, height: length + 18)
            .offset(y: -(length - 18) / 2)
            .shadow(color: .black.opacity(0.2), radius: 2, y: 2)
    }
}
