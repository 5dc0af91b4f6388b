import GlideTesting
import Testing

@testable import Glide

/// Film strips of symbol effects, against pictures that somebody has looked at.
@MainActor
@Suite("Pictures of symbol effects")
struct SymbolEffectPictures {
    private static let side = 44
    private static let frames = 12

    /// One line of a sheet: `content` with the switch thrown at the start, a frame every `step` seconds.
    @MainActor
    private struct Strip {
        var step: Double
        var content: (Switch) -> AnyView

        init(_ symbol: String, step: Double, _ content: @escaping (AnyView, Switch) -> some View) {
            self.step = step
            self.content = { shown in
                AnyView(content(AnyView(Image(systemName: symbol).font(.system(size: 22))), shown))
            }
        }
    }

    private func sheet(_ strips: [Strip], reducesMotion: Bool = false) -> Bitmap {
        let side = Self.side
        var sheet = Bitmap(width: Self.frames * side, height: strips.count * side)
        for (line, strip) in strips.enumerated() {
            let shown = Switch()
            var environment = EnvironmentValues()
            environment.accessibilityReduceMotion = reducesMotion
            let window = TestWindow(
                size: Size(width: Double(side), height: Double(side)), environment: environment
            ) { Watching { _ in strip.content(shown) } }
            withAnimation(.linear(duration: strip.step * 9)) {
                shown.isOn = true
                shown.number = 1
            }
            for frame in 0..<Self.frames {
                window.advance(by: .seconds(Double(frame) * strip.step - window.now.seconds))
                let picture = window.snapshot()
                for row in 0..<side {
                    let start = (line * side + row) * sheet.width + frame * side
                    sheet.pixels.replaceSubrange(
                        start..<start + side, with: picture.pixels[row * side..<(row + 1) * side])
                }
            }
        }
        return sheet
    }

    private func expect(_ name: String, _ strips: [Strip], reducesMotion: Bool = false) throws {
        let picture = sheet(strips, reducesMotion: reducesMotion)
        try PictureSheet.write(picture, name)
        try expectReference(picture, name, share: 0.006)
    }

    @Test func `bounce, wiggle, rotate, pulse and breathe`() throws {
        try expect(
            "symbol-effects-once",
            [
                Strip("heart.fill", step: 0.06) { $0.symbolEffect(.bounce, value: $1.number) },
                Strip("arrow.down.circle.fill", step: 0.06) { $0.symbolEffect(.bounce.down, value: $1.number) },
                Strip("bell.fill", step: 0.05) { $0.symbolEffect(.wiggle, value: $1.number) },
                Strip("paperplane.fill", step: 0.05) { $0.symbolEffect(.wiggle.forward, value: $1.number) },
                Strip("arrow.clockwise", step: 0.08) { $0.symbolEffect(.rotate, value: $1.number) },
                Strip("star.fill", step: 0.12) { $0.symbolEffect(.pulse, value: $1.number) },
                Strip("flame.fill", step: 0.2) { $0.symbolEffect(.breathe.pulse, value: $1.number) },
            ])
    }

    @Test func `parts that light up`() throws {
        try expect(
            "symbol-effects-light",
            [
                Strip("speaker.wave.2.fill", step: 0.13) { $0.symbolEffect(.variableColor, isActive: $1.isOn) },
                Strip("wifi", step: 0.13) { $0.symbolEffect(.variableColor.cumulative, isActive: $1.isOn) },
                Strip("chart.bar.fill", step: 0.21) {
                    $0.symbolEffect(.variableColor.iterative.reversing, isActive: $1.isOn)
                },
                Strip("ellipsis", step: 0.13) {
                    $0.symbolEffect(.variableColor.iterative.hideInactiveLayers, isActive: $1.isOn)
                },
                Strip("sun.max.fill", step: 0.13) { $0.symbolEffect(.variableColor.cumulative, isActive: $1.isOn) },
                Strip("moon.fill", step: 0.13) { $0.symbolEffect(.variableColor, isActive: $1.isOn) },
            ])
    }

    @Test func `scale, disappear and replace`() throws {
        func replaced(_ transition: ContentTransition) -> Strip {
            Strip("play.fill", step: 0.05) { _, shown in
                Image(systemName: shown.isOn ? "pause.fill" : "play.fill").font(.system(size: 22))
                    .contentTransition(transition)
            }
        }
        try expect(
            "symbol-effects-state",
            [
                Strip("plus.circle.fill", step: 0.05) { $0.symbolEffect(.scale.up, isActive: $1.isOn) },
                Strip("plus.circle.fill", step: 0.05) { $0.symbolEffect(.scale.down, isActive: $1.isOn) },
                Strip("cloud.rain.fill", step: 0.05) { $0.symbolEffect(.disappear, isActive: $1.isOn) },
                Strip("cloud.rain.fill", step: 0.05) { $0.symbolEffect(.disappear.up, isActive: $1.isOn) },
                replaced(.symbolEffect(.replace)), replaced(.symbolEffect(.replace.upUp)),
                replaced(.symbolEffect(.replace.offUp)),
            ])
    }

    @Test func `less motion`() throws {
        try expect(
            "symbol-effects-less-motion",
            [
                Strip("heart.fill", step: 0.12) { $0.symbolEffect(.bounce, value: $1.number) },
                Strip("plus.circle.fill", step: 0.05) { $0.symbolEffect(.scale.up, isActive: $1.isOn) },
                Strip("cloud.rain.fill", step: 0.05) { $0.symbolEffect(.disappear, isActive: $1.isOn) },
            ], reducesMotion: true)
    }
}
