/// A damped spring, as a value that can be asked where it would be.
///
/// The maths is the textbook's: with response r and damping ratio ζ, ω = 2π/r, stiffness = m·ω² and
/// damping = 2ζω·m. Input that makes no spring (NaN, infinite, mass or stiffness not above 0) gives a spring that
/// stays where it starts, `Spring.isValid` being false.
public struct Spring: Hashable, Sendable {
    /// The stiffness that stands for "infinitely stiff": a response of 0 or less is one of 2π/√45000 ≈ 0.0296 s.
    package static let greatestStiffness = 45000.0
    /// The response that belongs to the greatest stiffness, in seconds.
    package static let leastResponse = 2 * Double.pi / greatestStiffness.squareRoot()

    /// The mass on the spring. 1 unless it was made from a mass.
    public let mass: Double
    package let motion: SpringMotion
    /// Whether the spring was made from numbers that describe one.
    package let isValid: Bool

    init(frequency: Double, dampingRatio: Double, mass: Double) {
        isValid = frequency > 0 && frequency.isFinite && dampingRatio.isFinite && mass > 0 && mass.isFinite
        motion =
            isValid
            ? SpringMotion(
                frequency: min(max(frequency, Spring.frequencyRange.lowerBound), Spring.frequencyRange.upperBound),
                dampingRatio: min(max(0, dampingRatio), Spring.greatestDampingRatio))
            : Spring.lifeless
        self.mass = isValid ? mass : 1
    }

    /// Frequencies beyond this range (in 1/s) move nothing within decades, or everything within a nanosecond; they
    /// count as its ends, so that no product of them leaves the range of a `Double`.
    private static let frequencyRange = 1e-9...1e9
    /// Damping ratios above this keep everything where it is and count as this.
    private static let greatestDampingRatio = 1e9

    /// Keeps the parts of an invalid spring finite.
    private static let lifeless = SpringMotion(frequency: 4 * Double.pi, dampingRatio: 1)

    /// The spring with a perceptual `duration` (its response, in seconds; 0 or less means as stiff as can be) and a
    /// `bounce`: 0 is critically damped, up to 1 bounces (more counts as 1), down to −1 (not included) creeps.
    public init(duration: Double = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// The spring with a `response` in seconds (0 or less means as stiff as can be) and a `dampingRatio`: below 1 it
    /// overshoots, 1 is critical, 0 never rests; less than 0 counts as 0.
    public init(response: Double, dampingRatio: Double) {
        let effective = response <= 0 ? Spring.leastResponse : response
        self.init(frequency: 2 * Double.pi / effective, dampingRatio: dampingRatio, mass: 1)
    }

    /// The spring with these physical constants, each above 0. A damping above the critical one counts as critical
    /// unless `allowOverDamping` is true; a negative one counts as 0.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let limited = allowOverDamping || !(ratio > 1) || ratio == .infinity ? ratio : 1
        self.init(frequency: frequency, dampingRatio: limited, mass: mass)
    }

    /// The spring with `dampingRatio` that from rest comes to within `epsilon` of its target after
    /// `settlingDuration` seconds, by the formula of `settlingDuration`. A duration of 0 or less means as stiff as
    /// can be, a damping ratio of 0 never settles and gives an invalid spring.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        guard settlingDuration > 0 else {
            self.init(response: settlingDuration, dampingRatio: dampingRatio)
            return
        }
        guard settlingDuration.isFinite, dampingRatio > 0, dampingRatio.isFinite, epsilon > 0, epsilon < 1 else {
            self.init(frequency: .nan, dampingRatio: 1, mass: 1)
            return
        }
        // The duration falls as the frequency grows: halve the interval in the exponent until it is exact.
        var low = -60.0
        var high = 60.0
        for _ in 0..<100 {
            let middle = (low + high) / 2
            let candidate = SpringMotion(frequency: Elementary.exponential(middle), dampingRatio: dampingRatio)
            if candidate.envelopeDuration(epsilon: epsilon) > settlingDuration { low = middle } else { high = middle }
        }
        self.init(frequency: Elementary.exponential((low + high) / 2), dampingRatio: dampingRatio, mass: 1)
    }

    /// ζ = 1 − bounce from 0 on, 1/(1 + bounce) below; a bounce above 1 counts as 1, −1 and less gives ∞.
    static func dampingRatio(bounce: Double) -> Double {
        if bounce >= 0 { return max(0, 1 - bounce) }
        return bounce > -1 ? 1 / (1 + bounce) : (bounce.isNaN ? .nan : .infinity)
    }
}

extension Spring {
    /// The perceptual duration in seconds: the same as `response`.
    public var duration: Double { response }
    /// How much the spring bounces: 1 − ζ up to critical damping, 1/ζ − 1 (negative) above.
    public var bounce: Double {
        motion.dampingRatio <= 1 ? 1 - motion.dampingRatio : 1 / motion.dampingRatio - 1
    }
    /// The duration of one undamped swing: 2π·√(mass/stiffness), in seconds.
    public var response: Double { motion.response }
    /// The damping as a fraction of the critical damping.
    public var dampingRatio: Double { motion.dampingRatio }
    /// Force for each unit of distance: mass·ω².
    public var stiffness: Double { mass * motion.frequency * motion.frequency }
    /// Drag for each unit of velocity: 2ζω·mass.
    public var damping: Double { 2 * motion.decay * mass }

    /// A spring without bounce that takes 0.5 s.
    public static var smooth: Spring { smooth() }
    /// A spring without bounce, plus `extraBounce`, that takes `duration` seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a bounce of 0.15 that takes 0.5 s.
    public static var snappy: Spring { snappy() }
    /// A spring with a bounce of 0.15, plus `extraBounce`, that takes `duration` seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a bounce of 0.3 that takes 0.5 s.
    public static var bouncy: Spring { bouncy() }
    /// A spring with a bounce of 0.3, plus `extraBounce`, that takes `duration` seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
