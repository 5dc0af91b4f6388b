import GlideMotion
import Testing

struct SpringTests {
    @Test func `physical constants follow from duration and bounce`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness - 157.9) < 0.05)
        #expect(abs(spring.damping - 17.6) < 0.05)
        #expect(abs(spring.response - 0.5) < 1e-15)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-15)
    }

    @Test func `duration and bounce follow from physical constants`() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.duration - 0.628) < 0.001)
        #expect(abs(spring.bounce - 0.5) < 1e-12)
        let heavy = Spring(mass: 2, stiffness: 100, damping: 10)
        #expect(abs(heavy.stiffness - 100) < 1e-12)
        #expect(abs(heavy.damping - 10) < 1e-12)
        #expect(heavy.mass == 2)
    }

    @Test func `a negative bounce is an overdamped spring and back`() {
        let spring = Spring(duration: 0.5, bounce: -0.5)
        #expect(spring.dampingRatio == 2)
        #expect(spring.bounce == -0.5)
        #expect(Spring(duration: 0.5, bounce: 3).dampingRatio == 0)
    }

    @Test func `too much damping counts as critical unless it is allowed`() {
        #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
    }

    @Test(arguments: [
        (0.5, 0.15, 0.8768), (0.5, 0.3, 1.0447), (0.3, 0.3, 0.6588), (0.5, 0, 0.8), (0.3, 0, 0.5), (1, 0, 1.5),
    ])
    func `the settling duration is the known one`(duration: Double, bounce: Double, expected: Double) {
        #expect(abs(Spring(duration: duration, bounce: bounce).settlingDuration - expected) < 5e-5)
    }

    @Test func `the settling duration of a vector is that of its length`() {
        let spring = Spring(duration: 0.5, bounce: 0.15)
        #expect(spring.settlingDuration(target: 1.0, epsilon: 0.001) == spring.settlingDuration)
        #expect(spring.settlingDuration(target: 100.0, epsilon: 0.1) == spring.settlingDuration)
        let smooth = Spring.smooth
        let moving = smooth.settlingDuration(target: 1.0, initialVelocity: -40.0, epsilon: 0.001)
        #expect(moving > smooth.settlingDuration)
        #expect(abs(smooth.value(target: 1.0, initialVelocity: -40.0, time: moving) - 1) <= 0.001)
        #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
        #expect(Spring(response: 1e6, dampingRatio: 1).settlingDuration.isFinite)
    }

    @Test(arguments: [0.3, 0.7, 0.95, 1, 1.5, 4])
    func `a spring made from its settling duration settles then`(dampingRatio: Double) {
        let spring = Spring(settlingDuration: 1.2, dampingRatio: dampingRatio)
        #expect(spring.dampingRatio == dampingRatio)
        let duration = spring.settlingDuration
        if dampingRatio < 1 {
            #expect(abs(duration - 1.2) < 1e-9)
        } else {
            // The duration itself is rounded up to tenths.
            #expect(duration >= 1.2 && duration < 1.31)
        }
        #expect(abs(spring.value(target: 1.0, time: 1.2) - 1) < 0.0011)
    }

    @Test func `overshoot and first peak are the textbook's`() {
        let spring = Spring(response: 0.3, dampingRatio: 0.7)
        let peak = 0.3 / (2 * (1 - 0.49).squareRoot())
        #expect(abs(peak - 0.21004) < 1e-5)
        #expect(abs(spring.value(target: 1.0, time: peak) - 1.045988) < 1e-6)
        #expect(abs(spring.velocity(target: 1.0, time: peak)) < 1e-12)
    }

    @Test func `the force is that of the spring and the drag`() {
        let spring = Spring(mass: 2, stiffness: 100, damping: 10)
        #expect(abs(spring.force(target: 3.0, position: 1.0, velocity: 4.0) - 160) < 1e-12)
    }

    @Test func `closed form and integrator agree over a grid of springs`() {
        var compared = 0
        for response in [0.05, 0.15, 0.3, 0.5, 1, 3] {
            for damping in [0, 0.05, 0.3, 0.5, 0.7, 0.9, 0.99, 1, 1.01, 1.5, 3, 10] {
                let spring = Spring(response: response, dampingRatio: damping)
                let integrator = TaylorIntegrator(
                    frequency: 2 * Double.pi / response, dampingRatio: damping)
                for velocity in [-40.0, -3, 0, 5, 200] {
                    for distance in [-300.0, -1, 0, 1, 1000] {
                        for time in [0.001, 0.05, 0.2, 0.7, 1.5] {
                            let expected = integrator.state(offset: -distance, velocity: velocity, after: time)
                            let position = spring.value(target: distance, initialVelocity: velocity, time: time)
                            let speed = spring.velocity(target: distance, initialVelocity: velocity, time: time)
                            let size = abs(distance) + abs(velocity) / spring.stiffness.squareRoot() + 1e-3
                            #expect(abs(position - distance - expected.offset) < 1e-10 * size)
                            #expect(abs(speed - expected.velocity) < 1e-10 * size * spring.stiffness.squareRoot())
                            compared += 1
                        }
                    }
                }
            }
        }
        #expect(compared == 6 * 12 * 5 * 5 * 5)
    }

    @Test(arguments: [
        0.999, 0.999999, 0.9999999, 0.999999999, 0.99999999999999989, 1, 1.0000000000000002, 1.000000001, 1.0000001,
        1.000001, 1.001,
    ])
    func `no digits are lost near critical damping`(damping: Double) {
        let frequency = 2 * Double.pi / 0.3
        let motion = SpringMotion(frequency: frequency, dampingRatio: damping)
        let integrator = TaylorIntegrator(frequency: frequency, dampingRatio: damping)
        for time in [1e-9, 1e-4, 0.01, 0.1, 0.3, 0.6, 1] {
            let fromOffset = integrator.state(offset: 1, velocity: 0, after: time)
            let fromVelocity = integrator.state(offset: 0, velocity: 1, after: time)
            let response = motion.response(at: time)
            // Relative to each number, however small it has become.
            #expect(abs(response.position - fromOffset.offset) <= 2e-13 * abs(fromOffset.offset))
            #expect(abs(response.positionSlope - fromOffset.velocity) <= 2e-13 * abs(fromOffset.velocity))
            #expect(abs(response.impulse - fromVelocity.offset) <= 2e-13 * abs(fromVelocity.offset))
            #expect(abs(response.impulseSlope - fromVelocity.velocity) <= 2e-12 * abs(fromVelocity.velocity) + 1e-16)
        }
    }

    @Test(arguments: [1e3, 1e6, 1e8])
    func `heavy damping creeps without loss of digits`(damping: Double) {
        // The slow root is −ω/(2ζ)·(1 + 1/(4ζ²) + …), the fast one is gone at once.
        let motion = SpringMotion(frequency: 20, dampingRatio: damping)
        let rate = 20 / (2 * damping) * (1 + 1 / (4 * damping * damping))
        for lifetimes in [0.01, 0.5, 3, 10] {
            let response = motion.response(at: lifetimes / rate)
            let left = Elementary.exponential(-lifetimes) * (1 + 1 / (4 * damping * damping))
            #expect(abs(response.position - left) < 1e-10 * left)
            #expect(abs(response.positionSlope + rate * left) < 1e-10 * rate * left)
        }
    }

    @Test func `two steps lead where one step leads`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let spring = Spring(
                response: Double.random(in: 0.03...3, using: &generator),
                dampingRatio: Double.random(in: 0...3, using: &generator))
            let first = Double.random(in: 0...1, using: &generator)
            let second = Double.random(in: 0...1, using: &generator)
            let target = Double.random(in: -500...500, using: &generator)
            let velocity = Double.random(in: -500...500, using: &generator)
            var stepped = (value: 0.0, velocity: velocity)
            spring.update(value: &stepped.value, velocity: &stepped.velocity, target: target, deltaTime: first)
            spring.update(value: &stepped.value, velocity: &stepped.velocity, target: target, deltaTime: second)
            let value = spring.value(target: target, initialVelocity: velocity, time: first + second)
            let speed = spring.velocity(target: target, initialVelocity: velocity, time: first + second)
            let size = abs(target) + abs(velocity) + 1
            #expect(abs(stepped.value - value) < 1e-12 * size)
            #expect(abs(stepped.velocity - speed) < 1e-10 * size)
        }
    }

    @Test func `a spring made from nonsense stays where it starts`() {
        let odd = [Double.nan, .infinity, -.infinity]
        var springs = odd.map { Spring(response: $0, dampingRatio: 1) }.filter { !$0.isValid }
        springs += odd.map { Spring(response: 0.5, dampingRatio: $0) }.filter { !$0.isValid }
        springs += odd.map { Spring(mass: $0, stiffness: 100, damping: 10) }
        springs += [Spring(stiffness: 0, damping: 10), Spring(mass: 0, stiffness: 100, damping: 10)]
        springs += [Spring(stiffness: -1, damping: 10), Spring(duration: 0.5, bounce: -1)]
        springs += [Spring(duration: 0.5, bounce: .nan), Spring(settlingDuration: 1, dampingRatio: 0)]
        for spring in springs {
            #expect(!spring.isValid)
            #expect(spring.value(target: 5.0, time: 1) == 0)
            #expect(spring.velocity(target: 5.0, time: 1) == 0)
            #expect(spring.response.isFinite && spring.stiffness.isFinite && spring.damping.isFinite)
        }
        #expect(Spring.smooth.value(target: 5.0, time: .nan) == 0)
    }

    @Test func `a response of 0 or less is as stiff as can be and a negative damping is none`() {
        #expect(abs(Spring(response: 0, dampingRatio: 1).stiffness - 45000) < 1e-9)
        #expect(abs(Spring(response: -1, dampingRatio: 1).stiffness - 45000) < 1e-9)
        #expect(Spring(response: 0.5, dampingRatio: -2).dampingRatio == 0)
    }

    @Test @MainActor func `animatable values move like their vectors`() {
        let spring = Spring.bouncy
        let from = Rect(x: 0, y: 0, width: 10, height: 20)
        let to = Rect(x: 100, y: -50, width: 30, height: 20)
        let middle = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1)
        let share = spring.value(target: 1.0, time: 0.1)
        #expect(abs(middle.minX - 100 * share) < 1e-12)
        #expect(abs(middle.minY + 50 * share) < 1e-12)
        #expect(abs(middle.width - (10 + 20 * share)) < 1e-12)
        var value = from
        var velocity = Rect.zero
        spring.update(value: &value, velocity: &velocity, target: to, deltaTime: 0.1)
        #expect(abs(value.minX - middle.minX) < 1e-12)
        let turning = spring.velocity(
            fromValue: Angle.zero, toValue: .degrees(90), initialVelocity: .zero, time: 0.1)
        #expect(abs(turning.radians - Double.pi / 2 * spring.velocity(target: 1.0, time: 0.1)) < 1e-12)
    }
}
