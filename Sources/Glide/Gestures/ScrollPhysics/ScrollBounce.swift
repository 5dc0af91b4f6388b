import Glibc

/// Content beyond its edge on its way back. `overshoot` is signed, in points beyond the edge; times in seconds since the
/// bounce began. Formulas and figures: semantics 6.2.
struct ScrollBounce: Hashable {
    enum Kind: Hashable, CaseIterable {
        /// The content ran over the edge: critically damped, 11 per second.
        case impact
        /// A finger let go of it: two decays, 9 and 46 per second.
        case release
    }

    /// Per second (semantics 6.2).
    static let impactFrequency = 11.0
    /// Per second (semantics 6.2).
    static let slowDecay = 9.0
    /// Per second (semantics 6.2).
    static let fastDecay = 46.0
    /// The slowest impact that bounces, in points per second (semantics 6.2).
    static let lowestImpact = 50.0
    /// The overshoot that can no longer be seen, in points: less than a tenth of a pixel at scale 3.
    static let restDistance = 0.02

    let kind: Kind
    let overshoot: Double
    let velocity: Double

    /// Content that crosses its edge with `velocity`. Values that are not finite count as 0.
    init(impactVelocity velocity: Double) {
        kind = .impact
        overshoot = 0
        self.velocity = velocity.isFinite ? velocity : 0
    }

    /// Content that is let go `overshoot` beyond its edge while it moves with `velocity`.
    init(releasedAt overshoot: Double, velocity: Double = 0) {
        kind = .release
        self.overshoot = overshoot.isFinite ? overshoot : 0
        self.velocity = velocity.isFinite ? velocity : 0
    }

    /// The two parts of a release: slow·e^(−9t) + fast·e^(−46t).
    private var parts: (slow: Double, fast: Double) {
        let slow = (velocity + Self.fastDecay * overshoot) / (Self.fastDecay - Self.slowDecay)
        return (slow, overshoot - slow)
    }

    /// Signed points beyond the edge; 0 from the end on.
    func overshoot(at seconds: Double) -> Double {
        guard seconds < duration else { return 0 }
        let elapsed = seconds > 0 ? seconds : 0
        switch kind {
        case .impact: return velocity * elapsed * exp(-Self.impactFrequency * elapsed)
        case .release:
            return parts.slow * exp(-Self.slowDecay * elapsed) + parts.fast * exp(-Self.fastDecay * elapsed)
        }
    }

    /// Points per second; 0 from the end on.
    func velocity(at seconds: Double) -> Double {
        guard seconds < duration else { return 0 }
        let elapsed = seconds > 0 ? seconds : 0
        switch kind {
        case .impact:
            return velocity * (1 - Self.impactFrequency * elapsed) * exp(-Self.impactFrequency * elapsed)
        case .release:
            return -Self.slowDecay * parts.slow * exp(-Self.slowDecay * elapsed)
                - Self.fastDecay * parts.fast * exp(-Self.fastDecay * elapsed)
        }
    }

    /// When the content comes back over its edge with speed, to run on inside: only after a release with enough speed
    /// inward.
    var returnTime: Double? {
        guard kind == .release, overshoot != 0, parts.slow * parts.fast < 0 else { return nil }
        let ratio = -parts.fast / parts.slow
        guard ratio > 1 else { return nil }
        return log(ratio) / (Self.fastDecay - Self.slowDecay)
    }

    /// Seconds until less than `restDistance` is left, for good.
    var duration: Double {
        switch kind {
        case .impact: return Self.impactDuration(abs(velocity))
        case .release:
            // The sum of the parts' amounts bounds what is left.
            let amount = abs(parts.slow) + abs(parts.fast)
            return amount > Self.restDistance ? log(amount / Self.restDistance) / Self.slowDecay : 0
        }
    }

    private static func impactDuration(_ speed: Double) -> Double {
        guard speed / (impactFrequency * M_E) > restDistance else { return 0 }
        // t = ln(v·t / rest) / ω beyond the peak at 1/ω: the step shrinks errors by 1/(ω·t) < 1.
        var seconds = 1.0
        for _ in 0..<40 { seconds = max(1 / impactFrequency, log(speed * seconds / restDistance) / impactFrequency) }
        return seconds
    }
}
