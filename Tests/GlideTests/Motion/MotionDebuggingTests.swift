import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite("Watching motion", .serialized)
struct MotionDebuggingTests {
    private let shown = Switch()

    private func window() -> TestWindow {
        let shown = shown
        return TestWindow(size: Size(width: 400, height: 200)) {
            Watching { _ in
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").offset(x: 100 * shown.number)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    private func reset() {
        MotionDebugging.speed = 1
        MotionDebugging.isPaused = false
        MotionDebugging.showsOverlay = false
        MotionDebugging.usesKeys = false
    }

    private func place(_ window: TestWindow) -> Double { window.frame(of: "box")!.minX - 190 }

    @Test func `slow motion takes its time`() {
        defer { reset() }
        let window = window()
        MotionDebugging.speed = 0.1
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        window.advance(by: .seconds(2.5))
        #expect(place(window).isNear(50, within: 0.1))
        MotionDebugging.speed = 1
        #expect(place(window).isNear(50, within: 0.5))
        window.advance(by: .seconds(0.125))
        #expect(place(window).isNear(75, within: 0.5))
    }

    @Test func `paused motion stands still and asks for no frames, steps go on`() {
        defer { reset() }
        let window = window()
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        MotionDebugging.isPaused = true
        window.advance(frames: 2)
        let frames = window.framesPainted
        window.advance(by: .seconds(3))
        #expect(place(window).isNear(50, within: 0.1))
        #expect(window.framesPainted == frames)
        #expect(window.isAtRest)
        MotionDebugging.step(by: 0.125)
        #expect(!window.isAtRest)
        window.advance(frames: 1)
        #expect(place(window).isNear(75, within: 0.1))
        MotionDebugging.isPaused = false
        window.advance(by: .seconds(0.0625))
        #expect(place(window).isNear(87.5, within: 0.1))
    }

    @Test func `gestures keep their own pace in slow motion`() {
        defer { reset() }
        MotionDebugging.speed = 0.1
        var count = 0
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Color.red.onLongPressGesture { count += 1 }
        }
        window.touchDown(0, at: Point(x: 50, y: 50))
        window.advance(by: .seconds(0.55))
        #expect(count == 1)
    }

    @Test func `a periodic timeline slows down too`() {
        defer { reset() }
        MotionDebugging.speed = 0.5
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            TimelineView(.periodic(from: .zero, by: 0.25)) { context in
                Color.red.frame(width: 10 + context.date.seconds * 40, height: 10).accessibilityIdentifier("box")
            }
        }
        window.advance(by: .seconds(0.45))
        #expect(window.frame(of: "box")?.width == 10)
        window.advance(by: .seconds(0.1))
        #expect(window.frame(of: "box")?.width == 20)
    }

    @Test func `every running animation is listed with its numbers`() throws {
        let window = window()
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        let list = window.runningAnimations
        let line = try #require(list.first { $0.node == "offset" })
        #expect(line.value.contains("50"))
        #expect(line.velocity.contains("200"))
        #expect(line.target == "100.0×0.0")
        #expect(line.animation.contains("timingCurve"))
        #expect(MotionDebugging.report.contains("offset.offset"))
    }

    @Test func `whatever moves is in the list, with the animation that moves it`() throws {
        struct Counter: View, Animatable {
            var number: Double
            var animatableData: Double {
                get { number }
                set { number = newValue }
            }
            var body: some View { Text("\(number)") }
        }
        let window = TestWindow(size: Size(width: 400, height: 300)) {
            Watching { _ in
                let t = self.shown.number
                Spaced { namespace in
                    VStack(spacing: 0) {
                        Color.red.frame(width: 20 + 20 * t, height: 10).offset(x: t).scaleEffect(1 + t)
                            .rotationEffect(.degrees(90 * t)).opacity(1 - t / 2)
                        RoundedRectangle(cornerRadius: 4 * t).fill(t == 0 ? Color.red : .blue)
                            .frame(width: 20, height: 20)
                        Color.green.frame(width: 20, height: 20).clipShape(RoundedRectangle(cornerRadius: 9 * t))
                        Text("Aa").font(.system(size: 12 + 6 * t)).blur(radius: 2 * t)
                            .shadow(color: .black, radius: 1, x: 4 * t)
                        Counter(number: t)
                        HStack(spacing: 10) {
                            ForEach(0..<2) { index in
                                ZStack {
                                    if (t == 0) == (index == 0) {
                                        Color.black.matchedGeometryEffect(id: "bar", in: namespace)
                                    }
                                }
                                .frame(width: 30, height: 4)
                            }
                        }
                        if t > 0 { Color.purple.frame(width: 9, height: 9) }
                        if t > 0 { Color.purple.frame(width: 9, height: 9).transition(.move(edge: .leading)) }
                    }
                }
            }
        }
        #expect(window.runningAnimations.isEmpty)
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        window.advance(by: .seconds(0.2))
        let list = window.runningAnimations
        let names = Set(list.map { "\($0.node).\($0.attribute)" })
        for name in [
            "RoundedRectangle.shape", "RoundedRectangle.fill", "clip.shape", "offset.offset",
            "scale.scale", "rotation.rotation", "opacity.opacity", "matchedGeometry.bar",
        ] {
            #expect(names.contains(name), "\(name) is not among \(names.sorted())")
        }
        for part in [".frame", "Counter", "Text.", "blur.", "shadow.", ".presence", "move."] {
            #expect(names.contains { $0.contains(part) }, "\(part) is not among \(names.sorted())")
        }
        for line in list {
            #expect(line.animation.contains("timingCurve"), "\(line)")
            #expect(!line.value.isEmpty && !line.target.isEmpty && !line.velocity.isEmpty, "\(line)")
            // Words for people, not the insides of types.
            let words = line.value + line.target + line.velocity
            #expect(!words.contains("SIMD") && !words.contains("Resolved"), "\(line)")
        }
        let fill = try #require(list.first { $0.attribute == "fill" && $0.node == "RoundedRectangle" })
        #expect(fill.value.hasPrefix("#") && fill.value.count == 7 && fill.target != fill.value)
    }

