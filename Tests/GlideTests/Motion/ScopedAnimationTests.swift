import Glibc
import Testing

@testable import Glide
@testable import GlideTesting

/// Animations of a block of modifiers alone, and what else travels with a transaction.
@MainActor
@Suite("Scoped animations")
struct ScopedAnimationTests {
    private let shown = Switch()

    @Test func `a scoped animation moves what its block applies, and not the frame of what it stands around`() {
        let window = TestWindow(size: Size(width: 400, height: 100)) {
            Watching { _ in
                Color.red.frame(width: self.shown.isOn ? 100 : 50, height: 20).accessibilityIdentifier("box")
                    .animation(.linear(duration: 1)) { $0.offset(x: self.shown.isOn ? 100 : 0) }
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        shown.isOn = true
        window.advance(by: .seconds(0.5))
        // Wide at once, half-way with its offset.
        window.expect("box", at: Rect(x: 50, y: 40, width: 100, height: 20))
        window.advance(by: .seconds(0.5))
        window.expect("box", at: Rect(x: 100, y: 40, width: 100, height: 20))
    }

    @Test func `around it the outer animation holds, inside its own`() {
        let window = TestWindow(size: Size(width: 400, height: 100)) {
            Watching { _ in
                Color.red.frame(width: self.shown.isOn ? 100 : 50, height: 20).accessibilityIdentifier("box")
                    .animation(.linear(duration: 1)) { $0.offset(x: self.shown.isOn ? 100 : 0) }
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        withAnimation(.linear(duration: 2)) { shown.isOn = true }
        window.advance(by: .seconds(0.5))
        window.expect("box", at: Rect(x: 50, y: 40, width: 62.5, height: 20))
    }

    @Test func `a scoped transaction rewrites for its block only`() {
        let window = TestWindow(size: Size(width: 400, height: 100)) {
            Watching { _ in
                Color.red.frame(width: 50, height: 20).accessibilityIdentifier("box")
                    .offset(x: self.shown.isOn ? 100 : 0)
                    .transaction {
                        $0.animation = nil
                    } body: {
                        $0.offset(y: self.shown.isOn ? 10 : 0)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        withAnimation(.linear(duration: 1)) { shown.isOn = true }
        window.advance(by: .seconds(0.5))
        window.expect("box", at: Rect(x: 50, y: 50, width: 50, height: 20))
    }

    @Test func `a scoped animation gives way where animations are disabled`() {
        let window = TestWindow(size: Size(width: 400, height: 100)) {
            Watching { _ in
                Color.red.frame(width: 50, height: 20).accessibilityIdentifier("box")
                    .animation(.linear(duration: 1)) { $0.offset(x: self.shown.isOn ? 100 : 0) }
            }
        }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { shown.isOn = true }
        window.advance(frames: 1)
        #expect(window.isAtRest)
    }

    @Test func `a completion can be added to a transaction`() {
        let window = TestWindow(size: Size(width: 400, height: 100)) {
            Watching { _ in Color.red.frame(width: self.shown.isOn ? 100 : 50, height: 20) }
        }
        var told = 0
        var transaction = Transaction(animation: .linear(duration: 0.5))
        transaction.addAnimationCompletion { told += 1 }
        withTransaction(transaction) { shown.isOn = true }
        window.advance(by: .seconds(0.49))
        #expect(told == 0)
        window.advance(by: .seconds(0.1))
        #expect(told == 1)
        window.advance(by: .seconds(2))
        #expect(told == 1)
    }

    @Test func `the environment turns slow motion on, and nonsense in it is ignored`() {
        defer {
            unsetenv("GLIDE_SLOW_MOTION")
            unsetenv("GLIDE_REDUCED_MOTION")
            MotionDebugging.speed = 1
        }
        for (text, speed) in [("10", 0.1), ("0.5", 2.0), ("0", 1.0), ("-3", 1.0), ("fast", 1.0), ("inf", 1.0)] {
            MotionDebugging.speed = 1
            setenv("GLIDE_SLOW_MOTION", text, 1)
            MotionSettings.apply()
            #expect(MotionDebugging.speed == speed, "\(text)")
        }
        for (text, isReduced) in [("1", true), ("0", false), ("", false), ("yes", false)] {
            setenv("GLIDE_REDUCED_MOTION", text, 1)
            #expect((DesktopPreferences.ofEnvironment().reducesMotion ?? false) == isReduced)
        }
    }
}
