import GlideMotion
import Testing

/// Rules 1 to 5 of retargeting, modifiers and ends.
struct AnimatorTests {
    let quick = Animation.spring(response: 0.3, dampingFraction: 0.7)

    @Test func `an attribute at rest shows its model`() {
        var track = Track()
        #expect(track.value(at: 5) == 0)
        #expect(track.animator.hasEnded(at: .zero))
        #expect(!track.animator.isRunning)
        track.set(3, nil, at: 1)
        #expect(track.value(at: 1) == 3)
        #expect(!track.animator.isRunning)
    }

    @Test func `a change to an equal value starts nothing`() {
        var track = Track()
        let completion = AnimationCompletion {}
        #expect(track.animator.shift(by: 0, animation: quick, at: .zero, completions: [completion]) == .immediate)
        #expect(!track.animator.isRunning)
        #expect(completion.isIdle)
    }

    @Test func `a spring takes over place and velocity of a curve`() {
        var track = Track([(0, 1, .linear(duration: 1))])
        #expect(track.velocity(at: 0.5) == 1)
        track.set(2, quick, at: 0.5)
        #expect(track.value(at: 0.5) == 0.5)
        #expect(track.velocity(at: 0.5) == 1)
        let spring = Spring(response: 0.3, dampingRatio: 0.7)
        let expected = spring.value(fromValue: 0.5, toValue: 2, initialVelocity: 1, time: 0.1)
        #expect(abs(track.value(at: 0.6) - expected) < 1e-14)
        #expect(track.animator.depth == 1)
    }

    @Test func `a spring takes over the velocity of an interpolating spring`() {
        var track = Track([(0, 1, .interpolatingSpring(stiffness: 100, damping: 10))])
        let before = track.velocity(at: 0.2)
        #expect(before > 1)
        track.set(-4, quick, at: 0.2)
        #expect(abs(track.velocity(at: 0.2) - before) < 1e-14)
    }

    @Test func `a curve leads from the moving old value to the new target`() {
        let track = Track([(0, 1, quick), (0.1, 5, .easeIn(duration: 1))], scale: Track.endless)
        let old = Track([(0, 1, quick)], scale: Track.endless)
        for time in [0.1, 0.2, 0.5, 0.9] {
            let share = UnitCurve.easeIn.value(at: time - 0.1)
            let expected = old.value(at: time) + (5 - old.value(at: time)) * share
            #expect(abs(track.value(at: time) - expected) < 1e-14)
        }
        #expect(track.value(at: 1.1) == 5)
        #expect(track.animator.hasEnded(at: .seconds(1.1)))
    }

    @Test func `a new animation stops an endless one`() {
        var track = Track([(0, 1, .linear(duration: 1).repeatForever())])
        #expect(!track.animator.hasEnded(at: .seconds(1e6)))
        track.set(3, .linear(duration: 0.5), at: 10.25)
        #expect(track.value(at: 10.25) == 0.25)
        #expect(track.value(at: 10.75) == 3)
        #expect(track.animator.hasEnded(at: .seconds(10.75)))
    }

    @Test func `an unanimated change moves what is shown along and does not stop it`() {
        var track = Track([(0, 1, quick)])
        let offset = track.value(at: 0.1) - 1
        track.set(10, nil, at: 0.1)
        #expect(abs(track.value(at: 0.1) - (10 + offset)) < 1e-14)
        #expect(track.animator.isRunning)
        #expect(track.value(at: 5) == 10)
    }

    @Test func `a duration of 0 stops what runs`() {
        for duration in [0, -1, Double.nan] {
            var track = Track([(0, 1, quick)])
            track.set(2, .linear(duration: duration), at: 0.1)
            #expect(track.value(at: 0.1) == 2)
            #expect(!track.animator.isRunning)
        }
    }

    @Test func `two changes before the first frame are one way`() {
        let twice = Track([(0, 1, quick), (0, 3, quick)])
        let once = Track([(0, 3, quick)])
        for time in [0, 0.1, 0.2, 0.5] {
            #expect(abs(twice.value(at: time) - once.value(at: time)) < 1e-14)
        }
        let back = Track([(0, 1, quick), (0, 0, quick)])
        #expect(!back.animator.isRunning)
        #expect(back.value(at: 0.1) == 0)
    }

