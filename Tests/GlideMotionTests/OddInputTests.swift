import GlideMotion
import Testing

/// Numbers that make no sense never crash, and never show up on screen.
struct OddInputTests {
    static let odd = [Double.nan, .infinity, -.infinity]
    static let extreme = [
        0, -0.0, -1, 1e-9, 1e9, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-300,
    ]

    static func animations(_ number: Double) -> [Animation] {
        let base = Animation.easeIn(duration: 1)
        let spring = Animation.bouncy
        return [
            .spring(response: number, dampingFraction: 0.7), .spring(response: 0.3, dampingFraction: number),
            .spring(duration: number, bounce: 0), .spring(duration: 0.5, bounce: number),
            .spring(response: 0.3, dampingFraction: 0.7, blendDuration: number),
            .interactiveSpring(duration: number), .interactiveSpring(extraBounce: number),
            .interactiveSpring(blendDuration: number), .smooth(duration: number), .bouncy(extraBounce: number),
            .interpolatingSpring(mass: number, stiffness: 100, damping: 10),
            .interpolatingSpring(stiffness: number, damping: 10), .interpolatingSpring(stiffness: 100, damping: number),
            .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: number),
            .interpolatingSpring(duration: number, bounce: 0.2, initialVelocity: 1),
            .linear(duration: number), .timingCurve(.circularEaseOut, duration: number),
            .timingCurve(number, 0, 1, 1), .timingCurve(0, number, 1, 1, duration: 1),
            .timingCurve(0, 0, number, number, duration: 1), base.delay(number), spring.delay(number),
            base.speed(number), spring.speed(number), base.speed(number).repeatForever(), spring.repeatForever(),
            base.delay(number).repeatCount(3), spring.delay(number).speed(number).repeatCount(5),
            base.logicallyComplete(after: number), spring.repeatCount(.max), base.repeatCount(.min),
            .spring(Spring(settlingDuration: number, dampingRatio: 0.8)),
            .spring(Spring(settlingDuration: 1, dampingRatio: number)),
            .spring(Spring(settlingDuration: 1, dampingRatio: 1, epsilon: number)),
            Animation(LinearAnimation(seconds: number)), Animation(LinearAnimation(seconds: 1)).delay(number),
            Animation(LinearAnimation(seconds: 1)).speed(number).repeatForever(),
        ]
    }

    @Test func `nothing is shown that is not a number`() {
        for number in OddInputTests.odd + OddInputTests.extreme {
            for animation in OddInputTests.animations(number) {
                for before in [nil, Animation.bouncy, .easeIn(duration: 3), .linear.repeatForever()] {
                    var track = Track()
                    if let before { track.set(50, before, at: 0) }
                    var due: [AnimationCompletion] = []
                    let completion = AnimationCompletion(criteria: .removed) {}
                    track.set(100, animation, at: 0.1, completions: [completion])
                    for time in [0.1, 0.1 + 1e-9, 0.15, 0.3, 1, 7, 86400, 1e12, .infinity] {
                        #expect(track.value(at: time).isFinite, "\(animation) after \(time)")
                        #expect(track.velocity(at: time).isFinite, "\(animation) after \(time)")
                        _ = track.animator.hasEnded(at: .seconds(time))
                        _ = track.animator.isLogicallyComplete(at: .seconds(time))
                        _ = track.animator.description(at: .seconds(time))
                    }
                    // And a spring can always take over.
                    track.set(7, .smooth, at: 0.4)
                    #expect(track.value(at: 0.5).isFinite, "\(animation)")
                    #expect(abs(track.value(at: 1e9) - 7) < 1e-9 || track.model == 7)
                    track.animator.cancel(into: &due)
                    #expect(due.count <= 1)
                }
            }
        }
    }

    @Test func `an animation with a number that is none is no animation and says so`() {
        for number in OddInputTests.odd {
            var rejected: [Animation] = [
                .spring(response: number == -.infinity ? .nan : number, dampingFraction: 0.7),
                .spring(response: 0.3, dampingFraction: number),
                .interpolatingSpring(mass: number, stiffness: 1, damping: 1),
                .spring(blendDuration: number), .linear.delay(number), .linear.speed(number),
                .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: number),
            ]
            if number == .infinity { rejected.append(.linear(duration: number)) }
            for animation in rejected {
                var track = Track([(0, 10, .linear(duration: 1))])
                let outcome = track.animator.shift(by: 5, animation: animation, at: .seconds(0.5))
                track.model += 5
                #expect(outcome == .rejected, "\(animation)")
                // Rule 4: the running motion goes on, the model jumps.
                #expect(track.value(at: 0.5) == 10)
                #expect(track.value(at: 1) == 15)
            }
        }
        for animation in [
            Animation.interpolatingSpring(stiffness: 0, damping: 1),
            .interpolatingSpring(mass: 0, stiffness: 100, damping: 1),
        ] {
            var animator = Animator<Double>()
            #expect(animator.shift(by: 1, animation: animation, at: .zero) == .rejected)
            #expect(!animator.isRunning)
        }
    }

    @Test func `a change that is no number shows at once`() {
        for delta in OddInputTests.odd + [1e300] {
            var animator = Animator<Double>()
            #expect(animator.shift(by: delta, animation: .smooth, at: .zero) == .rejected)
            #expect(animator.offset(at: .zero) == 0)
            #expect(animator.rebase(offset: delta, animation: .smooth, at: .zero) == .rejected)
            #expect(animator.offset(at: .zero) == 0)
        }
        var animator = Animator<Double>()
        #expect(animator.shift(by: 1, animation: .smooth, at: .seconds(.nan)) == .rejected)
        animator.shift(by: 1, animation: .smooth, at: .zero, initialVelocity: .nan)
        #expect(animator.velocity(at: .zero) == 0)
        animator.shift(by: 1, animation: .smooth, at: .zero, scale: .nan)
        #expect(animator.endTime != nil)
        #expect(animator.offset(at: .seconds(.nan)).isFinite)
    }

    @Test func `very short and very long durations are what they say`() {
        let short = Track([(0, 1, .linear(duration: 1e-9))])
        #expect(short.value(at: 5e-10) == 0.5)
        #expect(short.value(at: 1e-8) == 1)
        let long = Track([(0, 1, .linear(duration: 1e9))])
        #expect(long.value(at: 5e8) == 0.5)
        #expect(Track([(0, 1, .spring(response: 1e-9, dampingFraction: 1))]).value(at: 0.5) == 1)
        #expect(Track([(0, 1, .spring(response: 1e9, dampingFraction: 1))]).value(at: 1) < 1e-12)
    }

    @Test(arguments: [0, -0.0, -1, .nan, -.infinity])
    func `a curve that takes no time, or no number of seconds, is at its end at once`(_ duration: Double) {
        for animation in [Animation.linear(duration: duration), .easeIn(duration: duration)] {
            var track = Track([(0, 5, .linear(duration: 10))])
            let completion = AnimationCompletion(criteria: .removed) {}
            track.set(10, animation, at: 1, completions: [completion])
            #expect(track.value(at: 1) == 10)
            #expect(!track.animator.isRunning)
        }
    }

    @Test func `a repetition of nothing is over at once`() {
        let track = Track([(0, 1, .linear(duration: 0).repeatForever())])
        #expect(track.value(at: 0) == 1)
        #expect(!track.animator.isRunning)
    }
}
