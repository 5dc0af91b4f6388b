import GlideTesting

@testable import Glide

/// A symbol in a small window, with effects that a test asks for.
@MainActor
struct SymbolBench {
    static let size = Size(width: 64, height: 64)

    let shown: Switch
    let window: TestWindow

    init(
        scale: Double = 1, frameRate: Double = 60, reducesMotion: Bool = false,
        direction: LayoutDirection = .leftToRight, symbol: String = "star.fill",
        @ViewBuilder _ content: @escaping (AnyView, Switch) -> some View
    ) {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = reducesMotion
        environment.layoutDirection = direction
        let shown = Switch()
        self.shown = shown
        window = TestWindow(size: Self.size, scale: scale, frameRate: frameRate, environment: environment) {
            Watching { _ in
                content(AnyView(Image(systemName: symbol).font(.system(size: 24))), shown)
            }
        }
    }

    /// How much ink there is, in solid points.
    var ink: Double {
        let picture = window.snapshot()
        let sum = picture.pixels.reduce(0) { $0 + Double(255 - ($1 >> 8 & 0xFF)) / 255 }
        return sum / (Double(picture.width * picture.height) / (Self.size.width * Self.size.height))
    }

    /// How dark the darkest pixel is, 0…1.
    var darkest: Double {
        Double(255 - (window.snapshot().pixels.map { $0 >> 8 & 0xFF }.min() ?? 255)) / 255
    }

    /// The box around everything that is not white, in device pixels.
    var box: Rect {
        let picture = window.snapshot()
        var (left, right, top, bottom) = (picture.width, -1, picture.height, -1)
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y].green < 200 {
                (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            }
        }
        if right < 0 { return .zero }
        return Rect(
            x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    }

    /// Advances `frames` frames one by one; answers what `measure` says after each. Each is painted exactly.
    func follow<Value>(_ frames: Int, _ measure: () -> Value) -> (values: [Value], areExact: Bool) {
        var values: [Value] = []
        var areExact = true
        for _ in 0..<frames {
            window.advance(frames: 1)
            if window.snapshot() != window.repaintedWhole() { areExact = false }
            values.append(measure())
        }
        return (values, areExact)
    }
}
