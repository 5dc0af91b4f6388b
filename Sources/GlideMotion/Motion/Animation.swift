/// How a value moves from one state to the next: a spring, a timing curve, or one of them later, faster or repeated.
///
/// Durations, responses and delays are in seconds. Numbers that are NaN or infinite make an animation that does not
/// move anything: the change shows at once. A printed animation says what it is.
public struct Animation: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case standard
        case fluidSpring(Spring, blendDuration: Double)
        case interpolatingSpring(Spring, initialVelocity: Double)
        case curve(UnitCurve, duration: Double)
        case delay(Kind, Double)
        case speed(Kind, Double)
        case repetition(Kind, count: Double, autoreverses: Bool)
        case logicalCompletion(Kind, Double)
        case custom(CustomAnimationBox)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The animation that `base` computes.
    public init<Custom: CustomAnimation>(_ base: Custom) {
        kind = .custom(CustomAnimationBox(base))
    }

    /// How long a timing curve takes when nobody says: 0.35 s.
    static let standardDuration = 0.35
    /// What `.default` moves like: the spring without bounce that takes 0.5 s.
    static let standardSpring = Spring(duration: 0.5, bounce: 0)

    /// The animation of a change that asks for none in particular. It moves like `.smooth`, but is its own value.
    public static let `default` = Animation(.standard)
}

extension Animation {
    /// A straight line that takes 0.35 s.
    public static let linear = linear(duration: standardDuration)
    /// A straight line that takes `duration` seconds.
    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
    /// Starts slowly and takes 0.35 s.
    public static let easeIn = easeIn(duration: standardDuration)
    /// Starts slowly and takes `duration` seconds.
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Ends slowly and takes 0.35 s.
    public static let easeOut = easeOut(duration: standardDuration)
    /// Ends slowly and takes `duration` seconds.
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Starts and ends slowly and takes 0.35 s.
    public static let easeInOut = easeInOut(duration: standardDuration)
    /// Starts and ends slowly and takes `duration` seconds.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// The Bézier curve with control points (`p1x`, `p1y`) and (`p2x`, `p2y`), over `duration` seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        guard p1x.isFinite, p1y.isFinite, p2x.isFinite, p2y.isFinite else {
            return Animation(.curve(.linear, duration: .infinity))
        }
        return timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// `curve` over `duration` seconds. A duration of 0 or less, or NaN, ends at once.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(.curve(curve, duration: duration))
    }
}

extension Animation {
    /// The same animation, `delay` seconds later. A negative delay skips the beginning.
    public func delay(_ delay: Double) -> Animation { Animation(.delay(kind, delay)) }
    /// The same animation, `speed` times as fast. At 0 or less it never gets anywhere and never ends.
    public func speed(_ speed: Double) -> Animation { Animation(.speed(kind, speed)) }
    /// The same animation `repeatCount` times; 1 or less is once. With `autoreverses` every second pass goes
    /// backward and counts as one, so an even count ends at the start and then jumps to the end.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repetition(kind, count: Double(max(1, repeatCount)), autoreverses: autoreverses))
    }
    /// The same animation over and over, until another takes its place.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repetition(kind, count: .infinity, autoreverses: autoreverses))
    }
    /// The same animation, which counts as complete once `duration` seconds have passed, if it does not before.
    public func logicallyComplete(after duration: Double) -> Animation {
        Animation(.logicalCompletion(kind, duration))
    }
}

extension Animation: CustomStringConvertible {
    /// The animation as a call that would make it.
    public var description: String { kind.description }
}

extension Animation.Kind: CustomStringConvertible {
    var description: String {
        switch self {
        case .standard: return "default"
        case .fluidSpring(let spring, let blend):
            return "spring(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
                + "blendDuration: \(blend))"
        case .interpolatingSpring(let spring, let velocity):
            return "interpolatingSpring(mass: \(spring.mass), stiffness: \(spring.stiffness), "
                + "damping: \(spring.damping), initialVelocity: \(velocity))"
        case .curve(let curve, let duration): return "timingCurve(\(curve), duration: \(duration))"
        case .delay(let base, let seconds): return "\(base).delay(\(seconds))"
        case .speed(let base, let factor): return "\(base).speed(\(factor))"
        case .repetition(let base, let count, let autoreverses):
            return count == .infinity
                ? "\(base).repeatForever(autoreverses: \(autoreverses))"
                : "\(base).repeatCount(\(Int(exactly: count) ?? .max), autoreverses: \(autoreverses))"
        case .logicalCompletion(let base, let seconds): return "\(base).logicallyComplete(after: \(seconds))"
        case .custom(let box): return "\(box.base)"
        }
    }
}
