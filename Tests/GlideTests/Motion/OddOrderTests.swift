import GlideTesting
import Testing

/// Things done in an order nobody expects: in completions, half-way, over one another, with nothing to show.
@MainActor
@Suite struct `Odd orders of motion` {
    private let size = Size(width: 400, height: 200)
    private static let line = Animation.linear(duration: 1)

    /// How black the middle of a square is, from 0 to 1.
    private func darkness(_ window: TestWindow, at point: Point = Point(x: 200, y: 100)) -> Double {
        1 - Double(window.color(at: point).red) / 255
    }

    // MARK: Completions

    @Test func `the completion of a removal brings the view back, as a new one`() throws {
        let shown = Handle<Bool>()
        var log: [String] = []
        let window = TestWindow(size: size) {
            Held(true, by: shown) { isShown in
                if isShown {
                    Color.black.frame(width: 50, height: 50).transition(.opacity).onAppear { log.append("appears") }
                }
            }
        }
        log = []
        withAnimation(Self.line, completionCriteria: .removed) {
            shown.value = false
        } completion: {
            log.append("out")
            withAnimation(Self.line, completionCriteria: .removed) {
                shown.value = true
            } completion: {
                log.append("in")
            }
        }
        window.advance(by: .milliseconds(500))
        #expect(abs(darkness(window) - 0.5) < 0.02)
        window.advance(by: .milliseconds(510))
        #expect(darkness(window) < 0.05 && log == ["out", "appears"])
        window.advance(by: .milliseconds(490))
        #expect(abs(darkness(window) - 0.5) < 0.02)
        try window.settle()
        #expect(darkness(window) == 1 && log == ["out", "appears", "in"])
    }

    @Test func `a completion in the middle of a removal turns it round where the view is`() throws {
        let shown = Handle<Bool>()
        let other = Handle<Double>()
        var told = 0
        let window = TestWindow(size: size) {
            Held(true, by: shown) { isShown in
                Held(0.0, by: other) { other in
                    ZStack {
                        Color.clear.offset(x: other)
                        if isShown { Color.black.frame(width: 50, height: 50).transition(.opacity) }
                    }
                }
            }
        }
        let nodes = window.nodeCount
        withAnimation(Self.line) { shown.value = false }
        withAnimation(.linear(duration: 0.4)) {
            other.value = 10
        } completion: {
            told += 1
            withAnimation(Self.line) {
                shown.value = true
            } completion: {
                told += 10
            }
        }
        window.advance(by: .milliseconds(390))
        #expect(abs(darkness(window) - 0.61) < 0.03)
        window.advance(by: .milliseconds(30))
        #expect(abs(darkness(window) - 0.6) < 0.03 && told == 1)
        try window.settle()
        #expect(darkness(window) == 1 && told == 11)
        #expect(window.nodeCount == nodes)
    }

    @Test func `completions that go on and on are told once each`() {
        let place = Handle<Double>()
        var told = 0
        let window = TestWindow(size: size) {
            Held(0.0, by: place) { Color.black.frame(width: 20, height: 20).offset(x: $0) }
        }
        func goOn() {
            withAnimation(.linear(duration: 0.01)) {
                place.value += 1
            } completion: {
                told += 1
                if told < 50 { goOn() }
            }
        }
        goOn()
        window.advance(by: .seconds(3))
        #expect(told == 50 && place.value == 50)
        #expect(window.isAtRest)
    }

    // MARK: Endless animations

    @Test func `no animation does not stop an endless one, one without duration does`() {
        let place = Handle<Double>()
        let animation = Handle<Animation?>()
        let window = TestWindow(size: size) {
            Held(Self.line.repeatForever(autoreverses: true), by: animation) { animation in
                Held(0.0, by: place) { place in
                    Color.black.frame(width: 20, height: 20).named("A").offset(x: place)
                        .animation(animation, value: place)
                }
            }
        }
        place.value = 100
        window.advance(by: .milliseconds(500))
        window.expect("A", at: Rect(x: 240, y: 90, width: 20, height: 20))
        // Without an animation what is seen moves along with the model, and the motion goes on.
        animation.value = nil
        place.value = 110
        window.advance(by: .milliseconds(100))
        window.expect("A", at: Rect(x: 260, y: 90, width: 20, height: 20))
        window.advance(by: .seconds(5))
        #expect(!window.isAtRest)
        animation.value = .linear(duration: 0)
        place.value = 120
        window.advance(frames: 1)
        window.expect("A", at: Rect(x: 310, y: 90, width: 20, height: 20))
        #expect(window.isAtRest)
    }

