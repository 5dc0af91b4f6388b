import GlideMotion
import Testing

struct AnimationTests {
    @Test func `a bare spring has duration and bounce, not response and damping`() {
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring(blendDuration: 1) == .spring(duration: 0.5, bounce: 0, blendDuration: 1))
        #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
        #expect(Animation.spring(dampingFraction: 0.7) == .spring(Spring(response: 0.5, dampingRatio: 0.7)))
        #expect(Animation.spring(response: 0.3, dampingFraction: 0.7) != .spring)
    }

    @Test func `a bare interactive spring has duration and bounce`() {
        let expected = Animation.spring(Spring(duration: 0.15, bounce: 0.15), blendDuration: 0.25)
        #expect(Animation.interactiveSpring == expected)
        #expect(Animation.interactiveSpring() == expected)
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    }

    @Test func `presets are springs with their bounces`() {
        #expect(Animation.smooth == .spring(Spring(duration: 0.5, bounce: 0)))
        #expect(Animation.snappy == .spring(Spring(duration: 0.5, bounce: 0.15)))
        #expect(Animation.bouncy == .spring(Spring(duration: 0.5, bounce: 0.3)))
        #expect(Animation.smooth(duration: 1, extraBounce: 0.1) == .spring(Spring(duration: 1, bounce: 0.1)))
        #expect(Animation.snappy(duration: 1, extraBounce: 0.1) == .spring(Spring(duration: 1, bounce: 0.25)))
        #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(Spring(duration: 1, bounce: 0.4)))
        #expect(Animation.interpolatingSpring == .interpolatingSpring(Spring(duration: 0.5, bounce: 0)))
        #expect(Animation.interpolatingSpring() == .interpolatingSpring)
        #expect(
            Animation.interpolatingSpring(stiffness: 170, damping: 15)
                == .interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 0))
    }

    @Test func `curves take 0.35 s unless told otherwise`() {
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
        #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1, duration: 0.35))
        #expect(Animation.easeInOut == .timingCurve(.easeInOut, duration: 0.35))
    }

    @Test func `the default is its own value and moves like the smooth spring`() {
        #expect(Animation.default != .smooth)
        #expect(Animation.default != .spring)
        #expect(Animation.default == .default)
        for time in [0.05, 0.1, 0.4] {
            #expect(Track([(0, 1, .default)]).value(at: time) == Track([(0, 1, .smooth)]).value(at: time))
        }
    }

    @Test func `modified animations differ by what was done to them`() {
        let base = Animation.easeIn(duration: 1)
        let modified = [
            base, base.delay(1), base.speed(2), base.delay(1).speed(2), base.speed(2).delay(1), base.repeatCount(3),
            base.repeatCount(3, autoreverses: false), base.repeatForever(), base.repeatForever(autoreverses: false),
            base.logicallyComplete(after: 1), Animation(StepAnimation(seconds: 1)),
            Animation(StepAnimation(seconds: 2)), Animation(LinearAnimation(seconds: 1)),
        ]
        #expect(Set(modified).count == modified.count)
        #expect(Animation(StepAnimation(seconds: 1)) == Animation(StepAnimation(seconds: 1)))
    }

    @Test func `a printed animation says what it is`() {
        #expect(
            "\(Animation.smooth)" == "spring(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
        #expect("\(Animation.default)" == "default")
        #expect(
            "\(Animation.linear(duration: 1).delay(0.5).speed(2).repeatForever(autoreverses: false))"
                == "timingCurve(bezier(0.0, 0.0, 1.0, 1.0), duration: 1.0).delay(0.5).speed(2.0)"
                + ".repeatForever(autoreverses: false)")
        #expect("\(Animation.easeIn.repeatCount(3))".hasSuffix(".repeatCount(3, autoreverses: true)"))
        #expect("\(Animation.easeIn.repeatCount(.max))".contains("repeatCount"))
    }
}
