import Glide

/// A `KeyframeAnimator`: three parts of a look on tracks of their own, each with its curve.
struct KeyframePage: View {
    @GalleryPalette private var palette
    /// What the keyframes move; everything goes from 0 to 1, as the graph shows it.
    private struct Look {
        var height = 0.0
        var turn = 0.0
        var stretch = 0.5
        var clock = 0.0
    }

    private static let span = 2.4

    @KeyframesBuilder<Look> @MainActor
    private static func keyframes() -> some Keyframes<Look> {
        KeyframeTrack(\.height) {
            LinearKeyframe(0, duration: 0.4)
            CubicKeyframe(1, duration: 0.5)
            CubicKeyframe(0, duration: 0.5)
            SpringKeyframe(0, duration: 1, spring: .bouncy)
        }
        KeyframeTrack(\.turn) {
            LinearKeyframe(0, duration: 0.5)
            CubicKeyframe(1, duration: 0.8)
            LinearKeyframe(1, duration: 0.7)
            MoveKeyframe(0)
            LinearKeyframe(0, duration: 0.4)
        }
        KeyframeTrack(\.stretch) {
            CubicKeyframe(0.2, duration: 0.4)
            SpringKeyframe(0.8, duration: 0.5, spring: .snappy)
            CubicKeyframe(0.2, duration: 0.5)
            SpringKeyframe(0.5, duration: 1, spring: .bouncy(duration: 0.4, extraBounce: 0.2))
        }
        KeyframeTrack(\.clock) { LinearKeyframe(1, duration: 2.4) }
    }

    private static func curve(_ part: (Look) -> Double) -> SampledCurve {
        let timeline = KeyframeTimeline(initialValue: Look()) { keyframes() }
        return SampledCurve(span: span) { part(timeline.value(time: $0)) }
    }

    private static let heights = curve(\.height)
    private static let turns = curve(\.turn)
    private static let stretches = curve(\.stretch)

    var body: some View {
        VStack(spacing: 16) {
            CodeLabel(
                code: "KeyframeAnimator(initialValue: Look()) { … }",
                note: "A height, a turn and a stretch, each on a track of its own.")
            KeyframeAnimator(initialValue: Look()) { look in
                VStack(spacing: 16) {
                    ZStack(alignment: .bottom) {
                        Ellipse().fill(Color.primary.opacity(0.12))
                            .frame(width: 90 - 40 * look.height, height: 10)
                        RoundedRectangle(cornerRadius: 16).fill(Color.green.gradient)
                            .frame(width: 70, height: 70)
                            .scaleEffect(x: 1.5 - look.stretch, y: 0.5 + look.stretch, anchor: .bottom)
                            .rotationEffect(.degrees(180 * look.turn))
                            .offset(y: -5 - 90 * look.height)
                    }
                    .frame(height: 180, alignment: .bottom)
                    VStack(spacing: 8) {
                        graph("Height", Self.heights, .green, look.clock, look.height)
                        graph("Turn", Self.turns, .orange, look.clock, look.turn)
                        graph("Stretch", Self.stretches, .blue, look.clock, look.stretch)
                    }
                }
            } keyframes: { _ in
                Self.keyframes()
            }
        }
        .padding(20)
        .frame(maxWidth: 460, maxHeight: .infinity)
    }

    private func graph(
        _ name: String, _ curve: SampledCurve, _ tint: Color, _ clock: Double, _ value: Double
    ) -> some View {
        HStack(spacing: 8) {
            Text(name).font(.caption2).foregroundStyle(palette.caption).frame(width: 46, alignment: .trailing)
            TrackGraph(curve: curve, tint: tint, clock: clock, value: value)
        }
        .frame(minHeight: 40, maxHeight: 64)
    }
}