    @Test func `a finger's velocity goes into a spring`() {
        var track = Track()
        track.set(1, quick, at: 0, initialVelocity: 30)
        #expect(track.velocity(at: 0) == 30)
        let spring = Spring(response: 0.3, dampingRatio: 0.7)
        #expect(abs(track.value(at: 0.1) - spring.value(target: 1, initialVelocity: 30, time: 0.1)) < 1e-14)
    }

    @Test func `an offset can be set outright and goes to zero with its velocity`() {
        var animator = Animator<Double>()
        animator.rebase(offset: 40, velocity: -300, animation: quick, at: .seconds(1))
        #expect(animator.offset(at: .seconds(1)) == 40)
        #expect(animator.velocity(at: .seconds(1)) == -300)
        #expect(animator.hasEnded(at: .seconds(4)))
        animator.rebase(offset: 7, animation: .linear(duration: 2), at: .seconds(5))
        #expect(animator.offset(at: .seconds(6)) == 3.5)
        animator.rebase(offset: 9, animation: nil, at: .seconds(6))
        #expect(animator.offset(at: .seconds(6)) == 0)
        #expect(!animator.isRunning)
    }

    @Test func `before its start an animation shows its start`() {
        let track = Track([(10, 1, quick)])
        #expect(track.value(at: 3) == 0)
        #expect(track.velocity(at: 3) == 0)
        // One that took over begins where the other one was, not at rest.
        for next in [quick, .linear(duration: 1)] {
            let turned = Track([(0, 1, quick), (0.1, 0, next)])
            #expect(abs(turned.value(at: 0.1 - 1e-12) - turned.value(at: 0.1)) < 1e-9)
        }
    }

    // MARK: Modifiers

    @Test func `the order of delay and speed matters`() {
        let base = Animation.linear(duration: 1)
        #expect(Track([(0, 1, base.delay(1).speed(2))]).value(at: 0.75) == 0.5)
        #expect(Track([(0, 1, base.speed(2).delay(1))]).value(at: 1.25) == 0.5)
        #expect(Track([(0, 1, base.delay(1).speed(2))]).animator.endTime == .seconds(1))
        #expect(Track([(0, 1, base.speed(2).delay(1))]).animator.endTime == .seconds(1.5))
    }

    @Test func `a negative delay starts inside`() {
        let track = Track([(0, 1, .linear(duration: 1).delay(-0.25))])
        #expect(track.value(at: 0) == 0.25)
        #expect(track.value(at: 0.5) == 0.75)
        #expect(track.animator.endTime == .seconds(0.75))
    }

    @Test func `a speed of 0 or less never gets anywhere`() {
        for speed in [0, -1.0] {
            for base in [Animation.linear, quick, .interpolatingSpring] {
                let track = Track([(0, 1, base.speed(speed))])
                #expect(track.value(at: 1000) == 0)
                #expect(!track.animator.hasEnded(at: .seconds(1e9)))
            }
        }
    }

    @Test func `an even count with reversal ends with a jump`() {
        let track = Track([(0, 1, .easeInOut(duration: 1).repeatCount(2))])
        #expect(track.value(at: 1.999) < 0.001)
        #expect(track.value(at: 2) == 1)
        #expect(track.animator.hasEnded(at: .seconds(2)))
    }

    @Test func `a count of 1 or less is one pass`() {
        for count in [1, 0, -5] {
            #expect(Track([(0, 1, .linear(duration: 1).repeatCount(count))]).animator.endTime == .seconds(1))
        }
    }

    @Test func `a spring in a repetition starts from rest in each pass`() {
        let spring = Spring(duration: 0.5, bounce: 0.15)
        let pass = spring.settlingDuration
        let track = Track([(0, 1, .spring(spring).repeatCount(3))])
        for time in [0, 0.1, 0.4] {
            let forward = spring.value(target: 1.0, time: time)
            #expect(abs(track.value(at: time) - forward) < 1e-12)
            #expect(abs(track.value(at: pass + time) - (1 - forward)) < 1e-9)
            #expect(abs(track.value(at: 2 * pass + time) - forward) < 1e-9)
        }
        #expect(abs(track.animator.endTime!.seconds - 3 * pass) < 1e-12)
    }

