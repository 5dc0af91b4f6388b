import Glide

@MainActor
final class StopwatchModel: ObservableObject {
    struct Lap: Identifiable {
        let id: Int
        let time: TimeInterval
    }

    @Published var elapsed: TimeInterval = 0
    @Published var laps: [Lap] = []
    @Published var isRunning = false

    private var started = Time.zero
    private var before: TimeInterval = 0

    func toggle() {
        if isRunning {
            before = elapsed
        } else {
            started = .now
        }
        isRunning.toggle()
    }

    func tick(_ now: Time) {
        guard isRunning else { return }
        elapsed = before + now.timeIntervalSince(started)
    }

    func lapOrReset() {
        if isRunning {
            let total = laps.reduce(0) { $0 + $1.time }
            laps.insert(Lap(id: laps.count + 1, time: elapsed - total), at: 0)
        } else {
            elapsed = 0
            before = 0
            laps = []
        }
    }
}

extension TimeInterval {
    fileprivate var clock: String {
        let hundredths = Int((self * 100).rounded(.down))
        func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        return digits(hundredths / 6000) + ":" + digits(hundredths / 100 % 60) + "." + digits(hundredths % 100)
    }
}

struct StopwatchSample: View {
    @StateObject private var model = StopwatchModel()

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle()
                    .stroke(Color.white.opacity(0.08), lineWidth: 10)
                Circle()
                    .trim(from: 0, to: model.elapsed.truncatingRemainder(dividingBy: 60) / 60)
                    .stroke(
                        AngularGradient(gradient: Gradient(colors: [.orange, .yellow, .orange]), center: .center),
                        style: StrokeStyle(lineWidth: 10, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                Text(model.elapsed.clock)
                    .font(.system(size: 44, weight: .thin).monospacedDigit())
                    .foregroundStyle(.white)
            }
            .frame(width: 240, height: 240)
            .padding(.top, 20)

            HStack {
                roundButton(model.isRunning ? "Lap" : "Reset", color: .gray) {
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { model.lapOrReset() }
                }
                .disabled(!model.isRunning && model.elapsed == 0)
                Spacer()
                roundButton(model.isRunning ? "Stop" : "Start", color: model.isRunning ? .red : .green) {
                    withAnimation(.easeInOut(duration: 0.2)) { model.toggle() }
                }
            }
            .padding(.horizontal, 30)

            ScrollView {
                VStack(spacing: 0) {
                    ForEach(model.laps) { lap in
                        HStack {
                            Text("Lap \(lap.id)")
                                .foregroundStyle(.white.opacity(0.6))
                            Spacer()
                            Text(lap.time.clock)
                                .monospacedDigit()
                                .foregroundStyle(color(for: lap))
                        }
                        .padding(.vertical, 12)
                        .overlay(Divider().background(Color.white.opacity(0.15)), alignment: .bottom)
                        .transition(.move(edge: .top).combined(with: .opacity))
                    }
                }
                .padding(.horizontal, 30)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.05, green: 0.05, blue: 0.07).ignoresSafeArea())
        .background {
            TimelineView(.animation(paused: !model.isRunning)) { timeline in
                Color.clear
                    .onChange(of: timeline.date) { _, now in model.tick(now) }
            }
        }
    }

    private func color(for lap: StopwatchModel.Lap) -> Color {
        guard model.laps.count > 2 else { return .white }
        let times = model.laps.map(\.time)
        if lap.time == times.min() { return .green }
        if lap.time == times.max() { return .red }
        return .white
    }

    private func roundButton(_ title: String, color: Color, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Text(title)
                .font(.system(size: 16, weight: .medium))
                .foregroundStyle(color == .gray ? .white : color)
                .frame(width: 76, height: 76)
                .background(Circle().fill(color.opacity(0.25)))
                .overlay(Circle().stroke(color.opacity(0.25), lineWidth: 2).padding(-4))
        }
        .buttonStyle(PlainButtonStyle())
    }
}
