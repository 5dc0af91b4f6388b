import GlideTesting
import Testing

@testable import Glide

/// Panes of glass.
@MainActor
@Suite("Glass")
struct GlassTests {
    private static let size = Size(width: 160, height: 100)

    private func window(
        scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, scale: Double = 1,
        @ViewBuilder _ content: @escaping () -> some View
    ) -> TestWindow {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.colorSchemeContrast = contrast
        return TestWindow(size: Self.size, scale: scale, environment: environment) {
            ZStack {
                Bars()
                content()
            }
        }
    }

    /// How much the pixels of a line through the middle of the pane differ from one to the next.
    private func roughness(_ window: TestWindow) -> Int {
        let picture = window.snapshot()
        return (60..<100).map { abs(Int(picture[$0, 50].red) - Int(picture[$0 - 1, 50].red)) }.max() ?? 0
    }

    @Test func `what is below shows through blurred, under a veil`() {
        let bare = window { Color.clear.frame(width: 80, height: 60) }
        let regular = window { Color.clear.frame(width: 80, height: 60).glassEffect() }
        let clear = window { Color.clear.frame(width: 80, height: 60).glassEffect(.clear) }
        #expect(roughness(bare) > 150)
        #expect(roughness(regular) < 12)
        #expect(roughness(clear) > roughness(regular) && roughness(clear) < 120)
        // The bars still colour it: left of the middle they are red, right of it blue.
        let picture = regular.snapshot()
        #expect(picture[52, 50].red > picture[52, 50].blue)
        #expect(picture[108, 50].blue > picture[108, 50].red)
    }

    @Test func `no glass changes nothing`() {
        let bare = window { Text("Words") }
        let identity = window { Text("Words").glassEffect(.identity) }
        #expect(bare.snapshot() == identity.snapshot())
    }

    @Test func `the pane is as large as the view, in the outline that is asked for`() {
        let capsule = window { Color.clear.frame(width: 80, height: 60).glassEffect() }
        let rectangle = window { Color.clear.frame(width: 80, height: 60).glassEffect(in: .rect) }
        let bare = window { Color.clear }
        // The corner of the view: outside of the capsule, inside of the rectangle.
        let corner = Point(x: 43, y: 23)
        let ground = bare.color(at: corner)
        #expect(abs(Int(capsule.color(at: corner).red) - Int(ground.red)) < 50)
        #expect(rectangle.color(at: corner) != ground && rectangle.snapshot() != capsule.snapshot())
    }

    @Test func `its edges catch the light from the upper left`() {
        let window = window(scale: 2) {
            Color(white: 0.3).overlay { Color.clear.frame(width: 80, height: 60).glassEffect(in: .rect) }
        }
        let picture = window.snapshot()
        let (lit, middle) = (picture[90, 41], picture[160, 100])
        #expect(lit.red > middle.red + 40)
    }

    @Test func `a colour tints it`() {
        let green = window { Color.clear.frame(width: 80, height: 60).glassEffect(.regular.tint(.green)) }
        let place = green.color(at: Point(x: 80, y: 50))
        #expect(place.green > place.red + 30 && place.green > place.blue + 30)
        let none = window { Color.clear.frame(width: 80, height: 60).glassEffect(.regular.tint(nil)) }
        let plain = window { Color.clear.frame(width: 80, height: 60).glassEffect() }
        #expect(none.snapshot() == plain.snapshot())
    }

    @Test(arguments: ColorScheme.allCases)
    func `where people ask for more contrast hardly anything shows through, and a line goes round`(
        scheme: ColorScheme
    ) {
        let strong = window(scheme: scheme, contrast: .increased) {
            Color.clear.frame(width: 80, height: 60).glassEffect(in: .rect)
        }
        #expect(roughness(strong) < 4)
        let side = strong.color(at: Point(x: 52, y: 50))
        #expect(abs(Int(side.red) - Int(side.blue)) < 25)
        let (edge, middle) = (strong.color(at: Point(x: 40.5, y: 50)), strong.color(at: Point(x: 80, y: 50)))
        #expect(abs(Int(edge.red) - Int(middle.red)) > 150)
    }

    @Test(arguments: [1.0, 1.5])
    func `glass that moves over its ground is painted exactly, and costs nothing at rest`(scale: Double) throws {
        let place = Switch()
        let window = window(scale: scale) {
            Watching { _ in
                Text("Glass").padding().glassEffect().offset(x: place.isOn ? 30 : -30)
            }
        }
        withAnimation(.linear(duration: 0.3)) { place.isOn = true }
        for _ in 0..<10 {
            window.advance(frames: 2)
            #expect(window.snapshot().maximumDifference(from: window.repaintedWhole()) <= 1)
        }
        try window.settle()
        let frames = window.framesPainted
        window.advance(by: .seconds(2))
        #expect(window.framesPainted == frames)
    }

    @Test func `glass comes and goes with an animation`() throws {
        let shown = Switch()
        let window = window {
            Watching { _ in
                Color.clear.frame(width: 80, height: 60).glassEffect(shown.isOn ? .regular : .identity)
            }
        }
        let bare = window.snapshot()
        withAnimation(.linear(duration: 0.3)) { shown.isOn = true }
        window.advance(by: .seconds(0.15))
        let half = window.snapshot()
        try window.settle()
        #expect(half != bare && half != window.snapshot())
        shown.isOn = false
        window.advance(frames: 1)
        #expect(window.snapshot() == bare)
    }

    @Test func `a button of glass can be pressed and comes towards the finger`() throws {
        let taps = Switch()
        let window = window {
            Button("Play") { taps.number += 1 }.buttonStyle(.glass).accessibilityIdentifier("button")
        }
        let rest = window.snapshot()
        window.touchDown(0, at: Point(x: 80, y: 50))
        window.advance(by: .seconds(0.3))
        #expect(window.snapshot() != rest)
        window.touchUp(0)
        #expect(taps.number == 1)
        try window.settle()
        #expect(window.snapshot() == rest)
        #expect(window.accessibleElement("Play")?.role == "button")
    }

    @Test(arguments: ColorScheme.allCases)
    func `buttons of glass look as in their picture`(scheme: ColorScheme) throws {
        let window = window(scheme: scheme, scale: 2) {
            VStack(spacing: 10) {
                HStack(spacing: 8) {
                    Button("Glass") {}.buttonStyle(.glass)
                    Button("Bold") {}.buttonStyle(.glassProminent).tint(.indigo)
                }
                HStack(spacing: 8) {
                    Button("Clear") {}.buttonStyle(.glass(.clear))
                    Button("Delete", role: .destructive) {}.buttonStyle(.glass).disabled(true)
                }
            }
            .controlSize(.small)
        }
        try PictureSheet.write(window.snapshot(), "glass-\(scheme)")
        try expectReference(window.snapshot(), "glass-buttons-\(scheme)")
    }
}

/// Upright bars, red on the left and blue on the right.
private struct Bars: View {
    var body: some View {
        Canvas { context, size in
            for index in 0..<Int(size.width / 8) {
                let x = Double(index) * 8
                context.fill(
                    Path(Rect(x: x, y: 0, width: 4, height: size.height)),
                    with: .color(x < size.width / 2 ? .red : .blue))
            }
        }
    }
}
