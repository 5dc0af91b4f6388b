@testable import Glide

/// The kinds of animation that random programs are made of.
enum MotionKind: Int, CaseIterable {
    case spring, standard, interactiveSpring, overdampedSpring, bouncySpring
    case interpolatingSpring, curve, linear, delayedSpring, spedSpring, repeatedSpring, repeatedCurve, endlessCurve
    case custom

    /// Whether the new animation is a fluid spring, so that the velocity must go on as it was.
    var isFluid: Bool { rawValue <= Self.bouncySpring.rawValue }

    func random(_ random: inout SeededNumbers) -> Animation {
        let response = random.number(0.05...1.2)
        let seconds = random.number(0.05...1.5)
        let spring = Animation.spring(response: response, dampingFraction: random.number(0.2...1.1))
        let curve = Animation.timingCurve(
            random.number(0...1), random.number(-0.5...1.5), random.number(0...1), random.number(-0.5...1.5),
            duration: seconds)
        switch self {
        case .spring: return spring
        case .standard: return .default
        case .interactiveSpring:
            return .interactiveSpring(response: response, blendDuration: random.number(0.01...0.6))
        case .overdampedSpring: return .spring(response: response, dampingFraction: random.number(1.1...4))
        case .bouncySpring: return .bouncy(duration: response, extraBounce: 0.1)
        case .interpolatingSpring:
            return .interpolatingSpring(
                mass: random.number(0.3...2), stiffness: random.number(30...500), damping: random.number(2...40),
                initialVelocity: random.number(-5...5))
        case .curve: return curve
        case .linear: return .linear(duration: seconds)
        case .delayedSpring: return spring.delay(random.number(0.01...0.4))
        case .spedSpring: return spring.speed(random.number(0.3...3))
        case .repeatedSpring: return spring.repeatCount(random.whole(2...4))
        case .repeatedCurve: return curve.repeatCount(random.whole(2...5), autoreverses: random.isTrue)
        case .endlessCurve: return curve.repeatForever(autoreverses: random.isTrue)
        case .custom: return Animation(EaseOfItsOwn(duration: seconds))
        }
    }
}

/// An animation that Glide knows nothing about.
struct EaseOfItsOwn: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        let share = max(0, time / duration)
        return value.scaled(by: share * share * (3 - 2 * share))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        let share = min(1, max(0, time / duration))
        return value.scaled(by: 6 * share * (1 - share) / duration)
    }
}

/// Random numbers that are the same on each run: SplitMix64 (Steele, Lea, Flood, 2014).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    var isTrue: Bool { mutating get { Bool.random(using: &self) } }
    mutating func pick<Element>(_ list: [Element]) -> Element { list.randomElement(using: &self)! }
}