    @Test func `an animation that is none is told of once, and its changes are shown at once`() {
        let place = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(0.0, by: place) { Color.black.frame(width: 20, height: 20).named("A").offset(x: $0) }
        }
        for step in 1...3 {
            withAnimation(.spring(response: .nan, dampingFraction: 0.7)) { place.value += 10 }
            window.advance(frames: 1)
            window.expect("A", at: Rect(x: 190 + 10 * Double(step), y: 90, width: 20, height: 20))
            #expect(window.isAtRest)
        }
        #expect(window.warnings.filter { $0.contains("is shown at once") }.count == 1)
    }

    // MARK: Timelines

    @Test func `a timeline that is paused half-way keeps its moment, and what flies in it flies on`() throws {
        let paused = Handle<Bool>()
        let other = Handle<Int>()
        let place = Handle<Double>()
        var dates: [Double] = []
        let window = TestWindow(size: size) {
            Held(false, by: paused) { isPaused in
                Held(0, by: other) { other in
                    Held(0.0, by: place) { place in
                        TimelineView(.animation(paused: isPaused)) { context in
                            let _ = dates.append(context.date.seconds)
                            Color.black.frame(width: 20 + Double(other), height: 20).named("A").offset(x: place)
                        }
                    }
                }
            }
        }
        withAnimation(Self.line) { place.value = 100 }
        window.advance(by: .milliseconds(250))
        paused.value = true
        window.advance(frames: 1)
        let date = try #require(dates.last)
        #expect(abs(date - 0.25) < 0.02)
        window.advance(by: .milliseconds(250))
        #expect(dates.last == date)
        let half = try #require(window.frame(of: "A"))
        #expect(abs(half.minX - 190 - 100 * window.now.seconds) < 0.01)
        // Other changes above show the moment of the pause.
        other.value = 2
        window.advance(frames: 1)
        #expect(dates.last == date)
        try window.settle()
        #expect(window.isAtRest)
        let count = dates.count
        window.advance(by: .seconds(1))
        #expect(dates.count == count)
        paused.value = false
        window.advance(frames: 2)
        #expect(try #require(dates.last) > 2)
        #expect(!window.isAtRest)
    }

    // MARK: Phases

    @Test func `phases that run out stay where they are, and go on when there are some again`() throws {
        let phases = Handle<[Double]>()
        let window = TestWindow(size: size) {
            Held([0.0, 100], by: phases) { phases in
                PhaseAnimator(phases) { phase in
                    Color.black.frame(width: 20, height: 20).offset(x: phase).named("A")
                } animation: { _ in
                    Self.line
                }
            }
        }
        window.advance(by: .milliseconds(500))
        phases.value = []
        try window.settle()
        window.expect("A", at: Rect(x: 290, y: 90, width: 20, height: 20))
        #expect(window.warnings.count == 1 && window.warnings.first?.contains("the last one stays") == true)
        window.advance(by: .seconds(2))
        #expect(window.isAtRest)
        phases.value = [0, -100]
        window.advance(frames: 1)
        window.advance(by: .milliseconds(500))
        let place = try #require(window.frame(of: "A"))
        #expect(place.minX < 190 && place.minX > 90)
        window.advance(by: .seconds(5))
        #expect(!window.isAtRest)
        phases.value = [50]
        try window.settle()
        window.expect("A", at: Rect(x: 240, y: 90, width: 20, height: 20))
        phases.value = [0, 100]
        window.advance(by: .seconds(2))
        #expect(!window.isAtRest)
        #expect(window.warnings.count == 1)
    }

    @Test func `phases that are there later than their view begin then`() {
        let phases = Handle<[Double]>()
        let window = TestWindow(size: size) {
            Held([], by: phases) { phases in
                PhaseAnimator(phases) { phase in
                    Color.black.frame(width: 20, height: 20).offset(x: phase).named("A")
                } animation: { _ in
                    Self.line
                }
            }
        }
        #expect(window.frame(of: "A") == nil && window.warnings.count == 1)
        phases.value = [0, 100]
        window.advance(frames: 1)
        window.advance(by: .milliseconds(500))
        window.expect("A", at: Rect(x: 240, y: 90, width: 20, height: 20), within: 2)
    }

    @Test(arguments: [0, 1e-9, -1, .nan])
    func `phases that take no time change from frame to frame and hang nothing`(_ duration: Double) {
        let window = TestWindow(size: size) {
            PhaseAnimator([0.0, 100, 50]) { phase in
                Color.black.frame(width: 20, height: 20).offset(x: phase).named("A")
            } animation: { _ in
                .linear(duration: duration)
            }
        }
        for _ in 0..<20 {
            window.advance(frames: 1)
            #expect([190, 290, 240].contains(window.frame(of: "A")?.minX))
        }
    }

    // MARK: Keyframes

    @Test func `tracks without length show their end and wake nobody`() throws {
        let length = Handle<Double>()
        let window = TestWindow(size: size) {
            Held(0.0, by: length) { length in
                KeyframeAnimator(initialValue: 0.0) { value in
                    Color.black.frame(width: 20, height: 20).offset(x: value).named("A")
                } keyframes: { _ in
                    KeyframeTrack {
                        CubicKeyframe(30, duration: length)
                        SpringKeyframe(70, duration: length)
                        LinearKeyframe(100, duration: length)
                    }
                }
            }
        }
        window.advance(frames: 2)
        window.expect("A", at: Rect(x: 290, y: 90, width: 20, height: 20))
        #expect(window.isAtRest)
        for odd in [-1, Double.nan, 0] {
            length.value = odd
            try window.settle()
            window.expect("A", at: Rect(x: 290, y: 90, width: 20, height: 20))
        }
        // When they take time the view goes round.
        length.value = 0.2
        window.advance(by: .milliseconds(250))
        let place = try #require(window.frame(of: "A")).minX
        #expect(place > 195 && place < 285)
        window.advance(by: .seconds(2))
        #expect(!window.isAtRest)
    }

    @Test func `no track at all, and an empty one, show the first value`() {
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                KeyframeAnimator(initialValue: 5.0) { value in
                    Color.black.frame(width: value, height: 20).named("A")
                } keyframes: { _ in
                    KeyframeTrack {}
                }
                KeyframeAnimator(initialValue: 5.0) { value in
                    Color.black.frame(width: value, height: 20).named("B")
                } keyframes: { _ in
                    KeyframeTrack { MoveKeyframe(9) }
                }
            }
        }
        window.advance(frames: 2)
        #expect(window.frame(of: "A")?.width == 5 && window.frame(of: "B")?.width == 9)
        #expect(window.isAtRest)
    }

    @Test(arguments: [30.0, 60, 1000])
    func `keyframes that are started again go on from where they are, whatever the frame rate`(
        _ frameRate: Double
    ) throws {
        let trigger = Handle<Int>()
        let window = TestWindow(size: size, frameRate: frameRate) {
            Held(0, by: trigger) { trigger in
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) { value in
                    Color.black.frame(width: 20, height: 20).offset(x: value).named("A")
                } keyframes: { value in
                    KeyframeTrack { LinearKeyframe(value + 100, duration: 1) }
                }
            }
        }
        trigger.value = 1
        window.advance(by: .milliseconds(510))
        trigger.value = 2
        window.advance(by: .milliseconds(490))
        let place = try #require(window.frame(of: "A"))
        // A second after the start, on straight ways that follow each other without a rest.
        #expect(abs(place.minX - 190 - 100 * window.now.seconds) < 0.01)
    }
}