    @Test func `repetitions nest`() {
        // Two passes there and back, as a whole three times without turning.
        let base = Animation.linear(duration: 1).repeatCount(2).repeatCount(3, autoreverses: false)
        let track = Track([(0, 1, base)])
        for time in [0.25, 1.75, 2.25, 3.75, 4.25, 5.75] { #expect(abs(track.value(at: time) - 0.25) < 1e-12) }
        #expect(track.animator.endTime == .seconds(6))
    }

    @Test func `a delay inside a repetition waits in every pass`() {
        let track = Track([(0, 1, .linear(duration: 1).delay(1).repeatForever(autoreverses: false))])
        for pass in 0..<5 {
            let start = Double(pass) * 2
            #expect(track.value(at: start + 0.5) == 0)
            #expect(track.velocity(at: start + 0.5) == 0)
            #expect(track.value(at: start + 1.5) == 0.5)
        }
    }

    @Test func `a delayed spring lets the old motion run until its time has come`() {
        let delayed = quick.delay(0.2)
        let track = Track([(0, 1, quick), (0.05, 4, delayed)], scale: Track.endless)
        let old = Track([(0, 1, quick)], scale: Track.endless)
        #expect(abs(track.value(at: 0.15) - old.value(at: 0.15)) < 1e-14)
        #expect(abs(track.value(at: 0.25) - old.value(at: 0.25)) < 1e-14)
        #expect(abs(track.velocity(at: 0.25) - old.velocity(at: 0.25)) < 1e-12)
        let spring = Spring(response: 0.3, dampingRatio: 0.7)
        let expected = spring.value(
            fromValue: old.value(at: 0.25), toValue: 4, initialVelocity: old.velocity(at: 0.25), time: 0.1)
        #expect(abs(track.value(at: 0.35) - expected) < 1e-12)
    }

    @Test func `a sped spring merges with a spring and combines with a curve`() {
        var merged = Track([(0, 1, quick)])
        let velocity = merged.velocity(at: 0.1)
        merged.set(0, quick.speed(2), at: 0.1)
        #expect(abs(merged.velocity(at: 0.1) - velocity) < 1e-12)
        #expect(merged.animator.depth == 1)
        var combined = Track([(0, 1, .linear(duration: 1))])
        combined.set(0, quick.speed(2), at: 0.1)
        #expect(combined.animator.depth == 2)
        #expect(combined.velocity(at: 0.1) == 1)
    }

    // MARK: Ends

    @Test(arguments: [
        (0.3, 0.7, [0.633, 0.683, 0.883, 0.883, 0.900, 1.067]),
        (0.3, 0.5, [0.750, 0.917, 1.100, 1.100, 1.267, 1.267]),
        (0.3, 1.0, [0.550, 0.667, 0.783, 0.800, 0.833, 0.900]),
        (0.3, 1.5, [0.900, 1.183, 1.483, 1.500, 1.617, 1.767]),
        (0.5, 1.0, [0.817, 1.017, 1.217, 1.233, 1.300, 1.400]),
        (0.5, 0.825, [0.533, 0.933, 0.967, 1.283, 1.333, 1.383]),
        (0.15, 0.86, [0.300, 0.317, 0.433, 0.433, 0.450, 0.467]),
    ])
    func `a spring ends at the known frame`(response: Double, damping: Double, ends: [Double]) {
        for (distance, expected) in zip([1.0, 10, 100, 128, 300, 1000], ends) {
            let animation = Animation.spring(response: response, dampingFraction: damping)
            let track = Track([(0, distance, animation)])
            let frame = (0...).first { track.animator.hasEnded(at: .seconds(Double($0) / 60)) }!
            #expect(abs(Double(frame) / 60 - expected) < 6e-4, "\(response)/\(damping) over \(distance)")
            #expect(track.value(at: Double(frame) / 60) == distance)
            // The same with opacities, whose unit counts 128 points.
            let scaled = Track([(0, distance / 128, animation)], scale: 128)
            #expect(abs(scaled.animator.endTime!.seconds - track.animator.endTime!.seconds) < 1e-12)
        }
    }

    @Test func `an interpolating spring ends with its envelope`() {
        let first = Track([(0, 1, .interpolatingSpring(stiffness: 100, damping: 10))])
        #expect(abs(first.animator.endTime!.seconds - 1.473) < 5e-4)
        let second = Track([(0, 1, .interpolatingSpring(stiffness: 170, damping: 15))])
        #expect(abs(second.animator.endTime!.seconds - 0.992) < 5e-4)
        let critical = Track([(0, 1, .interpolatingSpring(stiffness: 100, damping: 20))])
        #expect(abs(critical.value(at: critical.animator.endTime!.seconds - 1e-9) - 1) <= 0.00101)
        let overdamped = Track([(0, 1, .interpolatingSpring(stiffness: 100, damping: 50))])
        #expect(overdamped.value(at: 0.1) == critical.value(at: 0.1))
        let creeping = Track([(0, 1, .interpolatingSpring(duration: 0.5, bounce: -0.5))])
        let level = Track([(0, 1, .interpolatingSpring(duration: 0.5, bounce: 0))])
        #expect(creeping.value(at: 0.1) == level.value(at: 0.1))
    }

    @Test func `a spring without damping never ends`() {
        for distance in [1e-6, 1, 1000] {
            let track = Track([(0, distance, .spring(response: 0.3, dampingFraction: 0))])
            #expect(!track.animator.hasEnded(at: .seconds(1e6)))
            #expect(track.animator.endTime == nil)
        }
    }

    @Test func `a spring thrown from its target comes to rest`() {
        var track = Track()
        track.animator.rebase(offset: 0, velocity: 500, animation: quick, at: .zero)
        #expect(track.value(at: 0.05) > 5)
        let end = track.animator.endTime!.seconds
        #expect(end > 0.3 && end < 2)
    }

    @Test func `slow springs end by their envelope`() {
        for (response, damping) in [(1e9, 1.0), (1e4, 0.2), (5, 1e-4), (1, 1e6)] {
            let track = Track([(0, 100, .spring(response: response, dampingFraction: damping))])
            let end = track.animator.endTime!.seconds
            #expect(end.isFinite && end > 1)
            #expect(abs(track.value(at: end * 0.999999) - 100) <= 1.01, "\(response) \(damping)")
        }
    }

    @Test func `logical completion comes after the response of a spring`() {
        let spring = Track([(1, 100, quick)])
        #expect(!spring.animator.isLogicallyComplete(at: .seconds(1.299)))
        #expect(spring.animator.isLogicallyComplete(at: .seconds(1.3001)))
        let interpolating = Track([(0, 1, .interpolatingSpring(mass: 2, stiffness: 100, damping: 10))])
        #expect(!interpolating.animator.isLogicallyComplete(at: .seconds(0.62)))
        #expect(interpolating.animator.isLogicallyComplete(at: .seconds(0.63)))
        let curve = Track([(0, 1, .linear(duration: 1))])
        #expect(!curve.animator.isLogicallyComplete(at: .seconds(0.99)))
        #expect(curve.animator.isLogicallyComplete(at: .seconds(1)))
        let early = Track([(0, 1, .linear(duration: 1).logicallyComplete(after: 0.2))])
        #expect(early.animator.isLogicallyComplete(at: .seconds(0.2)))
        #expect(!early.animator.hasEnded(at: .seconds(0.2)))
        let late = Track([(0, 1, .linear(duration: 1).logicallyComplete(after: 20))])
        #expect(late.animator.isLogicallyComplete(at: .seconds(1)))
    }

    @Test func `stiffness has a cap`() {
        let capped = Track([(0, 1, .spring(response: 0.001, dampingFraction: 1))])
        let stiffest = Track([(0, 1, .spring(response: 0, dampingFraction: 1))])
        #expect(capped.value(at: 0.01) == stiffest.value(at: 0.01))
    }

    // MARK: Blending of responses

    @Test func `an interactive spring changes the old response by and by`() {
        let old = Animation.spring(response: 0.6, dampingFraction: 0.8)
        let new = Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
        var track = Track([(0, 100, old)], scale: Track.endless)
        var reference = (x: track.value(at: 0.1) - 300, v: track.velocity(at: 0.1))
        track.set(300, new, at: 0.1, scale: Track.endless)
        // Runge-Kutta steps of the equation with the changing response.
        let step = 1e-5
        func acceleration(_ x: Double, _ v: Double, _ time: Double) -> Double {
            let p = min(1, time / 0.25)
            let response = 0.15 + (0.6 - 0.15) * (1 - p * p * (3 - 2 * p))
            let frequency = 2 * Double.pi / response
            return -frequency * frequency * x - 2 * 0.86 * frequency * v
        }
        var time = 0.0
        for count in 1...50000 {
            let (x, v) = reference
            let a1 = acceleration(x, v, time)
            let a2 = acceleration(x + v * step / 2, v + a1 * step / 2, time + step / 2)
            let v2 = v + a1 * step / 2
            let a3 = acceleration(x + v2 * step / 2, v + a2 * step / 2, time + step / 2)
            let v3 = v + a2 * step / 2
            let a4 = acceleration(x + v3 * step, v + a3 * step, time + step)
            let v4 = v + a3 * step
            reference.x += (v + 2 * v2 + 2 * v3 + v4) * step / 6
            reference.v += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
            time = Double(count) * step
            if count % 5000 == 0 {
                #expect(abs(track.value(at: 0.1 + time) - 300 - reference.x) < 0.01)
                #expect(abs(track.velocity(at: 0.1 + time) - reference.v) < 0.3)
            }
        }
    }

    @Test func `nothing is blended without an old spring or with the same response`() {
        let spring = Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86)
        let plain = Animation.spring(response: 0.15, dampingFraction: 0.86)
        #expect(Track([(0, 1, spring)]).value(at: 0.05) == Track([(0, 1, plain)]).value(at: 0.05))
        let same = Track([(0, 1, plain), (0.05, 2, spring)])
        #expect(same.value(at: 0.1) == Track([(0, 1, plain), (0.05, 2, plain)]).value(at: 0.1))
        let afterCurve = Track([(0, 1, .linear), (0.05, 2, spring)])
        #expect(afterCurve.value(at: 0.1) == Track([(0, 1, .linear), (0.05, 2, plain)]).value(at: 0.1))
    }

