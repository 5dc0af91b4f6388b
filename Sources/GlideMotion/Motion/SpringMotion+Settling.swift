extension SpringMotion {
    /// Seconds from rest, one unit away, until the spring stays within `epsilon`: ln((α + 1)/ε)/α when it
    /// oscillates (SwiftUI's formula, odd mix of units included), otherwise the first tenth of a second
    /// at which it is that near. Infinite without damping.
    func settlingDuration(epsilon: Double) -> Double {
        settlingDuration(offset: 1, velocity: 0, speed: decay, epsilon: epsilon)
    }

    /// The same for a start `offset` away with `velocity`; `speed` is |α·offset + velocity|, towards the target being
    /// negative velocity.
    func settlingDuration(offset: Double, velocity: Double, speed: Double, epsilon: Double) -> Double {
        guard epsilon > 0 else { return .infinity }
        guard offset.isFinite, velocity.isFinite, speed.isFinite else { return 0 }
        if dampingRatio < 1 {
            guard decay > 0 else { return offset == 0 && velocity == 0 ? 0 : .infinity }
            return max(0, Elementary.logarithm((speed + abs(offset)) / epsilon) / decay)
        }
        func isSettled(_ time: Double) -> Bool {
            let now = response(at: time)
            return abs(now.position * offset + now.impulse * velocity) <= epsilon
        }
        var tenths = 0.0
        while tenths < 1000 {
            if isSettled(tenths / 10) { return tenths / 10 }
            tenths += 1
        }
        // A spring this slow is found by doubling and halving; it creeps, so the last crossing is the only one.
        var high = 200.0
        while high < 1e12, !isSettled(high) { high *= 2 }
        guard isSettled(high) else { return .infinity }
        var low = high / 2
        while high - low > 0.05 {
            let middle = (low + high) / 2
            if middle == low || middle == high { break }
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return (high * 10).rounded(.up) / 10
    }

    /// Seconds after which a motion from rest, one unit away, has come to within `epsilon` for good, without the
    /// rounding to tenths of `settlingDuration`: the formula below critical damping, else the exact crossing.
    func envelopeDuration(epsilon: Double) -> Double {
        if dampingRatio < 1 {
            return decay > 0 ? max(0, Elementary.logarithm((decay + 1) / epsilon) / decay) : .infinity
        }
        // Times count in 1/ω, so the crossing lies in a range that does not depend on the frequency.
        let unit = SpringMotion(frequency: 1, dampingRatio: dampingRatio)
        var high = 1.0
        while high < 1e18, unit.response(at: high).position > epsilon { high *= 2 }
        var low = 0.0
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if unit.response(at: middle).position > epsilon { low = middle } else { high = middle }
        }
        return high / frequency
    }

    /// Seconds after which a motion that starts one interval away with `velocity` intervals per second towards the
    /// target stays within 0.001 of the interval: ln((1 + |B|)/0.001)/α with B = (α − v)/√q;
    /// for critical damping the crossing of its envelope (1 + |ω − v|·t)·e^(−ωt). Infinite without damping.
    func interpolatingDuration(velocity: Double) -> Double {
        let epsilon = 0.001
        guard decay > 0 else { return .infinity }
        // Just below critical damping B grows without bound while the envelope stays finite; its limit serves there.
        if split > 0, dampingRatio < 1 {
            let duration = Elementary.logarithm((1 + abs(decay - velocity) / split) / epsilon) / decay
            if dampingRatio < 0.999 { return duration }
            return min(duration, criticalDuration(velocity: velocity, epsilon: epsilon))
        }
        return criticalDuration(velocity: velocity, epsilon: epsilon)
    }

    private func criticalDuration(velocity: Double, epsilon: Double) -> Double {
        func envelope(_ time: Double) -> Double {
            (1 + abs(decay - velocity) * time) * Elementary.exponential(-decay * time)
        }
        // Beyond its summit, which lies before 1/α, the envelope falls.
        var low = 1 / decay
        var high = 2 * low
        while envelope(high) > epsilon { high *= 2 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if envelope(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}
