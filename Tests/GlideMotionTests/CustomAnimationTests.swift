import GlideMotion
import Testing

struct CustomAnimationTests {
    @Test func `a custom animation moves as it says and ends with nil`() {
        var track = Track([(1, 10, Animation(LinearAnimation(seconds: 2)))])
        #expect(track.value(at: 1) == 0)
        #expect(track.value(at: 2) == 5)
        #expect(track.velocity(at: 2) == 5)
        #expect(!track.animator.hasEnded(at: .seconds(2.9)))
        #expect(track.animator.hasEnded(at: .seconds(3)))
        #expect(track.value(at: 3) == 10)
        var due: [AnimationCompletion] = []
        track.animator.collectCompletions(at: .seconds(3), into: &due)
        #expect(!track.animator.isRunning)
    }

    @Test func `asking twice is like asking once`() {
        let track = Track([(0, 10, Animation(CountingAnimation()))])
        for frame in 1...5 {
            let time = Double(frame) / 60
            #expect(track.value(at: time) == Double(frame))
            #expect(track.value(at: time) == Double(frame))
            #expect(!track.animator.hasEnded(at: .seconds(time)))
        }
    }

    @Test func `modifiers apply to custom animations`() {
        let line = Animation(LinearAnimation(seconds: 1))
        let built = Animation.linear(duration: 1)
        let pairs: [(Animation, Animation)] = [
            (line.delay(0.5), built.delay(0.5)), (line.speed(2), built.speed(2)),
            (line.delay(1).speed(2), built.delay(1).speed(2)), (line.speed(2).delay(1), built.speed(2).delay(1)),
            (line.speed(0), built.speed(0)),
        ]
        for (custom, reference) in pairs {
            let track = Track([(0, 1, custom)])
            let other = Track([(0, 1, reference)])
            for frame in 0...120 {
                let time = Double(frame) / 64
                #expect(abs(track.value(at: time) - other.value(at: time)) < 1e-12, "\(custom) at \(time)")
            }
        }
    }

    @Test func `a repeated custom animation starts a pass at the frame at which it was done`() {
        let track = Track([(0, 1, Animation(LinearAnimation(seconds: 1)).repeatCount(3))])
        for frame in 0...192 {
            let time = Double(frame) / 64
            let expected = Track([(0, 1, .linear(duration: 1).repeatCount(3))]).value(at: time)
            #expect(abs(track.value(at: time) - expected) < 1e-12)
        }
        #expect(track.animator.hasEnded(at: .seconds(3)))
    }

    @Test func `a spring takes over the velocity that a custom animation tells`() {
        var track = Track([(0, 10, Animation(LinearAnimation(seconds: 2)))])
        track.set(0, .bouncy, at: 1)
        #expect(track.value(at: 1) == 5)
        #expect(track.velocity(at: 1) == 5)
    }

    @Test func `a velocity that is not told is measured`() {
        var track = Track([(0, 10, Animation(SquareAnimation(seconds: 1)))])
        track.set(0, .bouncy, at: 0.5)
        #expect(track.value(at: 0.5) == 2.5)
        #expect(abs(track.velocity(at: 0.5) - 10) < 1e-6)
    }

    @Test func `custom animations combine with the moving old value`() {
        let line = Animation(LinearAnimation(seconds: 1))
        let track = Track([(0, 1, line), (0.5, 0, line)])
        let reference = Track([(0, 1, .linear(duration: 1)), (0.5, 0, .linear(duration: 1))])
        for frame in 32...100 {
            let time = Double(frame) / 64
            #expect(abs(track.value(at: time) - reference.value(at: time)) < 1e-12)
            #expect(abs(track.velocity(at: time) - reference.velocity(at: time)) < 1e-9)
        }
    }

    @Test func `a custom animation that merges goes on with the clock of the previous one`() {
        let track = Track([(0, 1, Animation(MergingAnimation())), (0.5, 3, Animation(MergingAnimation()))])
        #expect(track.animator.depth == 1)
        #expect(track.value(at: 0.75) == 2.25)
        #expect(track.animator.hasEnded(at: .seconds(1)))
    }

    @Test func `a custom animation says itself when it counts as complete`() {
        var runs = 0
        var track = Track()
        let completion = AnimationCompletion { runs += 1 }
        track.set(1, Animation(StepAnimation(seconds: 2)), at: 0, completions: [completion])
        track.set(2, .easeIn(duration: 5), at: 0.5)
        for (time, expected) in [(0.9, 0), (1.0, 1), (2.5, 1)] {
            var due: [AnimationCompletion] = []
            track.animator.collectCompletions(at: .seconds(time), into: &due)
            for completion in due { completion.run() }
            #expect(runs == expected)
        }
    }

    @Test func `nonsense from a custom animation ends it`() {
        let track = Track([(0, 1, Animation(NonsenseAnimation()))])
        #expect(track.value(at: 0.1) == 1)
        #expect(track.velocity(at: 0.1) == 0)
        #expect(track.animator.hasEnded(at: .seconds(0.1)))
    }

    @Test func `animations can be asked from inside another`() throws {
        var context = AnimationContext<Double>()
        let spring = Animation.spring(response: 0.3, dampingFraction: 0.7)
        let value = try #require(spring.animate(value: 10, time: 0.1, context: &context))
        #expect(abs(value - 7.57060934) < 1e-7)
        #expect(abs(try #require(spring.velocity(value: 10, time: 0.1, context: context)) - 67.50543276) < 1e-7)
        #expect(spring.animate(value: 10, time: 1, context: &context) == nil)
        #expect(context.isLogicallyComplete)
        // Merged, a spring goes on with place and velocity of the one before.
        var merged = AnimationContext<Double>()
        #expect(spring.shouldMerge(previous: spring, value: 10, time: 0.1, context: &merged))
        #expect(abs(try #require(spring.animate(value: 20, time: 0.1, context: &merged)) - 7.57060934) < 1e-7)
        #expect(abs(try #require(spring.velocity(value: 20, time: 0.1, context: merged)) - 67.50543276) < 1e-7)
        #expect(!Animation.linear.shouldMerge(previous: spring, value: 10, time: 0.1, context: &merged))
    }
}
