import Glide

/// One animation: what is written for it, its curve with a dot that runs along, and things that it moves.
struct AnimationPage: View {
    @GalleryPalette private var palette
    let sample: AnimationSample
    @State private var run = CurveRun()

    /// The page opens first.
    private static let firstDelay = 0.6

    var body: some View {
        VStack(spacing: 16) {
            CodeLabel(code: sample.code, note: sample.note)
            CurveGraph(
                curve: sample.curve, tint: sample.tint, clock: run.clock, pace: run.pace, value: run.value
            )
            .frame(minHeight: 120, maxHeight: 240)
            FactRow(facts: sample.facts)
            MovedThings(value: run.value, tint: sample.tint)
            Text("Tap to see it again")
                .font(.footnote)
                .foregroundStyle(palette.caption)
        }
        .padding(20)
        .frame(maxWidth: 460, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { play() }
        .onAppear { play(after: Self.firstDelay) }
    }

    private func play(after delay: Double = 0) {
        CurveRun.start(
            $run, sample.animation, span: sample.span, isEndless: sample.isEndless, after: delay)
    }
}
