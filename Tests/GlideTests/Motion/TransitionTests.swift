import Observation
import Testing

@testable import Glide
@testable import GlideTesting

/// A view that is there or not, with a transition.
@MainActor
private final class Stage {
    let window: TestWindow
    private let shown: Switch

    init(
        _ transition: AnyTransition, isShown: Bool = false, environment: EnvironmentValues = EnvironmentValues()
    ) {
        let shown = Switch(isShown)
        self.shown = shown
        window = TestWindow(size: Size(width: 200, height: 200), environment: environment) {
            Toggled(shown: shown, transition: transition)
        }
    }

    func toggle(_ animation: Animation?) {
        withAnimation(animation) { shown.isOn.toggle() }
    }

    func frame(at seconds: Double) -> Rect? {
        window.advance(by: .seconds(seconds - window.now.seconds))
        return window.frame(of: "box")
    }
}

private struct Toggled: View {
    let shown: Switch
    let transition: AnyTransition

    var body: some View {
        ZStack {
            if shown.isOn {
                Color.red.frame(width: 100, height: 50)
                    .accessibilityIdentifier("box")
                    .transition(transition)
            }
        }
    }
}

/// A half-second straight line, so that half-way is at 0.25 s.
private let line = Animation.linear(duration: 0.5)

@MainActor
@Suite("Transitions")
struct TransitionTests {
    @Test func `a view moves in from an edge by its own width`() throws {
        let stage = Stage(.move(edge: .leading))
        stage.toggle(line)
        #expect(stage.frame(at: 0.25) == Rect(x: 0, y: 75, width: 100, height: 50))
        #expect(stage.frame(at: 0.5) == Rect(x: 50, y: 75, width: 100, height: 50))
        try stage.window.settle()
    }

    @Test func `a view moves out to the same edge and is gone at the end`() {
        let stage = Stage(.move(edge: .bottom), isShown: true)
        let nodes = stage.window.nodeCount
        stage.toggle(line)
        #expect(stage.frame(at: 0.25) == Rect(x: 50, y: 100, width: 100, height: 50))
        #expect(stage.window.nodeCount == nodes)
        _ = stage.frame(at: 0.6)
        #expect(stage.window.frame(of: "box") == nil)
    }

    @Test func `slide goes on to the other side`() {
        let stage = Stage(.slide)
        stage.toggle(line)
        #expect(stage.frame(at: 0.25)?.minX == 0)
        _ = stage.frame(at: 1)
        stage.toggle(line)
        #expect(stage.frame(at: 1.25)?.minX == 100)
    }

    @Test func `push fades too`() {
        let stage = Stage(.push(from: .top))
        stage.toggle(line)
        #expect(stage.frame(at: 0.25)?.minY == 50)
        let color = stage.window.color(at: Point(x: 100, y: 75))
        #expect(color.green.isNear(155))
        _ = stage.frame(at: 1)
        stage.toggle(line)
        #expect(stage.frame(at: 1.25)?.minY == 100)
    }

    @Test func `scale grows about its anchor`() {
        let stage = Stage(.scale(scale: 0.5, anchor: .topLeading))
        stage.toggle(line)
        #expect(stage.frame(at: 0.25) == Rect(x: 50, y: 75, width: 75, height: 37.5))
    }

    @Test func `offset comes from so far away`() {
        let stage = Stage(.offset(x: 40, y: -20))
        stage.toggle(line)
        #expect(stage.frame(at: 0.25) == Rect(x: 70, y: 65, width: 100, height: 50))
    }

    @Test func `opacity fades without moving`() {
        let stage = Stage(.opacity)
        stage.toggle(line)
        #expect(stage.frame(at: 0.25) == Rect(x: 50, y: 75, width: 100, height: 50))
        #expect(stage.window.color(at: Point(x: 100, y: 100)).green.isNear(155))
    }

