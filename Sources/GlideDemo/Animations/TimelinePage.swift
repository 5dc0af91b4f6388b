import Glibc
import Glide

/// A `TimelineView` with every frame, and one that ticks: a hand that sweeps and lights that go on one by one.
struct TimelinePage: View {
    /// Once round, in seconds.
    private static let period = 4.0
    private static let ticks = 8

    private static let wave = SampledCurve(span: period) { wave(at: $0) }
    private static let steps = SampledCurve(span: period) { step(at: $0) }

    private static func wave(at time: Double) -> Double { 0.5 - 0.5 * cos(2 * .pi * time / period) }

    private static func step(at time: Double) -> Double {
        let share = time.truncatingRemainder(dividingBy: period) / period
        return (share * Double(ticks) + 1e-6).rounded(.down) / Double(ticks - 1)
    }

    var body: some View {
        VStack(spacing: 16) {
            CodeLabel(
                code: "TimelineView(.animation) { context in … }", note: "With every frame: a hand that sweeps.")
            TimelineView(.animation) { context in
                let share = context.date.seconds.truncatingRemainder(dividingBy: Self.period) / Self.period
                HStack(spacing: 16) {
                    Dial(share: share).frame(width: 110, height: 110)
                    TrackGraph(
                        curve: Self.wave, tint: .red, clock: share, value: Self.wave(at: share * Self.period))
                }
                .frame(height: 120)
            }
            CodeLabel(
                code: "TimelineView(.periodic(from: .zero, by: 0.5)) { … }",
                note: "Twice a second, and nobody wakes up in between.")
            TimelineView(.periodic(from: .zero, by: Self.period / Double(Self.ticks))) { context in
                let share = context.date.seconds.truncatingRemainder(dividingBy: Self.period) / Self.period
                let tick = Int((share * Double(Self.ticks) + 1e-6).rounded(.down))
                VStack(spacing: 12) {
                    HStack(spacing: 12) {
                        ForEach(0..<Self.ticks, id: \.self) { index in
                            Circle().fill(index <= tick ? Color.orange : Color.primary.opacity(0.1))
                                .frame(width: 22, height: 22)
                        }
                    }
                    TrackGraph(
                        curve: Self.steps, tint: .orange, clock: share, value: Self.step(at: share * Self.period)
                    )
                    .frame(height: 80)
                }
            }
        }
        .padding(20)
        .frame(maxWidth: 460, maxHeight: .infinity)
    }
}

/// A clock face with one hand.
private struct Dial: View {
    /// The part of the round, from 0 to 1.
    let share: Double

    var body: some View {
        ZStack {
            Circle().stroke(Color.primary.opacity(0.15), lineWidth: 3)
            ForEach(0..<12, id: \.self) { mark in
                Capsule().fill(Color.primary.opacity(0.35))
                    .frame(width: 2.5, height: mark % 3 == 0 ? 10 : 5)
                    .offset(y: mark % 3 == 0 ? -44 : -46.5)
                    .rotationEffect(.degrees(30 * Double(mark)))
            }
            Capsule().fill(.red)
                .frame(width: 3, height: 42)
                .offset(y: -17)
                .rotationEffect(.degrees(360 * share))
            Circle().fill(.red).frame(width: 10, height: 10)
        }
    }
}