    @Test func `the overlay shows what moves and wakes nobody`() throws {
        defer { reset() }
        let window = window()
        window.advance(frames: 2)
        let bare = window.snapshot()
        MotionDebugging.showsOverlay = true
        window.advance(frames: 2)
        let rest = window.snapshot()
        #expect(rest.difference(from: bare) > 500)
        #expect(window.isAtRest)
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        #expect(window.snapshot().difference(from: rest) > 1000)
        // What is painted bit by bit is what would be painted at once.
        #expect(window.repaintedWhole() == window.snapshot())
        try window.settle()
        let frames = window.framesPainted
        window.advance(by: .seconds(2))
        #expect(window.framesPainted == frames)
        // The list is as short as it was.
        #expect(window.color(at: Point(x: 3, y: 60)).red == 255)
        MotionDebugging.showsOverlay = false
        window.advance(frames: 1)
        #expect(window.color(at: Point(x: 3, y: 3)).red == 255)
        #expect(window.isAtRest)
    }

    @Test func `the overlay lies over everything and lets presses through`() {
        defer { reset() }
        MotionDebugging.showsOverlay = true
        var taps = 0
        let window = TestWindow(size: Size(width: 200, height: 100)) {
            Color.white.zIndex(5).onTapGesture { taps += 1 }
        }
        #expect(window.color(at: Point(x: 3, y: 3)).red < 80)
        window.tap(at: Point(x: 3, y: 3))
        #expect(taps == 1)
    }

    @Test func `the overlay lists animations and groups, as many as there is room for`() {
        defer { reset() }
        MotionDebugging.showsOverlay = true
        let window = TestWindow(size: Size(width: 400, height: 300)) {
            Watching { _ in
                Spaced { namespace in
                    ForEach(0..<60) { index in
                        Color.red.frame(width: 4, height: 4).offset(x: self.shown.number * Double(index + 1))
                            .matchedGeometryEffect(id: index, in: namespace)
                    }
                }
            }
        }
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        #expect(window.runningAnimations.count >= 60)
        #expect(window.color(at: Point(x: 3, y: 255)).red < 255)
        #expect(window.color(at: Point(x: 3, y: 299)).red == 255)
        #expect(MotionDebugging.matchedGroups.count == 60)
    }

    @Test func `keys show the list, slow motion down, stop it and step`() {
        defer { reset() }
        let window = window()
        window.keyPress(.function(6))
        #expect(!MotionDebugging.showsOverlay)
        MotionDebugging.usesKeys = true
        window.keyPress(.function(6))
        #expect(MotionDebugging.showsOverlay)
        window.keyPress(.function(7))
        #expect(MotionDebugging.speed == 0.25)
        window.keyPress(.function(7))
        #expect(MotionDebugging.speed == 0.1)
        window.keyPress(.function(7))
        #expect(MotionDebugging.speed == 1)
        withAnimation(.linear(duration: 0.5)) { shown.number = 1 }
        window.advance(by: .seconds(0.25))
        window.keyPress(.function(8))
        window.advance(by: .seconds(1))
        #expect(place(window).isNear(50, within: 0.1))
        window.keyPress(.function(9))
        window.advance(frames: 1)
        #expect(place(window).isNear(50 + 100.0 / 30, within: 0.1))
        window.keyPress(.function(8))
        window.advance(by: .seconds(1))
        #expect(place(window) == 100)
        window.keyPress(.function(6))
        #expect(!MotionDebugging.showsOverlay)
    }

    @Test func `numbers of the list are short`() {
        #expect("1.23456 -0.005 12 x2.5e-7, 1e300 NaN 3.999".withShortNumbers == "1.23 -0.01 12 x0, 1e300 NaN 4")
    }
}
