import Glide

/// A `PhaseAnimator`: four phases, each entered in its own way, and the curve that they make together.
struct PhasePage: View {
    /// A phase and the way into it.
    private enum Phase: Int, CaseIterable {
        // The last looks like the first: from it the line begins anew.
        case low, high, middle, higher, lowAgain

        var value: Double {
            switch self {
            case .low, .lowAgain: 0
            case .high: 0.8
            case .middle: 0.4
            case .higher: 1
            }
        }

        var curve: UnitCurve {
            switch self {
            case .low, .high: .easeOut
            case .middle: .easeInOut
            case .higher:
                .bezier(
                    startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.3, y: 1.6))
            case .lowAgain: .easeIn
            }
        }

        var duration: Double {
            switch self {
            case .low: 0
            case .high, .middle: 0.6
            case .higher: 0.8
            case .lowAgain: 0.7
            }
        }

        var color: Color {
            switch self {
            case .low, .lowAgain: .blue
            case .high: .purple
            case .middle: .teal
            case .higher: .orange
            }
        }

        /// When the phase is reached, as a part of the whole.
        var end: Double {
            Self.allCases.prefix(rawValue + 1).map(\.duration).reduce(0, +) / Self.span
        }

        static let span = allCases.map(\.duration).reduce(0, +)

        /// The value `time` seconds after the first phase.
        static func value(at time: Double) -> Double {
            var start = 0.0
            var before = Phase.low
            for phase in allCases.dropFirst() {
                if time < start + phase.duration {
                    let share = phase.curve.value(at: (time - start) / phase.duration)
                    return before.value + (phase.value - before.value) * share
                }
                start += phase.duration
                before = phase
            }
            return before.value
        }
    }

    private static let curve = SampledCurve(span: Phase.span, value: Phase.value(at:))

    var body: some View {
        VStack(spacing: 16) {
            CodeLabel(
                code: "PhaseAnimator(phases) { … } animation: { … }",
                note: "One look after the other, each entered in its own way, again and again.")
            PhaseAnimator(Phase.allCases) { phase in
                VStack(spacing: 16) {
                    ZStack {
                        RoundedRectangle(cornerRadius: 16 + 34 * phase.value)
                            .fill(phase.color)
                            .frame(width: 100, height: 100)
                            .scaleEffect(0.6 + 0.5 * phase.value)
                            .rotationEffect(.degrees(90 * phase.value))
                    }
                    .frame(height: 150)
                    // The clock of the graph goes at an even pace, whatever way the phase takes.
                    CurveGraph(
                        curve: Self.curve, tint: .indigo, clock: phase.end,
                        pace: phase.duration > 0 ? .linear(duration: phase.duration) : nil, value: phase.value
                    )
                    .frame(minHeight: 120, maxHeight: 220)
                }
            } animation: { phase in
                phase.duration > 0 ? .timingCurve(phase.curve, duration: phase.duration) : nil
            }
        }
        .padding(20)
        .frame(maxWidth: 460, maxHeight: .infinity)
    }
}
