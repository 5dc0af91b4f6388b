/// When a fluid spring counts as ended: at the first sixtieth of a second after its start at which
/// velocity and acceleration are at most 0.06 (units/s, units/s²) and at most 1 % of the interval is left.
///
/// The grid of sixtieths belongs to the motion, not to the screen, so the end does not depend on the frame rate.
struct Settling {
    /// The square of the greatest velocity and acceleration at rest: 0.06².
    static let greatestRestSquared = 0.0036
    static let gridInterval = 1.0 / 60
    /// Grid points that are looked at one by one; slower springs end by their envelope.
    static let greatestStepCount = 4096

    /// |x₀|², x₀·v₀ and |v₀|² of the start.
    let offsetSquared: Double
    let offsetDotVelocity: Double
    let velocitySquared: Double
    /// The square of the interval of which 1 % may be left.
    let intervalSquared: Double
    /// What a unit counts in points.
    let scale: Double

    init<Value: VectorArithmetic>(offset: Value, velocity: Value, interval: Double, scale: Double) {
        offsetSquared = offset.magnitudeSquared
        velocitySquared = velocity.magnitudeSquared
        offsetDotVelocity = ((offset + velocity).magnitudeSquared - offsetSquared - velocitySquared) / 2
        intervalSquared = interval
        self.scale = scale
    }

    /// Seconds from the start to the end; infinite without damping.
    func duration(of leaf: Progress.Leaf) -> Double {
        switch leaf {
        case .spring(let motion): return duration(of: motion)
        case .blend(let blend): return duration(of: blend)
        default: return .infinity
        }
    }

    private func duration(of motion: SpringMotion) -> Double {
        if offsetSquared == 0, velocitySquared == 0 { return 0 }
        guard motion.decay > 0 else { return .infinity }
        let step = motion.response(at: Settling.gridInterval)
        var now = MotionResponse.start
        for count in 0..<Settling.greatestStepCount {
            if isAtRest(now, motion) { return Double(count) * Settling.gridInterval }
            now = step.following(now)
        }
        return envelopeDuration(of: motion, after: Double(Settling.greatestStepCount) * Settling.gridInterval)
    }

    private func duration(of blend: SpringBlend) -> Double {
        if offsetSquared == 0, velocitySquared == 0 { return 0 }
        guard blend.target.decay > 0 else { return .infinity }
        for count in 0..<Settling.greatestStepCount {
            let time = Double(count) * Settling.gridInterval
            if isAtRest(blend.response(at: time), blend.motion(at: time)) { return time }
        }
        return blend.duration + envelopeDuration(of: blend.target, after: 0)
    }

    private func isAtRest(_ now: MotionResponse, _ motion: SpringMotion) -> Bool {
        guard squaredLength(now.position, now.impulse) <= 1e-4 * intervalSquared else { return false }
        let limit = Settling.greatestRestSquared / (scale * scale)
        guard squaredLength(now.positionSlope, now.impulseSlope) <= limit else { return false }
        let stiffness = motion.frequency * motion.frequency
        let drag = 2 * motion.decay
        return squaredLength(
            stiffness * now.position + drag * now.positionSlope,
            stiffness * now.impulse + drag * now.impulseSlope) <= limit
    }

    /// |p·x₀ + q·v₀|².
    private func squaredLength(_ p: Double, _ q: Double) -> Double {
        p * p * offsetSquared + 2 * p * q * offsetDotVelocity + q * q * velocitySquared
    }

    /// The moment from which on the envelope of a slow spring is at rest, searched by doubling and halving.
    private func envelopeDuration(of motion: SpringMotion, after start: Double) -> Double {
        let rate =
            motion.dampingRatio <= 1
            ? motion.decay : motion.frequency * motion.frequency / (motion.decay + motion.split)
        let offset = offsetSquared.squareRoot()
        let velocity = velocitySquared.squareRoot()
        let rest = Settling.greatestRestSquared.squareRoot() / scale
        func isAtRest(_ time: Double) -> Bool {
            let growth = motion.split > 0 ? min(time, 1 / motion.split) : time
            let bound = Elementary.exponential(-rate * time) * (offset + (velocity + motion.decay * offset) * growth)
            return bound <= 0.01 * intervalSquared.squareRoot() && bound * motion.frequency <= rest
                && bound * motion.frequency * motion.frequency <= rest
        }
        var high = max(start, 1)
        while !isAtRest(high) {
            high *= 2
            if high > 1e15 { return .infinity }
        }
        var low = start
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isAtRest(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
