import Testing

@testable import Glide
@testable import GlideTesting

private let line = Animation.linear(duration: 0.5)

/// A box whose place is worked out in `body`.
private struct Swing: View, Animatable {
    var phase: Double
    var color = Color.red

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    var body: some View {
        color.frame(width: 20, height: 20).accessibilityIdentifier("box")
            .offset(x: phase < 0.5 ? 0 : 40 * (phase - 0.5))
    }
}

private struct Bulge: AnimatableModifier {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.frame(width: 20 + amount * amount, height: 20)
    }
}

@MainActor
@Suite("Animatable views and modifiers")
struct AnimatableViewTests {
    @Test func `a view's body is evaluated with the data of the moment`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in Swing(phase: shown.number) }
        }
        withAnimation(line) { shown.number = 1 }
        window.advance(by: .seconds(0.2))
        #expect(window.frame(of: "box")?.minX == 90)
        window.advance(by: .seconds(0.2))
        #expect(window.frame(of: "box")?.minX.isNear(102) == true)
        try window.settle()
        #expect(window.frame(of: "box")?.minX == 110)
        let evaluations = window.bodyEvaluations
        window.advance(by: .seconds(1))
        #expect(window.bodyEvaluations == evaluations)
    }

    @Test func `a modifier's body is evaluated with the data of the moment`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 400, height: 200)) {
            Watching { _ in Color.red.modifier(Bulge(amount: shown.number)).accessibilityIdentifier("box") }
        }
        withAnimation(line) { shown.number = 10 }
        window.advance(by: .seconds(0.25))
        // 5² and not half of 10²; edges on pixels.
        #expect(window.frame(of: "box")?.width.isNear(45, within: 1) == true)
        window.advance(by: .seconds(0.5))
        #expect(window.frame(of: "box")?.width == 120)
        #expect(window.isAtRest)
    }

    @Test func `what does not depend on the data travels by itself`() {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in Swing(phase: shown.number, color: shown.isOn ? .white : .black) }
        }
        withAnimation(line) {
            shown.number = 0.4
            shown.isOn = true
        }
        window.advance(by: .seconds(0.25))
        #expect(window.color(at: Point(x: 100, y: 100)).red.isNear(188, within: 3))
    }

    @Test func `a view that goes takes its animation along`() {
        let shown = Switch(true)
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in if shown.isOn { Swing(phase: shown.number) } }
        }
        var count = 0
        withAnimation(line) {
            shown.number = 1
        } completion: {
            count += 1
        }
        window.advance(by: .seconds(0.1))
        shown.isOn = false
        window.advance(frames: 2)
        #expect(count == 1)
        #expect(window.isAtRest)
    }

    @Test func `retargeting keeps place and speed`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 200), frameRate: 1000) {
            Watching { _ in Swing(phase: 0.5 + shown.number) }
        }
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { shown.number = 1 }
        window.advance(by: .seconds(0.1))
        let place = try #require(window.frame(of: "box")?.minX)
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { shown.number = 0 }
        window.advance(by: .milliseconds(1))
        let next = try #require(window.frame(of: "box")?.minX)
        // 6.75 /s at 0.1 s, by the oracle, times 40 points.
        #expect(((next - place) * 1000).isNear(6.75 * 40, within: 15))
    }
}
