import GlideMotion

/// The kinds of animation that random programs are made of.
enum AnimationKind: CaseIterable, Hashable {
    case spring
    case standard
    case interactiveSpring
    case undampedSpring
    case overdampedSpring
    case interpolatingSpring
    case curve
    case linear
    case delayedSpring
    case spedSpring
    case repeatedSpring
    case delayedCurve
    case repeatedCurve
    case endlessCurve
    case delayedInterpolatingSpring
    case still
    case custom

    /// Whether the new animation is a fluid spring, so that the velocity must go on as it was.
    var isFluid: Bool {
        switch self {
        case .spring, .standard, .interactiveSpring, .undampedSpring, .overdampedSpring: true
        default: false
        }
    }

    func random(using generator: inout SeededGenerator) -> Animation {
        func number(_ range: ClosedRange<Double>, _ generator: inout SeededGenerator) -> Double {
            Double.random(in: range, using: &generator)
        }
        let response = number(0.05...1.5, &generator)
        let seconds = number(0.05...2, &generator)
        let spring = Animation.spring(response: response, dampingFraction: number(0.1...1.2, &generator))
        let curve = Animation.timingCurve(
            number(0...1, &generator), number(-1...2, &generator), number(0...1, &generator),
            number(-1...2, &generator), duration: seconds)
        let reverses = Bool.random(using: &generator)
        switch self {
        case .spring: return spring
        case .standard: return .default
        case .interactiveSpring:
            return .interactiveSpring(response: response, blendDuration: number(0.01...0.6, &generator))
        case .undampedSpring: return .spring(response: response, dampingFraction: 0)
        case .overdampedSpring: return .spring(response: response, dampingFraction: number(1...20, &generator))
        case .interpolatingSpring:
            return .interpolatingSpring(
                mass: number(0.2...3, &generator), stiffness: number(20...600, &generator),
                damping: number(1...60, &generator), initialVelocity: number(-10...10, &generator))
        case .curve: return curve
        case .linear: return .linear(duration: seconds)
        case .delayedSpring: return spring.delay(number(0.01...1, &generator))
        case .spedSpring: return spring.speed(number(0.2...4, &generator))
        case .repeatedSpring: return spring.repeatCount(Int.random(in: 2...5, using: &generator))
        case .delayedCurve: return curve.delay(number(0...1, &generator))
        case .repeatedCurve:
            return curve.repeatCount(Int.random(in: 2...5, using: &generator), autoreverses: reverses)
        case .endlessCurve: return curve.repeatForever(autoreverses: reverses)
        case .delayedInterpolatingSpring:
            return Animation.interpolatingSpring(stiffness: 100, damping: 10).delay(seconds / 2).speed(response + 0.5)
        case .still: return curve.speed(0)
        case .custom: return Animation(LinearAnimation(seconds: seconds, tellsVelocity: reverses))
        }
    }
}
