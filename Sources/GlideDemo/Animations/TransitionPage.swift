import Glide

/// A card that comes and goes, and the curve by which it does.
struct TransitionPage: View {
    @GalleryPalette private var palette
    let sample: TransitionSample
    @State private var isShown = true
    @State private var run = CurveRun()

    private static let curve = SampledCurve(TransitionSample.animation, span: TransitionSample.span)

    var body: some View {
        VStack(spacing: 16) {
            CodeLabel(code: sample.code, note: sample.note)
            ZStack {
                RoundedRectangle(cornerRadius: 18)
                    .stroke(Color.primary.opacity(0.15), style: StrokeStyle(lineWidth: 1.5, dash: [5, 5]))
                    .frame(width: 180, height: 104)
                if isShown {
                    card.transition(sample.transition())
                }
            }
            .frame(maxWidth: .infinity)
            .frame(height: 180)
            .background(palette.ground)
            .clipShape(RoundedRectangle(cornerRadius: 16))
            CurveGraph(curve: Self.curve, tint: .pink, clock: run.clock, pace: run.pace, value: run.value)
                .frame(minHeight: 100, maxHeight: 170)
            Text(isShown ? "Tap to see it go" : "Tap to see it come")
                .font(.footnote)
                .foregroundStyle(palette.caption)
                .contentTransition(.identity)
        }
        .padding(20)
        .frame(maxWidth: 460, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
            CurveRun.start($run, TransitionSample.animation, span: TransitionSample.span) { isShown.toggle() }
        }
    }

    private var card: some View {
        HStack(spacing: 12) {
            Image(systemName: "heart.fill").font(.system(size: 28))
            VStack(alignment: .leading, spacing: 2) {
                Text(sample.title).font(.headline)
                Text("comes and goes").font(.caption)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
        .foregroundStyle(.white)
        .frame(width: 180, height: 104)
        .background(RoundedRectangle(cornerRadius: 18).fill(Color(red: 0.72, green: 0.05, blue: 0.3)))
    }
}
