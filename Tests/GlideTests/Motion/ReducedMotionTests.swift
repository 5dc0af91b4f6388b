import Testing

@testable import Glide
@testable import GlideTesting

private let line = Animation.linear(duration: 0.5)

@MainActor
@Suite("Less motion")
struct ReducedMotionTests {
    private func window(
        _ shown: Switch, size: Size = Size(width: 200, height: 100),
        @ViewBuilder _ content: @escaping (Double) -> some View
    ) -> TestWindow {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        return TestWindow(size: size, environment: environment) { Watching { _ in content(shown.number) } }
    }

    private func expectFade(
        _ window: TestWindow, _ shown: Switch, from old: Point, to new: Point,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        withAnimation(line) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        let middle = Point(x: (old.x + new.x) / 2, y: (old.y + new.y) / 2)
        #expect(window.color(at: old).red.isNear(128, within: 6), sourceLocation: sourceLocation)
        #expect(window.color(at: new).red.isNear(128, within: 6), sourceLocation: sourceLocation)
        #expect(window.color(at: middle).red == 255, sourceLocation: sourceLocation)
        #expect(
            window.window.repaintedWhole().maximumDifference(from: window.snapshot()) <= 1,
            sourceLocation: sourceLocation)
        window.advance(by: .seconds(0.5))
        #expect(window.color(at: old).red == 255, sourceLocation: sourceLocation)
        #expect(window.color(at: new).red == 0, sourceLocation: sourceLocation)
        #expect(window.isAtRest, sourceLocation: sourceLocation)
    }

    @Test func `a new place in the layout fades`() {
        let shown = Switch()
        let window = window(shown) { t in
            Color.black.frame(width: 20, height: 20)
                .frame(maxWidth: .infinity, alignment: t == 0 ? .leading : .trailing)
        }
        expectFade(window, shown, from: Point(x: 10, y: 50), to: Point(x: 190, y: 50))
    }

    @Test func `an offset fades`() {
        let shown = Switch()
        let window = window(shown) { t in Color.black.frame(width: 20, height: 20).offset(x: -80 + 160 * t) }
        expectFade(window, shown, from: Point(x: 20, y: 50), to: Point(x: 180, y: 50))
    }

    @Test func `a rotation fades`() {
        let shown = Switch()
        let window = window(shown) { t in
            Color.black.frame(width: 20, height: 20).offset(x: 80).rotationEffect(.degrees(180 * t))
        }
        expectFade(window, shown, from: Point(x: 180, y: 50), to: Point(x: 20, y: 50))
    }

    @Test func `a matched frame does not fly`() {
        let shown = Switch()
        let window = window(shown) { t in Tabs(isSecond: t == 1) }
        expectFade(window, shown, from: Point(x: 10, y: 50), to: Point(x: 190, y: 50))
    }

    @Test func `pages fade`() {
        let shown = Switch()
        let window = window(shown) { t in
            TabView(selection: .constant(Int(t))) {
                Color.white.overlay(alignment: .leading) { Color.black.frame(width: 20, height: 20) }.tag(0)
                Color.white.overlay(alignment: .trailing) { Color.black.frame(width: 20, height: 20) }.tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
        expectFade(window, shown, from: Point(x: 10, y: 50), to: Point(x: 190, y: 50))
    }

    @Test func `colour and opacity stay`() {
        let shown = Switch()
        let window = window(shown) { t in
            (t == 0 ? Color.black : .white).frame(width: 50, height: 50).opacity(1 - t / 2)
        }
        withAnimation(line) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        // Half-way in linear light is 188; three quarters of it over white.
        #expect(window.color(at: Point(x: 100, y: 50)).red.isNear(205, within: 4))
    }

    @Test func `a change of mind goes on from what is seen`() {
        let shown = Switch()
        let window = window(shown) { t in Color.black.frame(width: 20, height: 20).offset(x: -80 + 160 * t) }
        withAnimation(line) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        withAnimation(line) { shown.number = 0.5 }
        window.advance(frames: 1)
        // Half of it is at each place; a frame is a thirtieth of a fade.
        #expect(window.color(at: Point(x: 20, y: 50)).red.isNear(134, within: 12))
        #expect(window.color(at: Point(x: 180, y: 50)).red.isNear(134, within: 12))
        window.advance(by: .seconds(1))
        #expect(window.color(at: Point(x: 100, y: 50)).red == 0)
    }

    @Test func `completions are told all the same`() {
        let shown = Switch()
        let window = window(shown) { t in Color.black.frame(width: 20, height: 20).offset(x: -80 + 160 * t) }
        var count = 0
        withAnimation(line) {
            shown.number = 1
        } completion: {
            count += 1
        }
        window.advance(by: .seconds(0.4))
        #expect(count == 0)
        window.advance(by: .seconds(0.2))
        #expect(count == 1)
    }

    @Test func `without an animation nothing fades`() {
        let shown = Switch()
        let window = window(shown) { t in Color.black.frame(width: 20, height: 20).offset(x: -80 + 160 * t) }
        shown.number = 1
        window.advance(frames: 2)
        #expect(window.isAtRest)
        #expect(window.color(at: Point(x: 20, y: 50)).red == 255)
    }
}

private struct Tabs: View {
    let isSecond: Bool
    @Namespace private var space

    var body: some View {
        HStack(spacing: 0) {
            ZStack {
                Color.clear.frame(width: 20, height: 20)
                if !isSecond { mark }
            }
            Spacer()
            ZStack {
                Color.clear.frame(width: 20, height: 20)
                if isSecond { mark }
            }
        }
    }

    private var mark: some View {
        Color.black.matchedGeometryEffect(id: "mark", in: space).frame(width: 20, height: 20)
    }
}