    @Test func `identity comes and goes at once, under an animation too`() {
        let stage = Stage(.identity)
        stage.toggle(line)
        stage.window.advance(frames: 1)
        #expect(stage.window.color(at: Point(x: 100, y: 100)).green == 56)
        stage.toggle(line)
        stage.window.advance(frames: 1)
        #expect(stage.window.frame(of: "box") == nil)
    }

    @Test func `without an animation nothing travels`() {
        let stage = Stage(.move(edge: .leading))
        stage.toggle(nil)
        stage.window.advance(frames: 1)
        #expect(stage.window.frame(of: "box") == Rect(x: 50, y: 75, width: 100, height: 50))
        stage.toggle(nil)
        stage.window.advance(frames: 1)
        #expect(stage.window.frame(of: "box") == nil)
    }

    @Test func `an asymmetric transition comes one way and goes another`() {
        let stage = Stage(.asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .top)))
        stage.toggle(line)
        #expect(stage.frame(at: 0.25)?.origin == Point(x: 0, y: 75))
        _ = stage.frame(at: 1)
        stage.toggle(line)
        #expect(stage.frame(at: 1.25)?.origin == Point(x: 50, y: 50))
    }

    @Test func `combined transitions run at once`() {
        let stage = Stage(AnyTransition.offset(x: 40).combined(with: .offset(y: 20)))
        stage.toggle(line)
        #expect(stage.frame(at: 0.25)?.origin == Point(x: 70, y: 85))
    }

    @Test func `a transition's own animation needs no other`() {
        let stage = Stage(AnyTransition.offset(x: 40).animation(line))
        stage.toggle(nil)
        #expect(stage.frame(at: 0.25)?.minX == 70)
        _ = stage.frame(at: 1)
        stage.toggle(nil)
        #expect(stage.frame(at: 1.25)?.minX == 70)
        _ = stage.frame(at: 2)
        #expect(stage.window.frame(of: "box") == nil)
    }

    @Test func `coming back half-way turns round where the view is`() throws {
        let stage = Stage(.move(edge: .leading), isShown: true)
        stage.toggle(.spring(response: 0.3, dampingFraction: 0.7))
        let there = try #require(stage.frame(at: 0.1))
        #expect(there.minX < 0)
        stage.toggle(.spring(response: 0.3, dampingFraction: 0.7))
        let back = try #require(stage.frame(at: 0.1001))
        #expect(abs(back.minX - there.minX) < 0.2)
        try stage.window.settle()
        #expect(stage.window.frame(of: "box")?.minX == 50)
    }

    @Test func `a custom transition sees all three phases`() {
        let stage = Stage(AnyTransition(Twist()))
        stage.toggle(line)
        #expect(stage.frame(at: 0.25)?.minX.isNear(45) == true)
        _ = stage.frame(at: 1)
        stage.toggle(line)
        #expect(stage.frame(at: 1.25)?.minX.isNear(55) == true)
    }

    @Test func `a transition between two modifiers is animated`() {
        let stage = Stage(.modifier(active: Shifted(by: 60), identity: Shifted(by: 0)))
        stage.toggle(line)
        #expect(stage.frame(at: 0.25)?.minX == 80)
    }

    @Test func `less motion turns movement into a fade`() {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        let stage = Stage(.move(edge: .leading), environment: environment)
        stage.toggle(line)
        #expect(stage.frame(at: 0.25)?.minX == 50)
        #expect(stage.window.color(at: Point(x: 100, y: 100)).green.isNear(155))
    }

    @Test func `a transition below other modifiers still counts`() {
        let shown = Switch(true)
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in
                if shown.isOn {
                    Color.red.frame(width: 100, height: 50).accessibilityIdentifier("box")
                        .transition(.move(edge: .leading))
                        .padding(10)
                        .background(Color.blue)
                }
            }
        }
        withAnimation(line) { shown.isOn = false }
        window.advance(by: .seconds(0.25))
        #expect(window.frame(of: "box")?.minX == 0)
        // What stands around it fades.
        #expect(window.color(at: Point(x: 155, y: 70)).red.isNear(127))
        window.advance(by: .seconds(0.5))
        #expect(window.frame(of: "box") == nil)
        #expect(window.isAtRest)
    }

    @Test func `two views in one branch leave each in its way`() {
        let shown = Switch(true)
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in
                VStack(spacing: 0) {
                    if shown.isOn {
                        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
                            .transition(.move(edge: .leading))
                        Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("b")
                            .transition(.move(edge: .trailing))
                    }
                }
            }
        }
        withAnimation(line) { shown.isOn = false }
        window.advance(by: .seconds(0.25))
        #expect(window.frame(of: "a")?.minX == 0)
        #expect(window.frame(of: "b")?.minX == 100)
    }

    @Test func `the state inside survives a change of the transition's type`() throws {
        let model = Model()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in
                if model.isShown {
                    Counter()
                        .transition(model.isFirst ? AnyTransition.slide : AnyTransition.scale.combined(with: .opacity))
                }
            }
        }
        window.tap(at: Point(x: 100, y: 100))
        #expect(window.frame(of: "1") != nil)
        model.isFirst = false
        window.advance(frames: 2)
        #expect(window.frame(of: "1") != nil)
        #expect(window.color(at: Point(x: 100, y: 100)).red == 255)
        withAnimation(line) { model.isShown = false }
        window.advance(by: .seconds(0.25))
        #expect(window.frame(of: "1")?.width == 50)
        try window.settle()
        #expect(window.frame(of: "1") == nil)
    }

    @Test func `siblings close the gap at once and the leaving view keeps its last frame`() {
        let shown = Switch(true)
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in
                VStack(spacing: 0) {
                    if shown.isOn {
                        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a").transition(.opacity)
                    }
                    Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("b")
                }
            }
        }
        #expect(window.frame(of: "b")?.minY == 100)
        withAnimation(line) { shown.isOn = false }
        window.advance(by: .seconds(0.25))
        #expect(window.frame(of: "a")?.minY == 50)
        #expect(window.frame(of: "b")?.minY == 87.5)
    }

    @Test func `an endless animation inside does not keep a leaving view`() {
        let shown = Switch(true)
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Watching { _ in
                if shown.isOn { Pulsing().transition(.opacity) }
            }
        }
        window.advance(by: .seconds(0.3))
        #expect(!window.isAtRest)
        withAnimation(line) { shown.isOn = false }
        window.advance(by: .seconds(0.6))
        #expect(window.isAtRest)
        #expect(window.runningAnimations.isEmpty)
    }

    @Test func `ten thousand arrivals and departures leave nothing behind`() throws {
        let shown = Switch(false)
        let window = TestWindow(size: Size(width: 50, height: 50), frameRate: 20) {
            Watching { _ in
                if shown.isOn {
                    Color.red.frame(width: 10, height: 10).transition(.move(edge: .top).combined(with: .opacity))
                } else {
                    Color.blue.frame(width: 10, height: 10)
                }
            }
        }
        window.advance(frames: 2)
        let nodes = window.nodeCount
        for cycle in 0..<10_000 {
            withAnimation(.linear(duration: 0.12)) { shown.isOn.toggle() }
            window.advance(frames: cycle % 5)
        }
        try window.settle()
        #expect(window.nodeCount == nodes)
        #expect(window.runningAnimations.isEmpty)
        #expect(window.matchedGroups.isEmpty)
        #expect(window.isAtRest)
    }
}

@Observable @MainActor
private final class Model {
    var isShown = true
    var isFirst = true
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("\(count)")
            .onTapGesture { count += 1 }
    }
}

private struct Pulsing: View {
    @State private var isOn = false

    var body: some View {
        Color.red.frame(width: isOn ? 100 : 50, height: 50)
            .onAppear { withAnimation(.linear(duration: 0.2).repeatForever()) { isOn = true } }
    }
}

private struct Twist: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: 10 * phase.value)
    }
}

private struct Shifted: ViewModifier, Animatable {
    var by: Double
    var animatableData: Double {
        get { by }
        set { by = newValue }
    }

    func body(content: Content) -> some View {
        content.offset(x: by)
    }
}