    // MARK: Stacks

    @Test func `ended animations are dropped from a stack`() {
        var track = Track()
        for index in 1...50 {
            track.set(Double(index), .linear(duration: 0.1), at: Double(index) * 0.04)
            #expect(track.animator.depth <= 3)
        }
    }

    @Test func `endless interruptions stay bounded without a jump`() {
        for animation in [Animation.linear(duration: 1000), .easeInOut(duration: 5), quick.delay(30)] {
            var track = Track()
            for index in 1...2000 {
                let time = Double(index) * 0.008
                let before = (track.value(at: time), track.velocity(at: time))
                let slopeJump = animation == .linear(duration: 1000) ? 1.0 : 1e-6
                track.set(Double(index % 7) * 10, animation, at: time)
                #expect(track.animator.depth <= (animation == quick.delay(30) ? 512 : 24))
                #expect(abs(track.value(at: time) - before.0) < 1e-9)
                #expect(abs(track.velocity(at: time) - before.1) < slopeJump)
            }
        }
    }

    @Test func `springs that wait below a folded stack take over without a jump`() {
        var track = Track()
        for index in 1...600 {
            track.set(Double(index % 7) * 10, quick.delay(6), at: Double(index) * 0.008)
        }
        #expect(track.animator.depth <= 512)
        // Before, at and after each moment at which a waiting spring begins.
        for index in 300...600 {
            let handoff = Double(index) * 0.008 + 6
            let before = (track.value(at: handoff - 1e-9), track.velocity(at: handoff - 1e-9))
            let after = (track.value(at: handoff + 1e-9), track.velocity(at: handoff + 1e-9))
            #expect(abs(before.0 - after.0) < 1e-5)
            #expect(abs(before.1 - after.1) < 1e-3)
        }
        #expect(track.value(at: 20) == track.model)
    }

    @Test func `many changes at once that wait each have their turn, as if they were made then`() {
        let curve = Animation.easeInOut(duration: 0.25)
        for animation in [quick, curve, .interpolatingSpring(stiffness: 170, damping: 15)] {
            var waiting = Track()
            for index in 1...60 { waiting.set(Double(index % 7) * 10, animation.delay(Double(index) * 0.1), at: 0) }
            var staged = Track()
            for step in 0..<650 {
                let time = Double(step) * 0.01
                if step > 0, step % 10 == 0, step <= 600 {
                    staged.set(Double(step / 10 % 7) * 10, animation, at: Double(step / 10) * 0.1)
                }
                #expect(abs(waiting.value(at: time) - staged.value(at: time)) < 1e-9, "\(animation) at \(time)")
            }
        }
    }

    @Test func `the description tells what runs`() {
        var track = Track()
        #expect(track.animator.description(at: .zero) == "at rest")
        track.set(1, .linear(duration: 1), at: 0)
        track.set(2, .linear(duration: 1), at: 0.5)
        let text = track.animator.description(at: .seconds(0.75))
        #expect(text.contains("timingCurve") && text.contains("0.25 s") && text.contains("over 1 older"))
    }
}
