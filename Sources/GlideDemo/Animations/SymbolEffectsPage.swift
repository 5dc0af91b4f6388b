import Glide

/// Effects on symbols beside each other: those that run once, at a tap, and those that last, while they are switched on.
struct SymbolEffectsPage: View {
    @GalleryPalette private var palette
    @State private var taps: [String: Int] = [:]
    @State private var lasts = true
    @State private var isPlaying = false
    @State private var isLoud = false
    @State private var isShown = true

    var body: some View {
        ScrollView {
            VStack(spacing: 14) {
                CodeLabel(
                    code: "symbol.symbolEffect(.wiggle, value: taps)",
                    note: "Tap a symbol. Taps in quick succession go on from where it is.")
                HStack(spacing: 10) {
                    once("heart.fill", ".bounce", .pink) { $0.symbolEffect(.bounce, value: $1) }
                    once("bell.fill", ".wiggle", .orange) { $0.symbolEffect(.wiggle, value: $1) }
                    once("arrow.clockwise", ".rotate", .blue) { $0.symbolEffect(.rotate, value: $1) }
                }
                HStack(spacing: 10) {
                    cell(".replace", .indigo) {
                        isPlaying.toggle()
                    } symbol: {
                        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                            .contentTransition(.symbolEffect(.replace))
                    }
                    cell(".scale", .green) {
                        isLoud.toggle()
                    } symbol: {
                        Image(systemName: "speaker.wave.2.fill").symbolEffect(.scale.up, isActive: isLoud)
                    }
                    cell(".disappear", .purple) {
                        isShown.toggle()
                    } symbol: {
                        Image(systemName: "cloud.rain.fill").symbolEffect(.disappear, isActive: !isShown)
                    }
                }
                Toggle("As long as this is on", isOn: $lasts).padding(.top, 8)
                HStack(spacing: 10) {
                    lasting("star.fill", ".pulse", .yellow) { $0.symbolEffect(.pulse, isActive: lasts) }
                    lasting("flame.fill", ".breathe", .red) { $0.symbolEffect(.breathe, isActive: lasts) }
                    lasting("gearshape.fill", ".rotate", .gray) { $0.symbolEffect(.rotate, isActive: lasts) }
                }
                HStack(spacing: 10) {
                    lasting("wifi", ".variableColor", .teal) {
                        $0.symbolEffect(.variableColor.iterative, isActive: lasts)
                    }
                    lasting("chart.bar.fill", ".cumulative", .blue) {
                        $0.symbolEffect(.variableColor.cumulative, isActive: lasts)
                    }
                    lasting("sun.max.fill", ".reversing", .orange) {
                        $0.symbolEffect(.variableColor.cumulative.reversing, isActive: lasts)
                    }
                }
            }
            .padding(20)
            .frame(maxWidth: 460)
            .frame(maxWidth: .infinity)
        }
    }

    private func once(
        _ symbol: String, _ code: String, _ tint: Color, effect: @escaping (Image, Int) -> some View
    ) -> some View {
        cell(code, tint) {
            taps[code, default: 0] += 1
        } symbol: {
            effect(Image(systemName: symbol), taps[code, default: 0])
        }
    }

    private func lasting(
        _ symbol: String, _ code: String, _ tint: Color, effect: @escaping (Image) -> some View
    ) -> some View {
        cell(code, tint) {
            lasts.toggle()
        } symbol: {
            effect(Image(systemName: symbol))
        }
    }

    /// A symbol over the word for its effect, to be tapped.
    private func cell(
        _ code: String, _ tint: Color, action: @escaping () -> Void, @ViewBuilder symbol: () -> some View
    ) -> some View {
        Button(action: action) {
            VStack(spacing: 4) {
                symbol()
                    .font(.system(size: 36))
                    .foregroundStyle(tint)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                Text(code)
                    .font(.system(size: 11, design: .monospaced))
                    .foregroundStyle(palette.caption)
                    .lineLimit(1)
            }
            .padding(.vertical, 8)
            .frame(height: 92)
            .background(RoundedRectangle(cornerRadius: 16).fill(palette.ground))
        }
        .buttonStyle(.plain)
    }
}
