import Glide

/// The ways in which the content of a text gives way to another, beside each other.
struct ContentTransitionPage: View {
    @GalleryPalette private var palette
    @State private var count = 27
    @State private var run = CurveRun()

    private static let animation = Animation.smooth(duration: 0.8)
    private static let span = 1.3
    private static let curve = SampledCurve(animation, span: span)

    var body: some View {
        VStack(spacing: 14) {
            CodeLabel(
                code: "Text(\"\\(count)\").contentTransition(…)",
                note: "The same number in four ways to change it.")
            HStack(spacing: 10) {
                VStack(spacing: 10) {
                    cell(".identity") { number.contentTransition(.identity) }
                    cell(".interpolate") {
                        Text("Aa")
                            .font(.system(size: count % 2 == 0 ? 48 : 28, weight: .semibold))
                            .tracking(count % 2 == 0 ? 10 : 0)
                            .contentTransition(.interpolate)
                    }
                }
                VStack(spacing: 10) {
                    cell(".opacity") { number.contentTransition(.opacity) }
                    cell(".numericText()") { number.contentTransition(.numericText(value: Double(count))) }
                }
            }
            .frame(height: 210)
            CurveGraph(curve: Self.curve, tint: .teal, clock: run.clock, pace: run.pace, value: run.value)
                .frame(minHeight: 100, maxHeight: 170)
            HStack(spacing: 12) {
                step("−1", by: -1)
                step("+1", by: 1)
                step("+75", by: 75)
            }
        }
        .padding(20)
        .frame(maxWidth: 460, maxHeight: .infinity)
        .onAppear { change(by: 1, after: 0.6) }
    }

    private var number: some View {
        Text("\(count)").font(.system(size: 44, weight: .semibold))
    }

    private func cell(_ code: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(spacing: 4) {
            ZStack { content() }.frame(maxWidth: .infinity, maxHeight: .infinity)
            Text(code).font(.system(size: 11, design: .monospaced)).foregroundStyle(palette.caption)
        }
        .padding(.vertical, 8)
        .background(RoundedRectangle(cornerRadius: 16).fill(palette.ground))
    }

    private func step(_ title: String, by amount: Int) -> some View {
        Button {
            change(by: amount)
        } label: {
            Text(title)
                .font(.headline)
                .foregroundStyle(.white)
                .frame(width: 84, height: 40)
                .background(Capsule().fill(Color.teal.gradient))
        }
        .buttonStyle(CardButtonStyle())
    }

    private func change(by amount: Int, after delay: Double = 0) {
        CurveRun.start($run, Self.animation, span: Self.span, after: delay) { count += amount }
    }
}
